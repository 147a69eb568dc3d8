import type { Selectable } from "kysely";
import {
  LetterState,
  type OutboxLetter,
  type OutboxLetterText,
  type OutboxList,
  type OutboxQuery,
} from "#contract/outbox.ts";
import { emailKey } from "#server/db/email-key.ts";
import { newId } from "#server/db/id.ts";
import { takeLock } from "#server/db/transact.ts";
import type { Db, OutboxTable, Tx } from "#server/db/schema.ts";
import { sha256 } from "#server/lib/hash.ts";
import { conflict, notFound } from "#server/http/failure.ts";
import { plainName, type Letter, type LetterKind } from "./email.ts";

export type Recipient = { email: string; name: string };

/**
 * Enqueues an email in the transaction of the change that causes it and returns its id. It is not sent
 * before `runAt`. Without a recipient it is held until HR recipients are set.
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

/** Removes and returns the emails of a kind about a record that are not due yet. */
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

/** Restores emails that were withdrawn. */
export async function putBack(tx: Tx, letters: readonly Selectable<OutboxTable>[]): Promise<void> {
  if (letters.length > 0)
    await tx
      .insertInto("outbox")
      .values([...letters])
      .execute();
}

/**
 * Removes the emails to an address that belong to no application and no account. A queued one that
 * confirms a deletion is still sent first; one with links to deleted applications is not.
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
 * Whether another receipt may be sent to this address, which a stranger may have typed: three a day.
 * Transactions for the same address wait for one another, so that all are counted.
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

/** The hash by which emails to an address are counted. */
export const hashOf = (email: string) => sha256(emailKey(email));

const columns = [
  "id",
  "kind",
  "application_id",
  "to_email",
  "subject",
  "state",
  "attempts",
  "last_error",
  "run_at",
  "created_at",
  "finished_at",
] as const satisfies readonly (keyof OutboxTable)[];

/** A page of emails, the newest first, with the count of each state. */
export async function listLetters(
  db: Db,
  { skip, limit, state }: OutboxQuery,
): Promise<Omit<OutboxList, "hasMailServer">> {
  const counted = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("letters")])
    .groupBy("state")
    .execute();
  const found = new Map(counted.map((row) => [row.state, row.letters]));
  const countOf = (one: LetterState) => found.get(one) ?? 0;
  const letters = await db
    .selectFrom("outbox")
    .select(columns)
    .$if(state !== undefined, (letter) => letter.where("state", "=", state ?? "queued"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(skip)
    .execute();
  const states = state === undefined ? LetterState.options : [state];
  return {
    letters,
    total: states.reduce((sum, one) => sum + countOf(one), 0),
    counts: {
      queued: countOf("queued"),
      sent: countOf("sent"),
      filed: countOf("filed"),
      failed: countOf("failed"),
      held: countOf("held"),
    },
  };
}

/** An email with its text. Throws 404. */
export async function findLetter(db: Db, id: string): Promise<OutboxLetterText> {
  const letter = await db
    .selectFrom("outbox")
    .select([...columns, "text"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (letter === undefined) throw notFound();
  return { ...letter, text: letter.text === "" ? null : withoutTokens(letter.text) };
}

const withoutTokens = (text: string) => text.replaceAll(/(https?:\/\/[^\s#]+#)\S+/g, "$1...");

/** Queues an email again that failed or was saved to a file. Throws 404, and 409 for any other. */
export async function sendAgain(tx: Tx, id: string, now: Date): Promise<OutboxLetter> {
  const queued = await tx
    .updateTable("outbox")
    .set({
      state: "queued",
      attempts: 0,
      run_at: now.toISOString(),
      created_at: now.toISOString(),
      lease_until: null,
      last_error: null,
      finished_at: null,
    })
    .where("id", "=", id)
    .where("state", "in", ["failed", "filed"])
    .where("to_email", "is not", null)
    .returning(columns)
    .executeTakeFirst();
  if (queued !== undefined) return queued;
  const letter = tx.selectFrom("outbox").select("id").where("id", "=", id);
  if ((await letter.executeTakeFirst()) === undefined) throw notFound();
  throw conflict("failure.letterNotSendable");
}
