import type { Interview, OfferInterview, UpdateInterview } from "#contract/interviews.ts";
import type { AppContext } from "#server/context.ts";
import { exists } from "#server/db/exists.ts";
import { newId } from "#server/db/id.ts";
import type { Tx } from "#server/db/schema.ts";
import { auditApplication, recordEvent } from "#server/audit/application-history.ts";
import { undoUntil } from "#server/http/bulk.ts";
import type { Actor } from "#server/http/current-user.ts";
import { conflict, invalid } from "#server/http/http-error.ts";
import { nextVersion, type CheckChange } from "#server/http/requests.ts";
import { hashOf, withdrawInterviewEmails, withMailTransaction } from "#server/mail/outbox.ts";
import { countStep } from "#server/positions/application-steps.ts";
import { findColleagues } from "#server/users/colleagues.ts";
import { announce, type News } from "./announce.ts";
import {
  isOpen,
  lockApplication,
  lockInterview,
  readInterviews,
  toInterview,
  type ApplicationRow,
  type InterviewRecord,
} from "./records.ts";
import { saveInterview } from "./save.ts";
import { keepUndo } from "./undo.ts";

/**
 * Offers an interview. The email leaves, and the applicant sees it, once the time to undo is over. An open
 * offer of the same times is returned as it is, because a client may repeat a call. Throws 404, 409, 422.
 */
export async function offerInterview(
  context: AppContext,
  applicationId: string,
  { slots, interviewers, ...offer }: OfferInterview,
  actor: Actor,
): Promise<Interview> {
  return withMailTransaction(context, async (tx, now) => {
    const application = await lockApplication(tx, applicationId);
    requireOpenApplication(application);
    const times = slots.map(({ starts_at }) => starts_at);
    const same = (await readInterviews(tx, { applicationId })).find(
      (one) => isOpen(one, now) && one.slots.join() === times.join(),
    );
    if (same !== undefined) return toInterview(same);
    requireComing(times, now);
    const until = undoUntil(now);
    const record: InterviewRecord = {
      ...offer,
      id: newId(now),
      application_id: applicationId,
      state: "offered",
      slots: times,
      people: await findInterviewers(tx, interviewers),
      starts_at: null,
      decline_reason: null,
      other_times: null,
      sequence: 0,
      visible_at: until.toISOString(),
      reminded_for: null,
      undo: null,
      created_by: actor.actorId,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    };
    await saveInterview(tx, record);
    const change = { application, before: record, after: record, actorId: actor.actorId };
    const news = { applicant: "offered", team: null } as const;
    const enqueued = await announce(context, tx, change, news, until, now);
    const undo = { before: null, emails: [], bulkId: null };
    await keepUndo(tx, record.id, { until: until.toISOString(), enqueued, ...undo });
    const detail = { after: times.join(" ") };
    await recordEvent(tx, applicationId, "interview_offered", actor.actorId, detail, now);
    await countStep(tx, applicationId, "interview", now);
    await auditApplication(tx, applicationId, "interview_offered", actor, now);
    return toInterview(record);
  });
}

/**
 * Changes or cancels an interview. New times offer it again. `check` sees the locked record and may refuse
 * the change. Throws 404, 409, 422.
 */
export async function updateInterview(
  context: AppContext,
  id: string,
  change: UpdateInterview,
  actor: Actor,
  check: CheckChange<Interview>,
): Promise<Interview> {
  return withMailTransaction(context, async (tx, now) => {
    const { interview: before, application } = await lockInterview(tx, id);
    await check(toInterview(before), tx);
    if (change.state !== undefined && before.state === "cancelled") return toInterview(before);
    if (!isOpen(before, now)) throw conflict("failure.interviewOver");
    const { actorId } = actor;
    const { fields, ...after } = await applyChange(tx, before, change, now);
    if (fields.length === 0) return toInterview(before);
    const kind = after.state === "cancelled" ? "interview_cancelled" : "interview_changed";
    const saved = await storeChange(
      context,
      tx,
      { application, before, after, actorId },
      newsOf(before, after),
      { now, until: undoUntil(now), bulkId: null },
    );
    const detail = { after: saved.starts_at ?? saved.slots.join(" ") };
    await recordEvent(tx, application.id, kind, actorId, detail, now);
    await auditApplication(tx, application.id, kind, actor, now, { fields });
    return toInterview(saved);
  });
}

/**
 * Cancels the open interviews of an application that was rejected or withdrawn, and tells both sides at
 * `until`. `bulkId` is the bulk change whose undo restores them.
 */
