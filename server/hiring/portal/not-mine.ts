import type { AppContext } from "#server/context.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { findLockedRow, saveApplication } from "#server/hiring/applications/records.ts";
import { followReplacedLinks, replacedLinks } from "#server/hiring/applications/replaced-links.ts";
import { readNotMineToken } from "#server/hiring/applications/status-link.ts";
import { unusableLink } from "#server/accounts/links.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { stopVisitorEmails } from "#server/mail/visitor-limits.ts";

const stoppedDays = 30;

/**
 * The owner of an address says that an application is not theirs: visitors cause no emails to this address for 30
 * days. Where the application still has the address, its links end and HR sees it. Repeating it is no error. Throws
 * 422 for a forged or damaged token.
 */
export async function disownApplication(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<void> {
  const read = readNotMineToken(context.keys, token);
  if (read === undefined) throw unusableLink();
  const { id, addressHash } = read;
  await withMailTransaction(context, async (tx, now) => {
    const until = new Date(now.getTime() + stoppedDays * dayMs);
    const row = await findLockedRow(tx, id);
    if (row !== undefined && hashOf(row.email) === addressHash && row.disowned_at === null) {
      const change = { ...replacedLinks(row), disowned_at: now.toISOString() };
      const unit = { tx, now, actor: { actorId: null, client } };
      const happening = { event: "disowned", action: "application_disowned" } as const;
      await saveApplication(unit, row, change, happening);
      await followReplacedLinks(tx, row, change);
    }
    await stopVisitorEmails(tx, addressHash, until);
  });
}
