import { setImmediate } from "node:timers/promises";
import type { AppContext } from "#server/context.ts";
import { readSettings } from "#server/db/settings.ts";
import { readBusinessDays } from "#server/hiring/business-days.ts";
import { apologyEmail } from "#server/hiring/portal/emails.ts";
import { findTemplate } from "#server/mail/email.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { whereOverdue } from "./list.ts";
import { recipientOf, templateData } from "./notifications.ts";
import { ageOf, lockApplication } from "./records.ts";

/** So many a minute: a company that switches it on late does not write to hundreds at once. */
const perRun = 20;

/**
 * Tells applicants once that the promised answer is late, where the settings say so. One whose interview is open has
 * an answer. Two servers at once write once: the second finds the application marked.
 */
export async function enqueueApologies(context: AppContext): Promise<void> {
  const { db, clock } = context;
  if (!(await readSettings(db)).sendsApologies) return;
  const now = clock();
  const days = await readBusinessDays(db);
  const due = await db
    .selectFrom("applications")
    .select("id")
    .where((eb) => eb.and(whereOverdue(days, now)))
    .where("spam", "=", false)
    .where("apologised_at", "is", null)
    .orderBy("created_at")
    .limit(perRun)
    .execute();
  for (const { id } of due) {
    await withMailTransaction(context, async (tx, now) => {
      const row = await lockApplication(tx, id, now);
      // It may have been decided since.
      if (row.apologised_at !== null || row.spam || !ageOf(row, days, now).overdue) return;
      const apologised_at = now.toISOString();
      await tx.updateTable("applications").set({ apologised_at }).where("id", "=", id).execute();
      if (row.interview_id !== null) return;
      const text = await findTemplate(tx, row.language, "apology");
      const email = apologyEmail(row.language, templateData(context, row), text);
      const moment = { tx, now, keys: context.keys };
      await enqueueEmail(moment, email, recipientOf(row), { applicationId: id });
    });
    await setImmediate();
  }
}
