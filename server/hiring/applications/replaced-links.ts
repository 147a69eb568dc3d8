import { replaceOneTimeLinks } from "#server/accounts/links.ts";
import type { AppContext } from "#server/context.ts";
import type { Tx } from "#server/db/schema.ts";
import { newLinkEmail } from "#server/hiring/portal/emails.ts";
import { conflict } from "#server/http/http-error.ts";
import type { Actor } from "#server/http/requests.ts";
import { authorOf } from "#server/mail/author-limits.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import type { Unit } from "./events.ts";
import { recipientOf, templateData } from "./notifications.ts";
import { lockApplication, saveApplication, type ApplicationRow } from "./records.ts";

/** The columns that end every link sent before, and the visit after sending. */
export const replacedLinks = ({ link_version }: Pick<ApplicationRow, "link_version">) => ({
  link_version: link_version + 1,
  visit_ends_at: null,
});

/** The same for another address: nothing is known of its owner yet. */
export const columnsOfNewAddress = (row: Pick<ApplicationRow, "link_version">) => ({
  ...replacedLinks(row),
  address_confirmed_at: null,
  disowned_at: null,
  previous_email: null,
  previous_email_until: null,
});

/** Ends the one-time links where a change has replaced the links. The way back from an applicant's change stays. */
export async function followReplacedLinks(
  tx: Tx,
  row: Pick<ApplicationRow, "id" | "link_version">,
  { link_version = row.link_version, previous_email }: Partial<ApplicationRow>,
): Promise<void> {
  if (link_version === row.link_version) return;
  await replaceOneTimeLinks(tx, row.id, previous_email ? ["back"] : []);
}

/** Ends all links of an application, and emails the new one if HR wishes. Throws 404, and 409 for one of spam. */
export async function replaceLink(
  context: AppContext,
  id: string,
  isSent: boolean,
  actor: Actor,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now);
    if (isSent && row.spam) throw conflict("failure.messageToSpam");
    const change = replacedLinks(row);
    const happening = { event: "link_replaced", action: "link_replaced" } as const;
    await saveApplication({ tx, now, actor }, row, change, happening);
    await followReplacedLinks(tx, row, change);
    if (isSent) await enqueueNewLink(context, { tx, now, actor }, row);
  });
}

export async function enqueueNewLink(
  context: AppContext,
  { tx, now, actor }: Unit,
  row: ApplicationRow,
): Promise<void> {
  const data = templateData(context, row);
  const email = newLinkEmail(row.language, data, data.statusLink);
  const author = authorOf(context.config, actor.actorId);
  const about = { applicationId: row.id, author };
  await enqueueEmail({ tx, now, keys: context.keys }, email, recipientOf(row), about);
}
