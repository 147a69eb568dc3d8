import { company } from "#content/company.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { AppContext } from "#server/context.ts";
import { sortByIds } from "#server/db/lists.ts";
import type { ApplicationEventsTable } from "#server/db/event-tables.ts";
import type { Db } from "#server/db/schema.ts";
import type { EventDetail } from "#server/hiring/applications/events.ts";
import { isTold, visibleStatus } from "#server/hiring/applications/notifications.ts";
import {
  selectApplications,
  stayIn,
  type ApplicationRow,
  type lockApplication,
} from "#server/hiring/applications/records.ts";
import { interviewsOf, stageOf } from "#server/hiring/interviews/records.ts";
import { readOwnEmails, readOwnMessages } from "./own-application.ts";

type EventKind = ApplicationEventsTable["kind"];

/**
 * Which events the history of a copy has: `told` what happened, `own` what the applicant has done, while interviews
 * and emails tell of what staff do. The rest is the inner work of HR, or another part has it.
 */
const eventFates: Record<EventKind, "told" | "own" | "elsewhere" | "inner"> = {
  submitted: "told",
  added: "told",
  status: "told",
  contact: "told",
  position: "told",
  cv_viewed: "told",
  cv_downloaded: "told",
  cv_replaced: "told",
  withdrawn: "told",
  consent_withdrawn: "told",
  link_replaced: "told",
  disowned: "told",
  privacy_request: "told",
  talent_pool: "told",
  copy_asked: "told",
  erasure_asked: "told",
  interview_agreed: "own",
  interview_declined: "own",
  interview_other_times: "own",
  interview_undone: "own",
  interview_offered: "elsewhere",
  interview_changed: "elsewhere",
  interview_cancelled: "elsewhere",
  message: "elsewhere",
  message_cancelled: "inner",
  applicant_message: "elsewhere",
  message_done: "inner",
  notes: "inner",
  note_added: "inner",
  verdicts_opened: "inner",
  rejection_reason: "inner",
  cv_infected: "inner",
  spam_marked: "inner",
  spam_restored: "inner",
  legal_hold: "inner",
};

const isCopied = (kind: EventKind, actorId: string | null): boolean =>
  eventFates[kind] === "told" || (eventFates[kind] === "own" && actorId === null);

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
  const { db } = context;
  const { id } = row;
  const requests = await db
    .selectFrom("privacy_requests")
    .select(["kind", "state", "created_at", "due_at", "closed_at"])
    .where("application_id", "=", id)
    .orderBy("id")
    .execute();
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
    interviews: await readInterviewsOf(db, id, now),
    messages: await readOwnMessages(db, id),
    emails: (await readOwnEmails(context, id)).emails,
    privacy_requests: requests,
    left_out: leftOut,
  };
}

/**
 * The copies of the applications under the confirmed address of an account, but for those that it has disowned, and of
 * those that 1.0.0 stored for the account.
 */
export async function collectCopies(context: AppContext, userId: string): Promise<CopyContent[]> {
  const { db, clock } = context;
  const now = clock();
  const confirmed = db
    .selectFrom("users")
    .select("email_key")
    .where("id", "=", userId)
    .where("email_confirmed_at", "is not", null);
  const sent = await db
    .selectFrom("applications")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("user_id", "=", userId),
        eb.and([eb("email_key", "=", confirmed), eb("disowned_at", "is", null)]),
      ]),
    )
    .orderBy("id")
    .execute();
  const ids = sent.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await selectApplications(db, ids, now).execute();
  return Promise.all(sortByIds(ids, rows).map((row) => collectCopy(context, row, now)));
}

/** The interviews that the applicant knows of, with all offered times and all that the applicant wrote. */
async function readInterviewsOf(db: Db, id: string, now: Date) {
  const records = await interviewsOf(db, id);
  return records
    .filter(({ visible_at }) => visible_at <= now.toISOString())
    .map((record) => ({
      state: stageOf(record, now),
      starts_at: record.starts_at,
      slots: record.slots,
      minutes: record.minutes,
      place: record.place,
      video_link: record.video_link,
      note: record.note,
      interviewers: record.people.map(({ name }) => name),
      other_times: record.other_times,
      decline_reason: record.decline_reason,
      cancel_reason: record.cancel_reason,
    }));
}

async function readHistory(db: Db, row: ApplicationRow, now: Date) {
  const rows = await db
    .selectFrom("application_events")
    .select(["kind", "actor_id", "detail", "created_at as at"])
    .where("application_id", "=", row.id)
    .orderBy("id")
    .execute();
  const events = rows
    .filter(({ kind, actor_id }) => isCopied(kind, actor_id))
    .map(({ kind, at, detail }): Event => ({ kind, at, ...JSON.parse(detail) }));
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
