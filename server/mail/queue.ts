import type { NotNull } from "kysely";
import { skipLocked, withTransaction } from "#server/db/transaction.ts";
import type { Db, OutboxTable } from "#server/db/schema.ts";
import type { EmailKind } from "./email.ts";

/** An email that one worker has claimed. */
export type ClaimedEmail = OutboxTable & { to_email: string };

/** `again` is retried later; a `failed` email is sent again only by an administrator. */
export type AttemptResult =
  | { state: "sent" | "filed" }
  | { state: "again" | "failed"; reason: string };

/** Longer than an attempt can last: when it ends, the worker that claimed the email is gone. */
export const leaseMs = 120_000;

const minute = 60_000;
const hour = 60 * minute;
const backoff = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour];
const giveUpAfterMs = 72 * hour;

/** Claims due emails, the longest waiting first. No two workers ever claim the same one. */
export async function claimEmails(db: Db, now: Date, limit: number): Promise<ClaimedEmail[]> {
  const at = now.toISOString();
  return withTransaction(db, async (tx) => {
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
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return [];
    return tx
      .updateTable("outbox")
      .set((eb) => ({
        attempts: eb("attempts", "+", 1),
        // The date of an email, from which giving up counts, is its first attempt. Otherwise a
        // delayed email would fail at its first refusal.
        created_at: eb.case().when("attempts", "=", 0).then(at).else(eb.ref("created_at")).end(),
        run_at: eb.case().when("attempts", "=", 0).then(at).else(eb.ref("run_at")).end(),
        lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      }))
      .where("id", "in", ids)
      .returningAll()
      .$narrowType<{ to_email: NotNull }>()
      .execute();
  });
}

/** Emails with a link that signs in or deletes: once sent, their text is removed from the store. */
const oneTimeLinkKinds: ReadonlySet<string> = new Set<EmailKind>([
  "reset",
  "invite",
  "email_link",
  "erase_link",
]);

/**
 * Stores the result of an attempt. Returns false when the attempt outlived its lease and another
 * worker has claimed the email, which then stores its own result.
 */
export async function storeResult(
  db: Db,
  email: ClaimedEmail,
  result: AttemptResult,
  now: Date,
): Promise<boolean> {
  if (result.state === "sent" && email.kind === ("erased" satisfies EmailKind)) {
    // It holds the last personal data of an applicant whose data is deleted.
    const deleted = await db.deleteFrom("outbox").where("id", "=", email.id).executeTakeFirst();
    return deleted.numDeletedRows === 1n;
  }
  const updated = await db
    .updateTable("outbox")
    .set({ lease_until: null, ...changesAfter(email, result, now) })
    .where("id", "=", email.id)
    .where("state", "=", "queued")
    .where("attempts", "=", email.attempts)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

function changesAfter(email: ClaimedEmail, result: AttemptResult, now: Date) {
  const finished_at = now.toISOString();
  if (!("reason" in result)) {
    const { state } = result;
    const isTextRemoved = state === "sent" && oneTimeLinkKinds.has(email.kind);
    return { state, last_error: null, finished_at, ...(isTextRemoved && { text: "", html: "" }) };
  }
  const last_error = result.reason;
  const giveUpAt = Date.parse(email.created_at) + giveUpAfterMs;
  if (result.state === "failed" || now.getTime() >= giveUpAt) {
    return { state: "failed" as const, last_error, finished_at };
  }
  const delay = backoff[Math.min(email.attempts, backoff.length) - 1] ?? minute;
  const runAt = Math.min(now.getTime() + delay, giveUpAt);
  return { last_error, run_at: new Date(runAt).toISOString() };
}
