import type { Language } from "#contract/languages.ts";
import type { PortalApplication } from "#contract/applicant.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { createLink, requireLink, sealLink, unusableLink } from "#server/accounts/links.ts";
import { emailKey } from "#server/db/search.ts";
import { cancelInterviews } from "#server/hiring/interviews/offer.ts";
import { conflict } from "#server/http/http-error.ts";
import {
  applicationWithdrawnEmail,
  eraseLinkEmail,
  erasedEmail,
  statusLinksEmail,
  withdrawnEmail,
} from "#server/hiring/applications/emails.ts";
import { enqueueEmail, cancelScheduledEmails, withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import {
  canWithdraw,
  getPortalApplication,
  invalidLink,
  secureRecipient,
} from "./own-application.ts";
import { findTemplate } from "#server/mail/email.ts";
import { eraseApplication, finishErasures } from "#server/hiring/applications/deletion.ts";
import {
  recipientOf,
  enqueueToHr,
  visibleStatus,
  templateData,
} from "#server/hiring/applications/notifications.ts";
import {
  lockApplication,
  saveApplication,
  type ApplicationRow,
} from "#server/hiring/applications/records.ts";
import { recordEvent, type Unit } from "#server/hiring/applications/events.ts";
import { registerRequest } from "#server/hiring/applications/privacy-requests.ts";

// Applicants use their private link here. Its token alone identifies them.

const erasureLinkHours = 24;
const maxLinksInEmail = 20;

/** Withdraws an application and notifies HR. Repeating it is no error. Throws 409 after a rejection. */
export async function withdrawApplication(
  context: AppContext,
  id: string,
  client: Pick<ClientInfo, "requestId">,
): Promise<PortalApplication> {
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, invalidLink);
    if (row.withdrawn_at !== null) return;
    if (!canWithdraw(row, now)) throw conflict("failure.cannotWithdraw");
    await withdraw(context, { tx, now, actor: { actorId: null, client } }, row);
  });
  return getPortalApplication(context, id);
}

/**
 * Withdraws the consent to the processing: the application is withdrawn where it still can be, and HR gets a request
 * with its due day. Repeating it is no error.
 */
export async function withdrawConsent(
  context: AppContext,
  id: string,
  client: Pick<ClientInfo, "requestId">,
): Promise<PortalApplication> {
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, invalidLink);
    if (row.consent_withdrawn_at !== null) return;
    const unit = { tx, now, actor: { actorId: null, client } };
    if (canWithdraw(row, now)) await withdraw(context, unit, row);
    const current = await lockApplication(tx, id, now, invalidLink);
    const change = { consent_withdrawn_at: now.toISOString(), talent_pool_until: null };
    const happening = { event: "consent_withdrawn", action: "consent_withdrawn" } as const;
    await saveApplication(unit, current, change, happening);
    await registerRequest(context, unit, row, "consent_withdrawal");
  });
  return getPortalApplication(context, id);
}

async function withdraw(
  context: AppContext,
  unit: Unit & { actor: { actorId: null; client: Pick<ClientInfo, "requestId"> } },
  row: ApplicationRow,
): Promise<void> {
  const { tx, now } = unit;
  const { id } = row;
  await cancelScheduledEmails(tx, { application_id: id }, "status", now);
  const happening = { event: "withdrawn", action: "application_withdrawn" } as const;
  await saveApplication(unit, row, { withdrawn_at: now.toISOString() }, happening);
  await cancelInterviews(context, tx, id, { actor: unit.actor, now });
  const data = templateData(context, row);
  const about = { applicationId: id };
  const text = await findTemplate(tx, row.language, "withdrawn");
  await enqueueEmail(
    { tx, now },
    withdrawnEmail(row.language, data, text),
    recipientOf(row),
    about,
  );
  const toHr = (language: Language) => applicationWithdrawnEmail(language, data);
  await enqueueToHr(context, { tx, now }, toHr, about);
}

/**
 * Emails the applicant a one-time link that confirms the deletion, so a leaked status link cannot
 * delete anything. Throws 409 under a legal hold.
 */
export async function requestErasure(context: AppContext, id: string): Promise<void> {
  const { siteUrl } = context.config;
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, invalidLink);
    if (row.legal_hold) throw onLegalHold();
    const request = { purpose: "erase", applicationId: id, hours: erasureLinkHours } as const;
    const link = sealLink(context.keys, await createLink(tx, request, siteUrl, now));
    const text = await findTemplate(tx, row.language, "erase_link");
    const confirmation = { link, hours: erasureLinkHours };
    const data = templateData(context, row);
    const email = eraseLinkEmail(row.language, data, confirmation, text);
    await enqueueEmail({ tx, now }, email, secureRecipient(row, now), { applicationId: id });
    const unit = { tx, now, actor: { actorId: null } };
    await recordEvent(unit, id, { event: "erasure_asked" });
    await registerRequest(context, unit, row, "erasure");
  });
}

/**
 * Deletes the application of a one-time link and emails a confirmation. Throws 422 for a used or
 * expired link, and 409 under a legal hold; the link stays usable then.
 */
export async function confirmErasure(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const { application_id } = await requireLink(tx, token, ["erase"], now);
    if (application_id === null) throw unusableLink();
    const row = await lockApplication(tx, application_id, now, unusableLink);
    if (row.legal_hold) throw onLegalHold();
    const { id, email, language } = await eraseApplication(tx, row.id, context.config, now);
    // The email is tied to no application, so the purge removes it after it is sent.
    const text = await findTemplate(tx, language, "erased");
    await enqueueEmail({ tx, now }, erasedEmail(language, id, text), { email, name: "" });
    const unit = { tx, now, actor: { actorId: null, client } };
    await recordEvent(unit, id, { action: "application_erased" });
  });
  await finishErasures(context);
}

/** Emails the status links of all applications with an email address to that address. */
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
    await enqueueEmail({ tx, now }, statusLinksEmail(newest.language, data, text), to);
  });
}

const onLegalHold = () => conflict("failure.applicantLegalHold");
