import type { AppContext } from "#server/context.ts";
import { emailKey } from "#server/db/search.ts";
import { statusLinksEmail } from "#server/hiring/applications/emails.ts";
import { templateData, visibleStatus } from "#server/hiring/applications/notifications.ts";
import { findTemplate } from "#server/mail/email.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";

const maxLinksInEmail = 20;

/** Emails the status links of all applications with an email address to that address, unless it got too many. */
export async function enqueueStatusLinks(context: AppContext, email: string): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const rows = await tx
      .selectFrom("applications")
      .selectAll()
      .where("email_key", "=", emailKey(email))
      .where("spam", "=", false)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(maxLinksInEmail)
      .execute();
    const newest = rows[0];
    if (newest === undefined) return;
    const data = rows.map((row) => ({
      ...templateData(context, row),
      stage: row.withdrawn_at === null ? visibleStatus(row, now) : ("withdrawn" as const),
    }));
    // The email is tied to no application, so deleting one application does not delete it.
    const to = { email: newest.email, name: "" };
    const text = await findTemplate(tx, newest.language, "status_links");
    const links = statusLinksEmail(newest.language, data, text);
    const isLimited = context.config.rateLimit;
    const moment = { tx, now, keys: context.keys };
    await enqueueEmail(moment, links, to, { byVisitor: true, isLimited });
  });
}
