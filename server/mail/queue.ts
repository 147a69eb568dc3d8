import type { NotNull, Selectable } from "kysely";
import { skipLocked, transact } from "#server/db/transact.ts";
import type { Db, OutboxTable } from "#server/db/schema.ts";
import type { LetterKind } from "./email.ts";

const columns = [
  "id",
  "kind",
  "to_email",
  "to_name",
  "subject",
  "text",
  "html",
  "attempts",
  "created_at",
] as const satisfies readonly (keyof OutboxTable)[];

/** An email that one worker has claimed. */
export type ClaimedLetter = Pick<Selectable<OutboxTable>, (typeof columns)[number]> & {
  to_email: string;
};

/** The end of an attempt. `again` is retried later; a `failed` one is sent again only by an administrator. */
export type Outcome = { state: "sent" | "filed" } | { state: "again" | "failed"; reason: string };

/** Longer than an attempt can last: when it ends, the worker that held the email is gone. */
export const leaseMs = 120_000;

const minute = 60_000;
const hour = 60 * minute;
const backoff = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour];
const giveUpAfterMs = 72 * hour;

/** Claims due emails, the longest waiting first. No two workers ever hold the same one. */
export async function claimLetters(db: Db, now: Date, limit: number): Promise<ClaimedLetter[]> {
  const at = now.toISOString();
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "queued")
      .where("to_email", "is not", null)
      .where("run_at", "<=", at)
      .where((eb) => eb.or([eb("lease_until", "is", null), eb("lease_until", "<=", at)]))
      .orderBy("run_at")
      .orderBy("id")
      .limit(limit)
      .modifyEnd(skipLocked(tx))
      .execute();
    if (due.length === 0) return [];
    return tx
      .updateTable("outbox")
      .set((eb) => ({
        attempts: eb("attempts", "+", 1),
        // The date of an email, from which giving up counts, is its first attempt: one that was held
        // back for a week would fail at its first refusal otherwise.
        created_at: eb.case().when("attempts", "=", 0).then(at).else(eb.ref("created_at")).end(),
        run_at: eb.case().when("attempts", "=", 0).then(at).else(eb.ref("run_at")).end(),
        lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      }))
      .where(
        "id",
        "in",
        due.map((letter) => letter.id),
      )
      .returning(columns)
      .$narrowType<{ to_email: NotNull }>()
      .execute();
  });
}

/** Emails with a link that signs in or deletes: once sent, neither the store nor a backup holds their text. */
const withOneTimeLink: ReadonlySet<string> = new Set<LetterKind>([
  "reset",
  "invite",
  "email_link",
  "erase_link",
]);

/**
 * Stores the end of an attempt. False when the attempt outlived its lease and another worker has
 * claimed the email: then that worker decides.
 */
export async function settleLetter(
  db: Db,
  letter: ClaimedLetter,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  if (outcome.state === "sent" && letter.kind === ("erased" satisfies LetterKind)) {
    // The last personal data of an applicant whose data is deleted.
    const { numDeletedRows } = await db
      .deleteFrom("outbox")
      .where("id", "=", letter.id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
  const result = await db
    .updateTable("outbox")
    .set({ lease_until: null, ...changesFor(letter, outcome, now) })
    .where("id", "=", letter.id)
    .where("state", "=", "queued")
    .where("attempts", "=", letter.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function changesFor(letter: ClaimedLetter, outcome: Outcome, now: Date) {
  const finished_at = now.toISOString();
  if (!("reason" in outcome)) {
    const isOut = outcome.state === "sent" && withOneTimeLink.has(letter.kind);
    return {
      state: outcome.state,
      last_error: null,
      finished_at,
      ...(isOut ? { text: "", html: "" } : {}),
    };
  }
  const last_error = outcome.reason;
  const giveUpAt = Date.parse(letter.created_at) + giveUpAfterMs;
  if (outcome.state === "failed" || now.getTime() >= giveUpAt) {
    return { state: "failed" as const, last_error, finished_at };
  }
  const pause = backoff[Math.min(letter.attempts, backoff.length) - 1] ?? minute;
  const runAt = Math.min(now.getTime() + pause, giveUpAt);
  return { last_error, run_at: new Date(runAt).toISOString() };
}
