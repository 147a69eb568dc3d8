import type { PortalApplication } from "#contract/applicant.ts";
import type { AppContext } from "#server/context.ts";
import type { Moment } from "#server/db/schema.ts";
import { withdrawnEmail } from "#server/hiring/applications/emails.ts";
import type { Unit } from "#server/hiring/applications/events.ts";
import { enqueueToHr } from "#server/hiring/applications/hr-notices.ts";
import { recipientOf, templateData } from "#server/hiring/applications/notifications.ts";
import { findOpenRequest, registerRequest } from "#server/hiring/applications/privacy-requests.ts";
import {
  lockApplication,
  saveApplication,
  type ApplicationRow,
} from "#server/hiring/applications/records.ts";
import { endWithWithdrawal, type EndedInterviews } from "#server/hiring/interviews/ends.ts";
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
    const unit = { tx, now, actor: { actorId: null, client } };
    const ended = await withdraw(context, unit, row);
    await enqueueWithdrawn(context, { tx, now }, row, {
      ended,
      byVisitor: requireVisit !== undefined,
    });
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
    const isOpen = isConsidered(row, now);
    const withdrawn = isOpen ? await withdraw(context, unit, row) : undefined;
    const current = await lockApplication(tx, id, now, invalidLink);
    const change = { consent_withdrawn_at: now.toISOString(), talent_pool_until: null };
    const happening = { event: "consent_withdrawn", action: "consent_withdrawn" } as const;
    await saveApplication(unit, current, change, happening);
    const kind = "consent_withdrawal";
    const isNoted = (await findOpenRequest(tx, row.id, kind)) !== undefined;
    if (!isNoted) await registerRequest(context, unit, row, { kind, withdrawn });
    else if (withdrawn !== undefined) {
      await enqueueWithdrawn(context, unit, row, { ended: withdrawn, byVisitor: false });
    }
  });
  return getPortalApplication(context, id);
}

/** Withdraws the application with its interviews. The caller tells the applicant, in one email about the whole act. */
async function withdraw(
  context: AppContext,
  unit: Unit & { actor: { actorId: null; client: Pick<ClientInfo, "requestId"> } },
  row: ApplicationRow,
): Promise<EndedInterviews> {
  const { tx, now, actor } = unit;
  const { id } = row;
  await cancelScheduledEmails(tx, { application_id: id }, "status", now);
  const happening = { event: "withdrawn", action: "application_withdrawn" } as const;
  await saveApplication(unit, row, { withdrawn_at: now.toISOString() }, happening);
  await enqueueToHr(context, { tx, now }, id, "application_withdrawn");
  return endWithWithdrawal(context, tx, id, { actor, now });
}

type Withdrawn = { ended: EndedInterviews; byVisitor: boolean };

async function enqueueWithdrawn(
  context: AppContext,
  { tx, now }: Moment,
  row: ApplicationRow,
  { ended: { sentences, interview }, byVisitor }: Withdrawn,
): Promise<void> {
  const data = { ...templateData(context, row), endedInterviews: sentences };
  const text = await findTemplate(tx, row.language, "withdrawn");
  const email = withdrawnEmail(row.language, data, text);
  const moment = { tx, now, keys: context.keys };
  const about = { applicationId: row.id, ...(interview && { interview }) };
  const isLimited = context.config.rateLimit;
  // An event in a calendar must end, whatever limits strangers have used up.
  const isByStranger = byVisitor && interview === undefined;
  const cause = isByStranger ? ({ byVisitor, isLimited } as const) : {};
  await enqueueEmail(moment, email, recipientOf(row), { ...about, ...cause });
}