export async function cancelInterviews(
  context: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  application: ApplicationRow,
  actorId: string | null,
  { now, until, bulkId }: { now: Date; until: Date; bulkId: string | null },
): Promise<void> {
  const interviews = await readInterviews(tx, { applicationId: application.id });
  for (const before of interviews.filter((one) => isOpen(one, now))) {
    const after = { ...before, state: "cancelled" } as const;
    const change = { application, before, after, actorId };
    await storeChange(context, tx, change, newsOf(before, after), { now, until, bulkId });
    const detail = { after: before.starts_at ?? before.slots.join(" ") };
    await recordEvent(tx, application.id, "interview_cancelled", actorId, detail, now);
  }
}

/** The applicant never sees an offer that was cancelled before the email about it left. */
const never = "9999-12-31T00:00:00.000Z";

/** Stores a change with its emails and what an undo restores. */
async function storeChange(
  context: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  { application, before, after, actorId }: Parameters<typeof announce>[2],
  news: News,
  { now, until, bulkId }: { now: Date; until: Date; bulkId: string | null },
): Promise<InterviewRecord> {
  const emails = await withdrawInterviewEmails(tx, before.id);
  const isKnown = await isApplicantTold(tx, before.id, application.email);
  const isHidden = !isKnown && after.state === "cancelled";
  const saved = {
    ...after,
    visible_at: isHidden ? never : before.visible_at,
    sequence: before.sequence + 1,
    undo: null,
    updated_at: nextVersion(before.updated_at, now),
  };
  await saveInterview(tx, saved);
  // Before the first email has left, the applicant hears of the offer as it is now, or not at all.
  const first = saved.state === "offered" ? "offered" : null;
  const told = { ...news, applicant: isKnown ? news.applicant : first };
  const change = { application, before, after: saved, actorId };
  const enqueued = await announce(context, tx, change, told, until, now);
  await keepUndo(tx, before.id, { until: until.toISOString(), enqueued, before, emails, bulkId });
  return saved;
}

/** Whether an email about the interview has left, or is being sent, to the applicant. */
const isApplicantTold = (tx: Tx, interviewId: string, email: string) =>
  exists(
    tx
      .selectFrom("outbox")
      .select("id")
      .where("interview_id", "=", interviewId)
      .where("to_hash", "=", hashOf(email)),
  );

/** Who hears what about a change that staff make. */
function newsOf(before: InterviewRecord, after: InterviewRecord): News {
  const wasAgreed = before.state === "agreed";
  if (after.state === "cancelled") {
    return { applicant: "cancelled", team: wasAgreed ? "cancelled" : null };
  }
  if (after.state === "agreed") return { applicant: "changed", team: "changed" };
  return { applicant: "moved", team: wasAgreed ? "moved" : null };
}

/** The interview after a change, and the names of the fields that differ. */
async function applyChange(
  tx: Tx,
  before: InterviewRecord,
  { slots, interviewers, state, ...values }: UpdateInterview,
  now: Date,
): Promise<InterviewRecord & { fields: string[] }> {
  if (state !== undefined) return { ...before, state, fields: ["state"] };
  const after = { ...before };
  const fields: string[] = [];
  for (const name of ["minutes", "place", "video_link", "note"] as const) {
    if (values[name] === undefined || values[name] === before[name]) continue;
    Object.assign(after, { [name]: values[name] });
    fields.push(name);
  }
  if (after.place === "" && after.video_link === "") {
    throw invalid({ place: ["field.interviewPlace.required"] });
  }
  const ids = before.people.map((person) => person.id).toSorted();
  if (interviewers !== undefined && interviewers.toSorted().join() !== ids.join()) {
    after.people = await findInterviewers(tx, interviewers);
    fields.push("interviewers");
  }
  const times = slots?.map(({ starts_at }) => starts_at);
  const current = before.starts_at === null ? before.slots : [before.starts_at];
  if (times !== undefined && times.join() !== current.join()) {
    requireComing(times, now);
    const offer = { state: "offered", starts_at: null, other_times: null } as const;
    Object.assign(after, offer, { slots: times });
    fields.push("slots");
  }
  return { ...after, fields };
}

/** Throws 409 for an application that no longer takes part in the selection. */
function requireOpenApplication({ spam, status, withdrawn_at }: ApplicationRow): void {
  if (spam || status === "rejected" || withdrawn_at !== null) {
    throw conflict("failure.interviewClosed");
  }
}

function requireComing(slots: readonly string[], now: Date): void {
  if (slots.some((slot) => slot <= now.toISOString())) {
    throw invalid({ slots: ["field.interviewSlots.past"] });
  }
}

/** Active members of staff by id. Throws 422 for another id. */
async function findInterviewers(tx: Tx, ids: readonly string[]) {
  const people = (await findColleagues(tx)).filter(({ id }) => ids.includes(id));
  if (people.length < ids.length) throw invalid({ interviewers: ["field.interviewers.unknown"] });
  return people.map((person) => ({ ...person, active: true }));
}
