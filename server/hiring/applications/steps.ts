import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { ApplicationsTable, Schema, Tx } from "#server/db/schema.ts";
import { localDay, startOfDay } from "#server/db/vietnam-time.ts";
import { readBusinessDays, type BusinessDays } from "#server/hiring/business-days.ts";

type StepRow = Schema["application_steps"];

type SentApplication = Pick<
  Selectable<ApplicationsTable>,
  "id" | "job_id" | "job_title" | "source" | "created_at"
>;

const notRejected = { rejected_for: null, rejected_on: null };

/** Counts an application that is no suspected spam. Only counted applications reach further steps. */
export async function recordSent(
  tx: Tx,
  { id, job_id, job_title, source, created_at }: SentApplication,
): Promise<void> {
  const day = localDay(new Date(created_at));
  await addStep(tx, {
    application_id: id,
    day,
    position: countedPosition({ job_id, job_title }),
    source,
    step: "sent",
    business_days: 0,
    reached_on: day,
    ...notRejected,
  });
}

// An unlisted position is a text of the applicant, which must not outlive an erasure.
const countedPosition = ({ job_id, job_title }: Pick<SentApplication, "job_id" | "job_title">) =>
  job_title === null ? "" : job_id;

/** Counts the steps of an application for its corrected position. */
export async function moveSteps(
  tx: Tx,
  { id, ...position }: Pick<SentApplication, "id" | "job_id" | "job_title">,
): Promise<void> {
  await tx
    .updateTable("application_steps")
    .set({ position: countedPosition(position) })
    .where("application_id", "=", id)
    .execute();
}

/** Counts why an application is rejected, for the day of its present status; null where it is not. */
export async function countRejection(
  tx: Tx,
  applicationId: string,
  rejected_for: StepRow["rejected_for"],
): Promise<void> {
  const { status_at } = await tx
    .selectFrom("applications")
    .select("status_at")
    .where("id", "=", applicationId)
    .executeTakeFirstOrThrow();
  const rejected_on = rejected_for === null ? null : localDay(new Date(status_at));
  await tx
    .updateTable("application_steps")
    .set({ rejected_for, rejected_on })
    .where("application_id", "=", applicationId)
    .where("step", "=", "decided")
    .execute();
}

/** Counts nothing of an application any more. */
export async function removeStepsOf(tx: Tx, applicationId: string): Promise<void> {
  await tx.deleteFrom("application_steps").where("application_id", "=", applicationId).execute();
}

/** The earlier steps that a step implies, even if they were not recorded. */
const impliedSteps = {
  looked_at: [],
  interview: ["looked_at"],
  decided: ["looked_at"],
  accepted: ["looked_at", "decided"],
} as const;

export type Step = keyof typeof impliedSteps;

/**
 * Counts that an application has reached a step, and returns the new rows, which an undo removes. The first
 * time counts: neither a repetition nor a change back alters the numbers.
 */
export async function recordStep(
  { tx, now, days }: { tx: Tx; now: Date; days?: BusinessDays | undefined },
  applicationId: string,
  step: Step,
): Promise<string[]> {
  const sent = await tx
    .selectFrom("application_steps")
    .select(["application_id", "day", "position", "source"])
    .where("application_id", "=", applicationId)
    .where("step", "=", "sent")
    .executeTakeFirst();
  if (sent === undefined) return [];
  const sentAt = startOfDay(sent.day).toISOString();
  const business_days = (days ?? (await readBusinessDays(tx))).since(sentAt, now);
  const reached_on = localDay(now);
  const added: string[] = [];
  for (const reached of [...impliedSteps[step], step]) {
    const row = { ...sent, step: reached, business_days, reached_on, ...notRejected };
    added.push(...(await addStep(tx, row)));
  }
  return added;
}

/** Removes the steps that an undone change has counted, and with the first of them the time of the first look. */
export async function removeSteps(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const removed = await tx
    .deleteFrom("application_steps")
    .where("id", "in", ids)
    .returning(["application_id", "step"])
    .execute();
  const unseen = removed.flatMap((row) => (row.step === "looked_at" ? row.application_id : []));
  if (unseen.length === 0) return;
  await tx.updateTable("applications").set({ looked_at: null }).where("id", "in", unseen).execute();
}

/** The id of the new row; none for a step that was reached before. */
async function addStep(tx: Tx, row: Omit<StepRow, "id">): Promise<string[]> {
  const rows = await tx
    .insertInto("application_steps")
    .values({ id: randomUUID(), ...row })
    .onConflict((conflict) => conflict.columns(["application_id", "step"]).doNothing())
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
