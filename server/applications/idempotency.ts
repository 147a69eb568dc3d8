import { createHash } from "node:crypto";
import { SubmittedApplication, type SubmitApplication } from "#contract/applications.ts";
import { isDuplicate } from "#server/db/engine.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { malformed, requestReused } from "#server/http/failure.ts";

/** A submission that may come twice: the key its sender gave it and what it held. */
export type Attempt = { keyHash: string; fingerprint: string };

/** Reads the Idempotency-Key of a submission; undefined when its sender gave none. */
export function attemptOf(
  header: string | string[] | undefined,
  fields: SubmitApplication,
  fileSha256: string | null,
): Attempt | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^[\u0021-\u007e]{8,200}$/.test(header)) throw malformed();
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    keyHash: sha256(header),
    fingerprint: sha256(JSON.stringify([content, fileSha256])),
  };
}

/**
 * The answer this attempt was given before. Throws 422 when its key was used for another content; the
 * answer of that goes with it, since only its sender knows the key.
 */
export async function findAnswer(
  db: Db,
  attempt: Attempt | undefined,
): Promise<SubmittedApplication | undefined> {
  if (attempt === undefined) return undefined;
  const kept = await db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "answer"])
    .where("key_hash", "=", attempt.keyHash)
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  const answer = SubmittedApplication.parse(JSON.parse(kept.answer));
  if (kept.fingerprint !== attempt.fingerprint) throw requestReused(answer);
  return answer;
}

/** Keeps the answer with the change it speaks of. Of two attempts with one key, the second fails here. */
export async function keepAnswer(
  tx: Tx,
  attempt: Attempt | undefined,
  answer: SubmittedApplication,
): Promise<void> {
  if (attempt === undefined) return;
  await tx
    .insertInto("idempotency_keys")
    .values({
      key_hash: attempt.keyHash,
      fingerprint: attempt.fingerprint,
      answer: JSON.stringify(answer),
      created_at: answer.data.created_at,
    })
    .execute();
}

export const isSecondAttempt = (error: unknown) =>
  isDuplicate(error, "idempotency_keys", "key_hash");

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");
