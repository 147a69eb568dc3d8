import { company } from "#content/company.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { AppContext } from "#server/context.ts";
import { sortByIds } from "#server/db/lists.ts";
import type { Db } from "#server/db/schema.ts";
import type { EventDetail } from "#server/hiring/applications/events.ts";
import { isTold, visibleStatus } from "#server/hiring/applications/notifications.ts";
import {
  selectApplications,
  stayIn,
  type ApplicationRow,
  type lockApplication,
} from "#server/hiring/applications/records.ts";
import { readPortalInterviews } from "#server/hiring/interviews/schedule.ts";
import { readOwnEmails, readOwnMessages } from "./own-application.ts";

/** Events that tell an applicant what happened; the rest is the inner work of HR, or is told by other parts. */
const toldEvents = [
  "submitted",
  "added",
  "status",
  "contact",
  "position",
  "cv_viewed",
  "cv_downloaded",
  "cv_replaced",
  "withdrawn",
  "consent_withdrawn",
  "link_replaced",
  "disowned",
  "privacy_request",
  "talent_pool",
  "copy_asked",
  "erasure_asked",
] as const;

/** What a copy leaves out, by name. */
export const leftOut = ["notes", "verdicts", "reason", "index"] as const;

export type CopyContent = Awaited<ReturnType<typeof collectCopy>>;

/**
 * Everything kept about an application and its applicant, as the applicant may know it: a decision that is not
 * told yet, and the notes of HR, are left out.
 */
export async function collectCopy(
  context: AppContext,
  row: Awaited<ReturnType<typeof lockApplication>>,
  now: Date,
) {
  const { db, config } = context;
  const { id } = row;
  const requests = await db
    .selectFrom("privacy_requests")
    .select(["kind", "state", "created_at", "due_at", "closed_at"])
    .where("application_id", "=", id)
    .orderBy("id")
    .execute();
  const interviews = await readPortalInterviews(db, id, { ...config, now });
  return {
    made_at: now.toISOString(),
    company: company.name,
    language: row.language,
    application: {
      receipt_number: receiptNumber(id),
      id,
      full_name: row.full_name,
      email: row.email,
      previous_email: row.previous_email,
      phone: row.phone,
      position: row.job_title ?? row.job_id,
      status: visibleStatus(row, now),
      cover_letter: row.cover_letter,
      experience_level: row.experience_level,
      portfolio_url: row.portfolio_url,
      linkedin_url: row.linkedin_url,
      github_url: row.github_url,
      available_start_date: row.available_start_date,
      language: row.language,
      source: row.source,
      source_detail: row.source_detail,
      resume: row.cv_original_name,
      added_by_staff: row.added_by !== null,
      from_account: row.user_id !== null,
      legal_hold: row.legal_hold,
      talent_pool_until: stayIn(row, now),
      created_at: row.created_at,
      withdrawn_at: row.withdrawn_at,
      address_confirmed_at: row.address_confirmed_at,
      disowned_at: row.disowned_at,
      // The number of the link and the state of the visit after sending say nothing about the person.
    },
    consent: {
      basis: row.consent ?? "form",
      policy_version: row.policy_version,
      text: row.consent_text,
      withdrawn_at: row.consent_withdrawn_at,
    },
    history: await readHistory(db, row, now),
    interviews: interviews.map(({ calendar: _derived, ...interview }) => interview),
    messages: await readOwnMessages(db, id),
    emails: (await readOwnEmails(context, id)).emails,
    privacy_requests: requests,
    left_out: leftOut,
  };
}

/** The copies of the applications that an account has sent. */
export async function collectCopies(context: AppContext, userId: string): Promise<CopyContent[]> {
  const { db, clock } = context;
  const now = clock();
  const sent = await db
    .selectFrom("applications")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const ids = sent.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await selectApplications(db, ids, now).execute();
  return Promise.all(sortByIds(ids, rows).map((row) => collectCopy(context, row, now)));
}

async function readHistory(db: Db, row: ApplicationRow, now: Date) {
  const rows = await db
    .selectFrom("application_events")
    .select(["kind", "detail", "created_at as at"])
    .where("application_id", "=", row.id)
    .where("kind", "in", toldEvents)
    .orderBy("id")
    .execute();
  const events = rows.map(({ detail, ...row }): Event => ({ ...row, ...JSON.parse(detail) }));
  const told = toldStatuses(
    events.filter(({ kind }) => kind === "status"),
    isTold(row, now),
  );
  return events.flatMap((event) => {
    const { kind, at, before = null, after = null } = event;
    const status = kind === "status" ? told.get(event) : { before, after };
    return status === undefined ? [] : [{ kind, ...status, at }];
  });
}

type Event = EventDetail & { kind: string; at: string };

/** The changes of status that the applicant was told, each from the one that they knew. */
function toldStatuses(events: readonly Event[], isLastTold: boolean) {
  const told = new Map<Event, { before: string | null; after: string | null }>();
  let known = events[0]?.before ?? null;
  for (const [index, event] of events.entries()) {
    const next = events[index + 1];
    const { after = null } = event;
    const isKnown = next === undefined ? isLastTold : next.isUntold !== true;
    if (!isKnown || after === known) continue;
    told.set(event, { before: known, after });
    known = after;
  }
  return told;
}
