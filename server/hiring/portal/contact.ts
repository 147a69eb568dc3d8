import type { UpdateContact, UpdatedContact } from "#contract/applicant.ts";
import {
  consumeLink,
  createLink,
  linkReplaced,
  requireLink,
  unusableLink,
} from "#server/accounts/links.ts";
import type { AppContext } from "#server/context.ts";
import { emailKey } from "#server/db/search.ts";
import type { Tx } from "#server/db/schema.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { correctedColumns } from "#server/hiring/applications/change.ts";
import type { Unit } from "#server/hiring/applications/events.ts";
import {
  canGoBack,
  secureRecipient,
  templateData,
} from "#server/hiring/applications/notifications.ts";
import { enqueueNewLink, replacedLinks } from "#server/hiring/applications/replaced-links.ts";
import {
  lockApplication,
  saveApplication,
  type ApplicationRow,
} from "#server/hiring/applications/records.ts";
import { followCorrection, happeningOf } from "#server/hiring/applications/status-change.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { contactChangedEmail, contactLinkEmail, contactNoticeEmail } from "./emails.ts";
import { getPortalApplication, invalidLink } from "./own-application.ts";

// The private link alone must not be enough to take an application over: a new address is confirmed, and the one
// before is told and can go back.

const confirmationHours = 24;
const returnHours = 72;

/** Changes name and phone at once, and asks a new address to confirm itself. `version` is that of the link. */
export async function changeContact(
  context: AppContext,
  id: string,
  { full_name, phone, email }: Omit<UpdateContact, "token">,
  { version, ...client }: Pick<ClientInfo, "requestId"> & { version: number },
): Promise<UpdatedContact> {
  const confirmation_sent = await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, invalidLink);
    // Replaced since the token was read: a new address must not be asked after that.
    if (row.link_version !== version) throw linkReplaced();
    const unit = { tx, now, actor: { actorId: null, client } };
    // Another spelling of the address reaches the same person.
    const isSame = email !== undefined && emailKey(email) === row.email_key;
    const change = { full_name, phone, ...(isSame && { email }) };
    const columns = await correctedColumns(tx, row, change);
    await saveContact(unit, row, columns);
    if (columns.full_name !== undefined || columns.phone !== undefined) {
      const data = templateData(context, { ...row, ...columns });
      const told = contactChangedEmail(row.language, data, data.statusLink);
      const moment = { tx, now, keys: context.keys };
      await enqueueEmail(moment, told, secureRecipient(row, now), { applicationId: id });
    }
    if (email === undefined || isSame) return false;
    await askNewAddress(context, unit, row, email);
    return true;
  });
  return { ...(await getPortalApplication(context, id)), confirmation_sent };
}

/** Nothing changes before the new address is confirmed; the present one, or the one before, hears of it now. */
async function askNewAddress(
  context: AppContext,
  { tx, now }: Unit,
  row: ApplicationRow,
  email: string,
): Promise<void> {
  const { id: applicationId, language } = row;
  const { keys } = context;
  const { siteUrl } = context.config;
  const { email: present } = secureRecipient(row, now);
  const asked = { purpose: "contact", applicationId, email, hours: confirmationHours } as const;
  const hours = confirmationHours + returnHours;
  const kept = { purpose: "back", applicationId, email: present, hours } as const;
  const confirm = await createLink(tx, asked, siteUrl, now);
  const keep = await createLink(tx, kept, siteUrl, now);
  const data = templateData(context, row);
  // The new address may be a stranger's: it gets no name.
  const toNew = contactLinkEmail(language, { ...data, fullName: "" }, confirm);
  const moment = { tx, now, keys };
  await enqueueEmail(moment, toNew, { email, name: "" }, { applicationId });
  const toPresent = contactNoticeEmail(language, data, keep);
  const recipient = { email: present, name: row.full_name };
  await enqueueEmail(moment, toPresent, recipient, { applicationId });
}

/**
 * Changes the address to the one that has confirmed itself, which ends all links but the way back, and gets the new
 * one. Throws 422 for a used or expired link.
 */
export async function confirmContact(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const { row, link } = await openLink(tx, token, "contact", now);
    if (link.email === null) throw unusableLink();
    await consumeLink(tx, link.id, now);
    const columns = await correctedColumns(tx, row, { email: link.email });
    const until = new Date(now.getTime() + returnHours * hourMs).toISOString();
    // A second change within this time leads back to the first address.
    const previous_email = secureRecipient(row, now).email;
    const unit = { tx, now, actor: { actorId: null, client } };
    const kept = { previous_email, previous_email_until: until };
    const changed = { ...columns, ...kept, address_confirmed_at: now.toISOString() };
    await saveContact(unit, row, changed);
    await enqueueNewLink(context, unit, { ...row, ...changed });
  });
}

/**
 * Keeps or takes back the address to which the link was sent. Somebody else has used the links, so they end, and the
 * address gets the new one. Throws 422 once it is too late.
 */
export async function keepContact(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const { row, link } = await openLink(tx, token, "back", now);
    const isChanged = canGoBack(row, now) && row.previous_email === link.email;
    const pending = await tx
      .deleteFrom("one_time_tokens")
      .where("application_id", "=", row.id)
      .where("purpose", "=", "contact")
      .where("used_at", "is", null)
      .where("expires_at", ">", now.toISOString())
      .returning("id")
      .execute();
    if (!isChanged && pending.length === 0) throw unusableLink();
    await consumeLink(tx, link.id, now);
    const back = isChanged && link.email !== null ? { email: link.email } : {};
    const columns = {
      ...(await correctedColumns(tx, row, back)),
      ...replacedLinks(row),
      address_confirmed_at: now.toISOString(),
    };
    const unit = { tx, now, actor: { actorId: null, client } };
    const { events, ...happening } = happeningOf(row, columns);
    const replaced = { event: "link_replaced", detail: {} } as const;
    await saveApplication(unit, row, columns, { ...happening, events: [...events, replaced] });
    await followCorrection(tx, row, columns);
    await enqueueNewLink(context, unit, { ...row, ...columns });
  });
}

async function openLink<Purpose extends "contact" | "back">(
  tx: Tx,
  token: string,
  purpose: Purpose,
  now: Date,
) {
  const link = await requireLink(tx, token, [purpose], now);
  if (link.application_id === null) throw unusableLink();
  return { link, row: await lockApplication(tx, link.application_id, now, unusableLink) };
}

async function saveContact(
  unit: Unit,
  row: ApplicationRow,
  columns: Partial<ApplicationRow>,
): Promise<void> {
  const happening = happeningOf(row, columns);
  if (happening.events.length === 0) return;
  await saveApplication(unit, row, columns, happening);
  await followCorrection(unit.tx, row, columns);
}
