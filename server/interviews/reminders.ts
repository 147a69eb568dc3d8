import type { AppContext } from "#server/context.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { announce } from "./announce.ts";
import { lockInterview, type InterviewRecord } from "./records.ts";

const dayMs = 86_400_000;
const batchSize = 50;

/** Whether the reminder of a time is due or past: the confirmation of such a time is its reminder. */
export const isWithinDay = (startsAt: string, now: Date) =>
  Date.parse(startsAt) - now.getTime() <= dayMs;

/**
 * Reminds both sides a day before an interview, once for each agreed time. Two servers at once send one
 * reminder: the second finds the interview marked. Returns how many were sent.
 */
export async function sendReminders(
  context: Pick<AppContext, "db" | "clock" | "config" | "keys" | "mailer">,
): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  const coming = await db
    .selectFrom("interviews")
    .select("id")
    .where("state", "=", "agreed")
    .where("starts_at", ">", now.toISOString())
    .where("starts_at", "<=", new Date(now.getTime() + dayMs).toISOString())
    .where((eb) =>
      eb.or([eb("reminded_for", "is", null), eb("reminded_for", "!=", eb.ref("starts_at"))]),
    )
    .limit(batchSize)
    .execute();
  for (const { id } of coming) {
    await withMailTransaction(context, async (tx, at) => {
      const { interview, application } = await lockInterview(tx, id);
      if (!isReminderDue(interview, at)) return;
      const { starts_at: reminded_for } = interview;
      await tx.updateTable("interviews").set({ reminded_for }).where("id", "=", id).execute();
      const change = { application, before: interview, after: interview, actorId: null };
      await announce(context, tx, change, { applicant: "reminder", team: "reminder" }, at, at);
    });
  }
  return coming.length;
}

const isReminderDue = ({ state, starts_at, reminded_for }: InterviewRecord, now: Date) =>
  state === "agreed" &&
  starts_at !== null &&
  starts_at > now.toISOString() &&
  isWithinDay(starts_at, now) &&
  reminded_for !== starts_at;
