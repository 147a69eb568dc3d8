import { createLink, requireLink, unusableLink } from "#server/accounts/links.ts";
import type { AppContext } from "#server/context.ts";
import { eraseOnRequest, finishErasures } from "#server/hiring/applications/deletion.ts";
import { eraseLinkEmail } from "#server/hiring/applications/emails.ts";
import { recordEvent } from "#server/hiring/applications/events.ts";
import { secureRecipient, templateData } from "#server/hiring/applications/notifications.ts";
import { registerRequest } from "#server/hiring/applications/privacy-requests.ts";
import { lockApplication } from "#server/hiring/applications/records.ts";
import { conflict } from "#server/http/http-error.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { findTemplate } from "#server/mail/email.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { invalidLink } from "./own-application.ts";

const erasureLinkHours = 24;

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
    const link = await createLink(tx, request, siteUrl, now);
    const text = await findTemplate(tx, row.language, "erase_link");
    const confirmation = { link, hours: erasureLinkHours };
    const data = templateData(context, row);
    const email = eraseLinkEmail(row.language, data, confirmation, text);
    const moment = { tx, now, keys: context.keys };
    await enqueueEmail(moment, email, secureRecipient(row, now), { applicationId: id });
    const unit = { tx, now, actor: { actorId: null } };
    await recordEvent(unit, id, { event: "erasure_asked" });
    await registerRequest(context, unit, row, { kind: "erasure" });
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
    await eraseOnRequest({ tx, now }, row, context.config);
    const unit = { tx, now, actor: { actorId: null, client } };
    await recordEvent(unit, row.id, { action: "application_erased" });
  });
  await finishErasures(context);
}

const onLegalHold = () => conflict("failure.applicantLegalHold");
