import { isDeepStrictEqual } from "node:util";
import type { Interview, OfferInterview, UpdateInterview } from "#contract/interviews.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/db/id.ts";
import type { Tx } from "#server/db/schema.ts";
import { recordEvent, type Unit } from "#server/hiring/applications/events.ts";
import { undoUntil } from "#server/http/bulk.ts";
import { refuseStale, type Actor } from "#server/http/requests.ts";
import { conflict, invalid } from "#server/http/http-error.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { createOnce, type IdempotencyKey } from "#server/http/idempotency.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import {
  changeInterview,
  storeUndo,
  undoChange,
  undoLastChange,
  type Circumstances,
  type InterviewUndo,
} from "./change.ts";
import {
  interviewsOf,
  isOpen,
  isWithinDay,
  requireInterview,
  timesOf,
  toInterview,
  type InterviewRecord,
} from "./records.ts";
import { lockApplication } from "#server/hiring/applications/records.ts";
import { lockInterview } from "./change.ts";
import { findInterviewers, requireInConsideration, requireSeparate } from "./people.ts";

/** More open interviews of one application would slow the applicant's page and fill calendars. */
const interviewLimits = { open: 5, daysAhead: 2 * 365 };

/**
 * Offers an interview. The email leaves, and the applicant sees it, once the time to undo is over. A repeated
 * key offers one. Throws 404, 422, and 409 also while an offer of the same times is open.
 */
export async function offerInterview(
  context: AppContext,
  applicationId: string,
  { offer, key }: { offer: OfferInterview; key: IdempotencyKey | undefined },
  actor: Actor,
): Promise<Interview> {
  return withMailTransaction(context, async (tx, now) => {
    const applicant = await lockApplication(tx, applicationId, now);
    const { id } = await createOnce(tx, key, now, async () => {
      const id = newId(now);
      await createOffer(context, { tx, now, actor }, { id, applicant, offer });
      return { id, at: now.toISOString() };
    });
    return toInterview(await requireInterview(tx, id));
  });
}

type NewOffer = {
  id: string;
  applicant: Awaited<ReturnType<typeof lockApplication>>;
  offer: OfferInterview;
};

