import type { AppContext } from "#server/context.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { lockApplication, saveApplication } from "#server/hiring/applications/records.ts";
import { followReplacedLinks, replacedLinks } from "#server/hiring/applications/replaced-links.ts";
import { idOfToken, isNotMineToken } from "#server/hiring/applications/status-link.ts";
import { unusableLink } from "#server/accounts/links.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { stopVisitorEmails } from "#server/mail/visitor-limits.ts";

const stoppedDays = 30;

/**
 * The owner of an address says that an application is not theirs: its links end, HR sees it, and visitors cause no
 * emails to this address for 30 days. Repeating it is no error. Throws 422 once the address has changed.
 */
export async function disownApplication(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<void> {
  const id = idOfToken(token);
  if (id === undefined) throw unusableLink();
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, unusableLink);
    if (!isNotMineToken(context.keys, token, row.email_key)) throw unusableLink();
    await stopVisitorEmails(tx, row.email, new Date(now.getTime() + stoppedDays * dayMs));
    if (row.disowned_at !== null) return;
    const change = { ...replacedLinks(row), disowned_at: now.toISOString() };
    const unit = { tx, now, actor: { actorId: null, client } };
    const happening = { event: "disowned", action: "application_disowned" } as const;
    await saveApplication(unit, row, change, happening);
    await followReplacedLinks(tx, row, change);
  });
}
