import type { PortalApplication } from "#contract/applicant.ts";
import type { AppContext } from "#server/context.ts";
import { withdrawnEmail } from "#server/hiring/applications/emails.ts";
import type { Unit } from "#server/hiring/applications/events.ts";
import { enqueueToHr } from "#server/hiring/applications/hr-notices.ts";
import { recipientOf, templateData } from "#server/hiring/applications/notifications.ts";
import { registerRequest } from "#server/hiring/applications/privacy-requests.ts";
import {
  lockApplication,
  saveApplication,
  type ApplicationRow,
} from "#server/hiring/applications/records.ts";
import { cancelInterviews } from "#server/hiring/interviews/offer.ts";
import { conflict } from "#server/http/http-error.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { findTemplate } from "#server/mail/email.ts";
import { cancelScheduledEmails, enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { getPortalApplication, invalidLink, isConsidered } from "./own-application.ts";

/**
 * Withdraws an application and notifies HR. Repeating it is no error. `requireVisit` tells that no link from an email
 * has asked, and throws where the visit is over. Throws 409 after a rejection.
 */
export async function withdrawApplication(
  context: AppContext,
  id: string,
  client: Pick<ClientInfo, "requestId">,
  requireVisit?: (row: ApplicationRow, now: Date) => unknown,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, invalidLink);
    requireVisit?.(row, now);
    if (row.withdrawn_at !== null) return;
    if (!isConsidered(row, now)) throw conflict("failure.cannotWithdraw");
    await withdraw(
      context,
      { tx, now, actor: { actorId: null, client } },
      row,
      requireVisit !== undefined,
    );
  });
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
    if (isConsidered(row, now)) await withdraw(context, unit, row);
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
  byVisitor = false,
): Promise<void> {
  const { tx, now } = unit;
  const { id } = row;
  await cancelScheduledEmails(tx, { application_id: id }, "status", now);
  const happening = { event: "withdrawn", action: "application_withdrawn" } as const;
  await saveApplication(unit, row, { withdrawn_at: now.toISOString() }, happening);
  await enqueueToHr(context, { tx, now }, id, "application_withdrawn");
  await cancelInterviews(context, tx, id, { actor: unit.actor, now });
  const data = templateData(context, row);
  const about = { applicationId: id };
  const text = await findTemplate(tx, row.language, "withdrawn");
  const email = withdrawnEmail(row.language, data, text);
  const moment = { tx, now, keys: context.keys };
  const isLimited = context.config.rateLimit;
  const cause = byVisitor ? ({ byVisitor, isLimited } as const) : {};
  await enqueueEmail(moment, email, recipientOf(row), { ...about, ...cause });
}
