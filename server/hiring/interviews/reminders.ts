import { setImmediate } from "node:timers/promises";
import type { AppContext } from "#server/context.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { enqueueInterviewEmails } from "./emails.ts";
import { readInvitations } from "./records.ts";
import { readInterviews } from "./records.ts";
import { lockInterview } from "./change.ts";
import { guestsToTell } from "./people.ts";

/**
 * Reminds both sides a day before an interview, once for each agreed time. Two servers at once send one
 * reminder: the second finds the interview marked. A change at the same time leaves it to the next run.
 */
export async function enqueueReminders(
  context: Pick<AppContext, "db" | "clock" | "config" | "keys" | "mailer">,
): Promise<void> {
  const now = context.clock();
  const tomorrow = new Date(now.getTime() + dayMs).toISOString();
  const due = await readInterviews(context.db, (eb) =>
    eb.and([
      eb("state", "=", "agreed"),
      eb("starts_at", ">", now.toISOString()),
      eb("starts_at", "<=", tomorrow),
      eb.or([eb("reminded_for", "is", null), eb("reminded_for", "!=", eb.ref("starts_at"))]),
    ]),
  );
  for (const { id, starts_at: reminded_for, updated_at } of due) {
    await withMailTransaction(context, async (tx, now) => {
      const interview = await lockInterview(tx, id, now);
      if (interview.updated_at !== updated_at || interview.reminded_for === reminded_for) return;
      await tx.updateTable("interviews").set({ reminded_for }).where("id", "=", id).execute();
      const reminder = {
        kind: "reminder",
        before: interview,
        after: interview,
        isSeen: true,
        invitations: await readInvitations(tx, id),
        guests: guestsToTell(interview, null, []),
      } as const;
      await enqueueInterviewEmails(context, tx, reminder, { now });
    });
    await setImmediate();
  }
}
