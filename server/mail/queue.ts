import type { NotNull, Selectable } from "kysely";
import { skipLocked } from "#server/db/transact.ts";
import type { Db, OutboxTable } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { LetterKind } from "./letter.ts";

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

/** A letter whose delivery one worker has taken on. */
export type ClaimedLetter = Pick<Selectable<OutboxTable>, (typeof columns)[number]> & {
  to_email: string;
};

/** How an attempt ended. `again` may be tried later; `failed` never leaves without somebody's hand. */
export type Outcome = { state: "sent" | "filed" } | { state: "again" | "failed"; reason: string };

/** Longer than an attempt can last: a letter whose lease has run out belongs to a worker that is gone. */
export const leaseMs = 120_000;

const minute = 60_000;
/** The clocks of two servers lie no further apart than this. */
const clocksDifferMs = minute;
const hour = 60 * minute;
const longestPauseMs = 12 * hour;
const backoff = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, longestPauseMs];
const giveUpAfterMs = 72 * hour;

/** Takes letters that are due, the longest waiting first. No two workers ever hold the same one. */
export async function claimLetters(db: Db, now: Date, limit: number): Promise<ClaimedLetter[]> {
  const at = now.toISOString();
  // Later than any can be, though another server's clock be ahead: they are from before the clock was
  // set back. A letter that was to leave at once may be from then as well; one that is held back keeps
  // its time.
  const latest = now.getTime() + clocksDifferMs;
  const noLease = new Date(latest + leaseMs).toISOString();
  const noPause = new Date(latest + longestPauseMs).toISOString();
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "queued")
      .where("to_email", "is not", null)
      .where((eb) =>
        eb.or([
          eb("run_at", "<=", at),
          eb("run_at", "=", eb.ref("created_at")),
          eb.and([eb("attempts", ">", 0), eb("run_at", ">", noPause)]),
        ]),
      )
      .where((eb) =>
        eb.or([
          eb("lease_until", "is", null),
          eb("lease_until", "<=", at),
          eb("lease_until", ">", noLease),
        ]),
      )
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
        // Giving up counts from the first attempt, and that is the date of the letter: one that was
        // held back for a week would fail at its first refusal.
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

/** Letters that let whoever reads them in: once they are out, neither the store nor a backup holds them. */
const withOneTimeLink: ReadonlySet<string> = new Set<LetterKind>([
  "reset",
  "invite",
  "email_link",
  "erase_link",
]);

/**
 * Writes down how an attempt ended. False when the letter has meanwhile been claimed again, because
 * the attempt outlived its lease: then its new holder decides.
 */
export async function settleLetter(
  db: Db,
  letter: ClaimedLetter,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  if (outcome.state === "sent" && letter.kind === ("erased" satisfies LetterKind)) {
    // The last trace of somebody whose data is deleted.
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
