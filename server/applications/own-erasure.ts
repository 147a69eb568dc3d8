import { createHash, randomBytes } from "node:crypto";
import { audit, type Source } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import type { Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { invalid } from "#server/http/failure.ts";
import { eraseLinkLetter, erasedLetter } from "#server/mail/applicant-letters.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { announcedColumns } from "./announce.ts";
import { eraseApplication, removeResume } from "./erase.ts";
import { factsOf } from "./facts.ts";
import { note } from "./history.ts";
import { lockOwn, ownId } from "./own.ts";

const linkHours = 24;

/** Sends the applicant a one-time link that deletes everything, so that a leaked status link cannot. */
export async function askErasure(parts: Parts, token: string): Promise<void> {
  const { db, mailer, config, clock } = parts;
  const id = ownId(parts, token);
  const now = clock();
  await transact(db, async (tx) => {
    const row = await lockOwn(tx, id);
    const link = `${config.siteUrl}/application-status#erase=${await createEraseToken(tx, id, now)}`;
    const letter = eraseLinkLetter(row.language, factsOf(parts, row), link, linkHours);
    const applicant = { email: row.email, name: row.full_name };
    await post(tx, letter, applicant, { applicationId: id }, now);
    await note(tx, id, "erasure_asked", null, {}, now);
  });
  mailer.kick();
}

/** Deletes the application of a one-time link, and tells its applicant so. Throws 422 when it is used up. */
export async function confirmErasure(parts: Parts, token: string, source: Source): Promise<void> {
  const { db, files, mailer, clock } = parts;
  const now = clock();
  const key = await transact(db, async (tx) => {
    const row = await tx
      .selectFrom("one_time_tokens")
      .innerJoin("applications", "applications.id", "one_time_tokens.application_id")
      .select(announcedColumns.map((column) => `applications.${column}` as const))
      .where("token_hash", "=", hashOf(token))
      .where("purpose", "=", "erase")
      .where("expires_at", ">", now.toISOString())
      .executeTakeFirst();
    const erased = row === undefined ? undefined : await eraseApplication(tx, row.id);
    if (row === undefined || erased === undefined) throw invalid({}, "failure.tokenUsed");
    // Belongs to no application any more, and is removed itself once it has been sent.
    const applicant = { email: row.email, name: "" };
    await post(tx, erasedLetter(row.language, row.id), applicant, {}, now);
    const target = { kind: "application", id: row.id } as const;
    await audit(tx, { at: now, action: "application_erased", actorId: null, target, source });
    return erased.cv_key;
  });
  await removeResume(files, key);
  mailer.kick();
}

async function createEraseToken(tx: Tx, applicationId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.deleteFrom("one_time_tokens").where("application_id", "=", applicationId).execute();
  await tx
    .insertInto("one_time_tokens")
    .values({
      id: newId(now),
      purpose: "erase",
      application_id: applicationId,
      token_hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + linkHours * 3_600_000).toISOString(),
    })
    .execute();
  return token;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
