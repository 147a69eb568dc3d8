import type { Selectable } from "kysely";
import { Interview, openStates, PortalInterview } from "#contract/interviews.ts";
import type { Language } from "#contract/languages.ts";
import type { InterviewsTable } from "#server/db/interview-tables.ts";
import type { ApplicationsTable, Db, Tx } from "#server/db/schema.ts";
import { forUpdate } from "#server/db/transaction.ts";
import { notFound } from "#server/http/http-error.ts";

type Person = {
  id: string;
  name: string;
  email: string;
  language: Language | null;
  active: boolean;
};

/** An interview with its times, earliest first, and the people who join. */
export type InterviewRecord = Selectable<InterviewsTable> & {
  slots: string[];
  people: Person[];
};

export type ApplicationRow = Selectable<ApplicationsTable>;

/** Reads interviews by id, or all of an application, newest first. */
export async function readInterviews(
  db: Db,
  where: { ids: readonly string[] } | { applicationId: string },
): Promise<InterviewRecord[]> {
  const query = db.selectFrom("interviews").selectAll().orderBy("id", "desc");
  const rows = await (
    "ids" in where
      ? query.where("id", "in", where.ids)
      : query.where("application_id", "=", where.applicationId)
  ).execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const slots = await db
    .selectFrom("interview_slots")
    .selectAll()
    .where("interview_id", "in", ids)
    .orderBy("starts_at")
    .execute();
  const people = await db
    .selectFrom("interview_people")
    .innerJoin("users", "users.id", "interview_people.user_id")
    .select(["interview_id", "users.id", "name", "email", "language", "active"])
    .where("interview_id", "in", ids)
    .orderBy("name")
    .orderBy("users.id")
    .execute();
  return rows.map((row) => ({
    ...row,
    slots: slots.filter((slot) => slot.interview_id === row.id).map(({ starts_at }) => starts_at),
    people: people.filter((person) => person.interview_id === row.id),
  }));
}

/** Throws 404. */
export async function requireInterview(db: Db, id: string): Promise<InterviewRecord> {
  const [interview] = await readInterviews(db, { ids: [id] });
  if (interview === undefined) throw notFound("failure.interviewNotFound");
  return interview;
}

/**
 * Locks the application of an interview until the transaction ends. All changes of interviews take this
 * lock first. Throws 404.
 */
export async function lockInterview(
  tx: Tx,
  id: string,
): Promise<{ interview: InterviewRecord; application: ApplicationRow }> {
  const { application_id } = await requireInterview(tx, id);
  const application = await lockApplication(tx, application_id);
  return { application, interview: await requireInterview(tx, id) };
}

/** Throws 404. */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRow> {
  const row = await tx
    .selectFrom("applications")
    .selectAll()
    .where("id", "=", id)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  if (row === undefined) throw notFound("failure.applicationNotFound");
  return row;
}

const minuteMs = 60_000;

export const endOf = (startsAt: string, minutes: number) =>
  Date.parse(startsAt) + minutes * minuteMs;

type Times = Pick<InterviewRecord, "state" | "starts_at" | "minutes">;

/** Whether an interview may still take place: it is offered, or agreed and not over. */
export const isOpen = ({ state, starts_at, minutes }: Times, now: Date) =>
  openStates.some((open) => open === state) &&
  (starts_at === null || endOf(starts_at, minutes) > now.getTime());

/** An interview as staff see it; the schema drops the other columns. */
export const toInterview = (record: InterviewRecord): Interview =>
  Interview.parse({
    ...record,
    slots: record.slots.map((starts_at) => ({ starts_at })),
    interviewers: record.people,
  });

/** An interview as the applicant sees it. */
export async function toPortalInterview(
  db: Db,
  record: InterviewRecord,
  now: Date,
): Promise<PortalInterview> {
  const isOffered = record.state === "offered";
  const slots = isOffered ? await findFreeSlots(db, record, now) : [];
  return PortalInterview.parse({
    ...record,
    slots: slots.map((starts_at) => ({ starts_at })),
    interviewers: record.people.map(({ name }) => name),
    asked_other_times: record.other_times !== null,
    can_answer: isOpen(record, now) && !hasBegun(record, now),
  });
}

const hasBegun = ({ starts_at }: Times, now: Date) =>
  starts_at !== null && starts_at <= now.toISOString();

/** The interviews of an application that the applicant sees, newest first. */
export async function readPortalInterviews(
  db: Db,
  applicationId: string,
  now: Date,
): Promise<PortalInterview[]> {
  const records = await readInterviews(db, { applicationId });
  const visible = records.filter(({ visible_at }) => visible_at <= now.toISOString());
  const shown: PortalInterview[] = [];
  for (const record of visible) shown.push(await toPortalInterview(db, record, now));
  return shown;
}

/** The offered times that have not begun and at which all interviewers are free. */
export async function findFreeSlots(
  db: Db,
  { id, slots, minutes, people }: InterviewRecord,
  now: Date,
): Promise<string[]> {
  const coming = slots.filter((slot) => slot > now.toISOString());
  const ids = people.map((person) => person.id);
  const others = await findOverlapping(db, { slots: coming, minutes, people: ids, except: id });
  const agreed = others.filter(({ other }) => other.state === "agreed");
  return coming.filter((slot) => agreed.every((one) => one.slot !== slot));
}

const dayMs = 86_400_000;

/** Finds the open interviews of the same people that overlap one of the times. */
export async function findOverlapping(
  db: Db,
  times: { slots: readonly string[]; minutes: number; people: readonly string[]; except?: string },
): Promise<{ slot: string; startsAt: string; other: InterviewRecord }[]> {
  const { slots, minutes, people, except } = times;
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined || people.length === 0) return [];
  const near = [Date.parse(first) - dayMs, Date.parse(last) + dayMs];
  const [from, to] = near.map((at) => new Date(at).toISOString());
  const rows = await db
    .selectFrom("interviews")
    .innerJoin("interview_people", "interview_people.interview_id", "interviews.id")
    .leftJoin("interview_slots", "interview_slots.interview_id", "interviews.id")
    .select("interviews.id")
    .distinct()
    .where("user_id", "in", people)
    .where("state", "in", openStates)
    .where((eb) =>
      eb.between(
        eb.fn.coalesce("interviews.starts_at", "interview_slots.starts_at"),
        from ?? "",
        to ?? "",
      ),
    )
    .execute();
  const ids = rows.map(({ id }) => id).filter((id) => id !== except);
  const others = ids.length === 0 ? [] : await readInterviews(db, { ids });
  return slots.flatMap((slot) =>
    others.flatMap((other) => {
      const taken = other.starts_at === null ? other.slots : [other.starts_at];
      const overlapping = taken.filter(
        (at) =>
          Date.parse(at) < endOf(slot, minutes) && Date.parse(slot) < endOf(at, other.minutes),
      );
      return overlapping.map((startsAt) => ({ slot, startsAt, other }));
    }),
  );
}
