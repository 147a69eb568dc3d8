import type { Tx } from "#server/db/schema.ts";
import type { InterviewRecord } from "./records.ts";

/** Stores all columns of an interview, its times and its people. */
export async function saveInterview(tx: Tx, record: InterviewRecord): Promise<void> {
  const { slots, people, ...row } = record;
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