async function createOffer(
  context: AppContext,
  { tx, now, actor }: Unit,
  { id, applicant, offer: { slots, interviewers, guests, agreed = false, ...offer } }: NewOffer,
): Promise<void> {
  requireInConsideration(applicant);
  const application_id = applicant.id;
  const times = slots.map(({ starts_at }) => starts_at);
  const [first = ""] = times;
  const open = (await interviewsOf(tx, application_id)).filter((one) => isOpen(one, now));
  const same = open.find((one) => timesOf(one).join() === times.join());
  if (same !== undefined) throw conflict("failure.interviewExists", { current: toInterview(same) });
  if (open.length >= interviewLimits.open) throw conflict("failure.interviewsFull");
  requireBookable(times, now);
  const { actorId } = actor;
  const until = undoUntil(now);
  const people = await findInterviewers(tx, interviewers);
  requireSeparate({ guests, people, applicant });
  const after = {
    ...offer,
    guests,
    id,
    application_id,
    applicant,
    state: agreed ? ("agreed" as const) : ("offered" as const),
    slots: times,
    people,
    starts_at: agreed ? first : null,
    decline_reason: null,
    cancel_reason: null,
    other_times: null,
    sequence: 0,
    visible_at: until.toISOString(),
    reminded_for: agreed && isWithinDay(first, now) ? first : null,
    undo: null,
    created_by: actorId,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const kind = agreed ? "agreed" : "offered";
  const change = { kind, before: null, after } as const;
  const { undo, steps } = await changeInterview(context, tx, change, { actor, now, until });
  await storeUndo(tx, undo, until, steps);
}

/**
 * Changes or cancels an interview. New times offer it again. Throws 404, 422, and 409 also for a stale
 * version.
 */
export async function updateInterview(
  context: AppContext,
  id: string,
  change: UpdateInterview,
  actor: Actor,
): Promise<Interview> {
  return withMailTransaction(context, async (tx, now) => {
    const before = await lockInterview(tx, id, now);
    await refuseStale(actor, before.updated_at, () => ({ current: toInterview(before) }));
    if (change.state !== undefined && before.state === "cancelled") return toInterview(before);
    if (!isOpen(before, now)) throw conflict("failure.interviewOver");
    const { fields, ...after } = await applyChange(tx, before, change, now);
    if (fields.length === 0) return toInterview(before);
    const until = undoUntil(now);
    const isCancelled = after.state === "cancelled";
    const kind = isCancelled ? "cancelled" : kindOf(after, fields);
    const circumstances = { actor, now, until, audited: { fields } };
    const changed = await changeInterview(context, tx, { kind, before, after }, circumstances);
    await storeUndo(tx, changed.undo, until, changed.steps);
    return toInterview(changed.after);
  });
}

/** Guests concern themselves alone; a change of anything else concerns everybody. */
const kindOf = ({ starts_at }: InterviewRecord, fields: readonly string[]) =>
  fields.join() === "guests" ? "guests" : starts_at === null ? "moved" : "changed";

/** The interview after a change, and the names of the fields that differ. */
async function applyChange(
  tx: Tx,
  before: InterviewRecord,
  { slots, interviewers, guests, state, cancel_reason, ...values }: UpdateInterview,
  now: Date,
): Promise<InterviewRecord & { fields: string[] }> {
  if (state !== undefined) {
    const reason = cancel_reason?.trim() || null;
    return { ...before, state, cancel_reason: reason, fields: ["state"] };
  }
  const after = Object.assign({ ...before }, values);
  if (after.place === "" && after.video_link === "") {
    throw invalid({ place: ["field.interviewPlace.required"] });
  }
  const named = ["minutes", "place", "video_link", "note"] as const;
  const fields: string[] = named.filter((name) => after[name] !== before[name]);
  const ids = before.people.map((person) => person.id).toSorted();
  if (interviewers !== undefined && interviewers.toSorted().join() !== ids.join()) {
    after.people = await findInterviewers(tx, interviewers);
    fields.push("interviewers");
  }
  if (guests !== undefined && !isDeepStrictEqual(guests, before.guests)) {
    after.guests = guests;
    fields.push("guests");
  }
  if (fields.includes("guests") || fields.includes("interviewers")) requireSeparate(after);
  const times = slots?.map(({ starts_at }) => starts_at);
  if (times !== undefined && times.join() !== timesOf(before).join()) {
    requireBookable(times, now);
    Object.assign(after, { state: "offered", starts_at: null, other_times: null, slots: times });
    fields.push("slots");
  }
  return { ...after, fields };
}

/** Throws 422 for a time in the past or too far in the future. */
function requireBookable(slots: readonly string[], now: Date): void {
  if (slots.some((slot) => slot <= now.toISOString())) {
    throw invalid({ slots: ["field.interviewSlots.past"] });
  }
  const latest = new Date(now.getTime() + interviewLimits.daysAhead * dayMs).toISOString();
  if (slots.some((slot) => slot > latest)) throw invalid({ slots: ["field.interviewSlots.far"] });
}

/**
 * Undoes the last change of an interview. Returns the interview, or null after the undo of an offer. Throws
 * 403, 404, and 409 when its emails have left.
 */
export async function undoInterview(
  context: AppContext,
  id: string,
  actor: Actor,
): Promise<Interview | null> {
  return withMailTransaction(context, async (tx, now) => {
    const interview = await lockInterview(tx, id, now);
    const restored = await undoLastChange({ tx, now, actor }, interview);
    const { application_id } = interview;
    const event = "interview_undone";
    await recordEvent({ tx, now, actor }, application_id, { event, action: event });
    return restored && toInterview(restored);
  });
}

/**
 * Cancels the open interviews of an application that was rejected, and emails both sides at
 * `until`. Returns what an undo takes back.
 */
export async function cancelInterviews(
  context: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  applicationId: string,
  { actor, now, until = now }: Omit<Circumstances, "audited">,
): Promise<InterviewUndo[]> {
  const circumstances = { actor, now, until, audited: null };
  const undos: InterviewUndo[] = [];
  for (const before of await interviewsOf(tx, applicationId)) {
    if (!isOpen(before, circumstances.now)) continue;
    const after = { ...before, state: "cancelled" } as const;
    const change = { kind: "cancelled", before, after } as const;
    undos.push((await changeInterview(context, tx, change, circumstances)).undo);
  }
  return undos;
}

/** Restores the interviews that a change of their application has cancelled. */
export async function undoCancellations(
  tx: Tx,
  undos: readonly InterviewUndo[],
  now: Date,
): Promise<void> {
  for (const undo of undos) {
    await undoChange(tx, await requireInterview(tx, undo.id), undo, now);
  }
}
