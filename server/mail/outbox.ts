import type { Selectable } from "kysely";
import { createHash } from "node:crypto";
import { emailKey } from "#server/db/email-key.ts";
import { newId } from "#server/db/id.ts";
import { takeLock } from "#server/db/transact.ts";
import type { OutboxTable, Tx } from "#server/db/schema.ts";
import type { Letter, LetterKind } from "./letter.ts";
import { plainName } from "./plain-name.ts";

export type Recipient = { email: string; name: string };

/**
 * Puts a letter in the outbox. It leaves only if the change that caused it is kept, and not before
 * `runAt`. Without a recipient it is held: shown to administrators, sent to nobody. Gives its id.
 */
export async function post(
  tx: Tx,
  letter: Letter,
  to: Recipient | null,
  about: { applicationId?: string; userId?: string; runAt?: Date },
  now: Date,
): Promise<string> {
  const id = newId(now);
  await tx
    .insertInto("outbox")
    .values({
      ...letter,
      id,
      application_id: about.applicationId ?? null,
      user_id: about.userId ?? null,
      to_email: to?.email ?? null,
      to_name: plainName(to?.name ?? "") ?? null,
      to_hash: to === null ? null : hashOf(to.email),
      state: to === null ? "held" : "queued",
      attempts: 0,
      run_at: (about.runAt ?? now).toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

/** Takes back the letters of a kind about a record whose time has not come, and gives them. */
export async function withdrawLetters(
  tx: Tx,
  about: { application_id: string } | { user_id: string },
  kind: LetterKind,
  now: Date,
): Promise<Selectable<OutboxTable>[]> {
  return tx
    .deleteFrom("outbox")
    .where((eb) => eb.and(about))
    .where("kind", "=", kind)
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .where("run_at", ">", now.toISOString())
    .returningAll()
    .execute();
}

/** Puts letters back that were taken back. */
export async function putBack(tx: Tx, letters: readonly Selectable<OutboxTable>[]): Promise<void> {
  if (letters.length > 0)
    await tx
      .insertInto("outbox")
      .values([...letters])
      .execute();
}

/**
 * Removes the letters to an address that belong to no application and no account. One that says that
 * something was deleted still leaves first; links to applications lead nowhere by now.
 */
export async function removeLettersOfNobody(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("to_hash", "=", hashOf(email))
    .where("application_id", "is", null)
    .where("user_id", "is", null)
    .where((eb) =>
      eb.or([eb("state", "!=", "queued"), eb("kind", "=", "status_links" satisfies LetterKind)]),
    )
    .execute();
}

const receiptsPerDay = 3;
const dayMs = 86_400_000;

/**
 * Whether one more receipt may go to this address, which a stranger may have typed: three a day.
 * Transactions that ask for the same address wait for one another, so that all are counted.
 */
export async function receiptAllowed(tx: Tx, email: string, now: Date): Promise<boolean> {
  const hash = hashOf(email);
  await takeLock(tx, `receipt:${hash}`);
  const { sent } = await tx
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("sent"))
    .where("to_hash", "=", hash)
    .where("kind", "=", "receipt" satisfies LetterKind)
    .where("created_at", ">", new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return sent < receiptsPerDay;
}

/** What stands for an address, so that letters to it can be counted. */
export const hashOf = (email: string) =>
  createHash("sha256").update(emailKey(email)).digest("base64url");
