import { PortalApplication, type OwnEmails } from "#contract/applicant.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { linkReplaced } from "#server/accounts/links.ts";
import type { AppContext } from "#server/context.ts";
import type { Db } from "#server/db/schema.ts";
import { readUsualAnswerDays } from "#server/hiring/answer-time.ts";
import type { EventDetail } from "#server/hiring/applications/events.ts";
import { canGoBack, visibleStatus } from "#server/hiring/applications/notifications.ts";
import {
  requireApplication,
  stayIn,
  type ApplicationRow,
} from "#server/hiring/applications/records.ts";
import { readStatusToken } from "#server/hiring/applications/status-link.ts";
import { readPortalInterviews } from "#server/hiring/interviews/schedule.ts";
import { invalid } from "#server/http/http-error.ts";
import { applicantKinds } from "#server/mail/email.ts";
import { withoutCode } from "#server/mail/email-code.ts";
import { withoutTokens } from "#server/mail/outbox.ts";
import { endStop } from "#server/mail/visitor-limits.ts";

// An application as its applicant sees it, by the private link. Its token alone identifies them.

/**
 * Returns the application id of a status token, which confirms the address and ends the visit after sending. Throws
 * 422 for a forged or damaged token, and for one that a newer has replaced.
 */
export async function requireToken(
  { db, keys, clock }: AppContext,
  token: unknown,
): Promise<string> {
  const { id, version } = requireGenuineToken({ keys }, token);
  const row = await db
    .selectFrom("applications")
    .select(["id", "email", "link_version", "visit_ends_at", "address_confirmed_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow(invalidLink);
  if (row.link_version !== version) throw linkReplaced();
  await confirmAddress(db, row, clock());
  return id;
}

type Confirmed = "id" | "email" | "link_version" | "visit_ends_at" | "address_confirmed_at";

/** Notes that a link from an email to the present address was opened, which ends the visit after sending. */
export async function confirmAddress(
  db: Db,
  { id, email, link_version, visit_ends_at, address_confirmed_at }: Pick<ApplicationRow, Confirmed>,
  now: Date,
): Promise<void> {
  if (address_confirmed_at !== null && visit_ends_at === null) return;
  const confirmed = address_confirmed_at ?? now.toISOString();
  await db
    .updateTable("applications")
    .set({ address_confirmed_at: confirmed, visit_ends_at: null })
    .where("id", "=", id)
    .where("link_version", "=", link_version)
    .execute();
  if (address_confirmed_at === null) await endStop(db, email);
}

/** What a status token names; it may have been replaced since. Throws 422 for a forged or damaged token. */
export function requireGenuineToken({ keys }: Pick<AppContext, "keys">, token: unknown) {
  const read = typeof token === "string" ? readStatusToken(keys, token) : undefined;
  if (read === undefined) throw invalidLink();
  return read;
}

/** Reads an application as its applicant sees it. Throws 422 when it no longer exists. */
export async function getPortalApplication(
  { db, clock, config }: AppContext,
  id: string,
): Promise<PortalApplication> {
  const row = await requireApplication(db, id, invalidLink);
  const now = clock();
  const isOpen = isConsidered(row, now);
  // The schema drops the other columns.
  return PortalApplication.parse({
    ...row,
    receipt: receiptNumber(row.id),
    job_title: row.job_title ?? row.job_id,
    status: visibleStatus(row, now),
    talent_pool_until: stayIn(row, now),
    previous_email_until: canGoBack(row, now) ? row.previous_email_until : null,
    can_withdraw: isOpen,
    can_replace_resume: isUndecided(row, now),
    usual_answer_days: await readUsualAnswerDays(db, now),
    messages: await readOwnMessages(db, row.id),
    interviews: await readPortalInterviews(db, row.id, { ...config, now }),
  });
}

/** Whether the application is still considered, as far as the applicant knows. */
export const isConsidered = (row: ApplicationRow, now: Date) =>
  row.withdrawn_at === null && visibleStatus(row, now) !== "rejected";

/** Whether the applicant knows of no decision: until then a newer resume counts. */
export const isUndecided = (row: ApplicationRow, now: Date) =>
  isConsidered(row, now) && visibleStatus(row, now) !== "accepted";

/** What an applicant has written, oldest first. */
export async function readOwnMessages(
  db: Db,
  applicationId: string,
): Promise<PortalApplication["messages"]> {
  const rows = await db
    .selectFrom("application_events")
    .select(["id", "detail", "created_at"])
    .where("application_id", "=", applicationId)
    .where("kind", "=", "applicant_message")
    .orderBy("id")
    .execute();
  return rows.map(({ id, detail, created_at }) => {
    const { before: file_name = null, after }: EventDetail = JSON.parse(detail);
    return { id, text: after ?? "", file_name, created_at };
  });
}

const shownEmails = 100;

/** The emails that were sent to an applicant, newest first, without their codes. One-time links leave no text behind. */
export async function readOwnEmails(
  { db, config }: AppContext,
  applicationId: string,
): Promise<OwnEmails> {
  await requireApplication(db, applicationId, invalidLink);
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "subject", "text", "created_at", "finished_at"])
    .where("application_id", "=", applicationId)
    .where("kind", "in", applicantKinds)
    .where("state", "in", ["sent", "savedToFile"])
    .orderBy("finished_at", "desc")
    .orderBy("id", "desc")
    .limit(shownEmails)
    .execute();
  return {
    emails: rows.map((row) => ({
      id: row.id,
      subject: withoutTokens(row.subject),
      text: withoutTokens(withoutCode(row.text, config.siteUrl)),
      sent_at: row.finished_at ?? row.created_at,
    })),
  };
}

export const invalidLink = () => invalid({}, "failure.statusLink");
