import type {
  CalendarMethod,
  ToldInterview,
  InterviewsTable,
} from "#server/db/interview-tables.ts";
import type { Tx, ApplicationsTable, Db, Schema } from "#server/db/schema.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
} from "kysely";
import { interviewStage, type InterviewStage } from "#contract/interview-stage.ts";
import { endOfInterview, type Guest, Interview, openStates } from "#contract/interviews.ts";
import type { UsersTable } from "#server/db/account-tables.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { notFound } from "#server/http/http-error.ts";

type Person = Pick<
  Selectable<UsersTable>,
  "id" | "name" | "email" | "language" | "active" | "role"
>;

/** An interview with its times, earliest first, the people who join, and the applicant. */
export type InterviewRecord = Omit<Selectable<InterviewsTable>, "ends_at" | "guests"> & {
  guests: Guest[];
  slots: string[];
  people: Person[];
  applicant: Pick<
    Selectable<ApplicationsTable>,
    "full_name" | "email" | "language" | "job_id" | "job_title" | "withdrawn_at"
  >;
};

type Interviews = ExpressionBuilder<Schema, "interviews">;
type Where = (eb: Interviews) => Expression<SqlBool>;

/** Reads interviews, newest first. */
export async function readInterviews(db: Db, where: Where): Promise<InterviewRecord[]> {
  const rows = await db
    .selectFrom("interviews")
    .innerJoin("applications", "applications.id", "interviews.application_id")
    .selectAll("interviews")
    .select(["full_name", "email", "language", "job_id", "job_title", "withdrawn_at"])
    .where(where)
    .orderBy("interviews.id", "desc")
    .execute();
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
    .select(["interview_id", "users.id", "name", "email", "language", "active", "role"])
    .where("interview_id", "in", ids)
    .orderBy("name")
    .orderBy("users.id")
    .execute();
  return rows.map(({ guests, ...columns }) => {
    const { full_name, email, language, job_id, job_title, withdrawn_at, ...row } = columns;
    return {
      ...row,
      guests: JSON.parse(guests),
      slots: slots.filter((slot) => slot.interview_id === row.id).map(({ starts_at }) => starts_at),
      people: people.filter((person) => person.interview_id === row.id),
      applicant: { full_name, email, language, job_id, job_title, withdrawn_at },
    };
  });
}

/** The interviews of an application, newest first. */
export const interviewsOf = (db: Db, applicationId: string) =>
  readInterviews(db, (eb) => eb("application_id", "=", applicationId));

export const isJoinedBy = (eb: Interviews, userIds: readonly string[]) =>
  eb("interviews.id", "in", (people) =>
    people.selectFrom("interview_people").select("interview_id").where("user_id", "in", userIds),
  );

/** Throws 404. */
export async function requireInterview(db: Db, id: string): Promise<InterviewRecord> {
  const [interview] = await readInterviews(db, (eb) => eb("interviews.id", "=", id));
  if (interview === undefined) throw notFound("failure.interviewNotFound");
  return interview;
}

export async function saveInterview(tx: Tx, record: InterviewRecord): Promise<void> {
  const { slots, people, guests, applicant: _applicant, ...values } = record;
  const ends_at = new Date(endOf(record)).toISOString();
  const row = { ...values, guests: JSON.stringify(guests), ends_at };
  const { id: interview_id, ...columns } = row;
  await tx
    .insertInto("interviews")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
  await tx.deleteFrom("interview_slots").where("interview_id", "=", interview_id).execute();
  await tx.deleteFrom("interview_people").where("interview_id", "=", interview_id).execute();
  const times = slots.map((starts_at) => ({ interview_id, starts_at }));
  await tx.insertInto("interview_slots").values(times).execute();
  // The accounts of all interviewers may have been deleted since.
  const users = people.map(({ id }) => ({ interview_id, user_id: id }));
  if (users.length > 0) await tx.insertInto("interview_people").values(users).execute();
}

/** The agreed time of an interview, else its offered times. */
export const timesOf = ({ starts_at, slots }: Pick<InterviewRecord, "starts_at" | "slots">) =>
  starts_at === null ? slots : [starts_at];

const endOf = (record: InterviewRecord) => endOfInterview(timesOf(record), record.minutes);

/** Whether the reminder of a time is due or past: the confirmation of such a time is its reminder. */
export const isWithinDay = (startsAt: string, now: Date) =>
  Date.parse(startsAt) - now.getTime() <= dayMs;

/** Whether an interview may still take place: it is offered or agreed, and its last time is not over. */
export const isOpen = (record: InterviewRecord, now: Date) =>
  openStates.some((open) => open === record.state) && endOf(record) > now.getTime();

/** The agreed and offered times of the open interviews of an application. */
export const openTimesOf = async (db: Db, applicationId: string, now: Date): Promise<string[]> =>
  (await interviewsOf(db, applicationId)).filter((one) => isOpen(one, now)).flatMap(timesOf);

/** Where an interview stands for its applicant. A withdrawal of the application is its last change. */
export function stageOf(record: InterviewRecord, now: Date): InterviewStage {
  const { withdrawn_at } = record.applicant;
  return interviewStage({
    ...record,
    isPast: endOf(record) <= now.getTime(),
    isWithdrawn: withdrawn_at !== null && withdrawn_at <= record.updated_at,
  });
}

/** `isOpen` as a condition of a query of `interviews`. */
export const whereOpen = (now: Date) =>
  sql<SqlBool>`interviews.state in (${sql.join([...openStates])}) and interviews.ends_at > ${now.toISOString()}`;

/** An interview as staff see it; the schema drops the other columns. */
export const toInterview = (record: InterviewRecord): Interview =>
  Interview.parse({
    ...record,
    slots: record.slots.map((starts_at) => ({ starts_at })),
    interviewers: record.people,
  });

/** What the emails that have left have told a person about an interview. */
type Invitation = {
  /** The last change that they made in the calendar. */
  method: CalendarMethod | null;
  /** Null for an email of an earlier version of the product. */
  told: ToldInterview | null;
};

/** What people know of an interview. */
export type Invitations = {
  /** Undefined before the first email. */
  of(email: string): Invitation | undefined;
  /** The members of staff whose calendar has the interview. */
  attending: string[];
};

export async function readInvitations(tx: Tx, interviewId: string): Promise<Invitations> {
  const rows = await tx
    .selectFrom("interview_invitations")
    .select(["to_hash", "user_id", "method", "told"])
    .where("interview_id", "=", interviewId)
    .execute();
  const invitations = new Map(
    rows.map(({ to_hash, method, told }): [string, Invitation] => [
      to_hash,
      { method, told: told === null ? null : JSON.parse(told) },
    ]),
  );
  return {
    of: (email) => invitations.get(hashOf(email)),
    attending: rows.flatMap(({ user_id, method }) =>
      user_id !== null && method === "REQUEST" ? [user_id] : [],
    ),
  };
}

/** What an email tells about an interview. */
export const toldBy = ({ state, starts_at, slots, sequence }: InterviewRecord): ToldInterview => ({
  state,
  starts_at,
  slots,
  sequence,
});
