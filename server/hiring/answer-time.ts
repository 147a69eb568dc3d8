import type { Db } from "#server/db/schema.ts";
import { addDays, localDay, startOfDay } from "#server/db/vietnam-time.ts";
import { readBusinessDays } from "./business-days.ts";

/** The applications of so many days are measured. */
const measuredDays = 90;
/** Fewer answers say too little. */
const minimumAnswers = 20;
/** "Usually" is four of five. */
const usualShare = 0.8;

/**
 * The business days within which four of five applications of the last 90 days got their first answer: an interview
 * or a decision. An application that still waits counts as not answered within its age. Null for fewer than 20
 * answers, and where fewer than four of five are ever answered.
 */
export async function usualAnswerDays(db: Db, now: Date): Promise<number | null> {
  const since = addDays(localDay(now), -measuredDays);
  const answers = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("application_steps")
        .select(["application_id", ({ fn }) => fn.min("business_days").as("days")])
        .where("step", "in", ["interview", "decided"])
        .where("day", ">=", since)
        .where("application_id", "is not", null)
        .groupBy("application_id")
        .as("answers"),
    )
    .select(["days", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("days")
    .orderBy("days")
    .execute();
  const total = sumOf(answers);
  if (total < minimumAnswers) return null;
  const waiting = await readWaiting(db, since, now);
  let answered = 0;
  for (const { days, count } of answers) {
    answered += count;
    const isStillWaiting = waiting.filter(({ age }) => age > days);
    const later = total - answered + sumOf(isStillWaiting);
    if (answered >= usualShare * (answered + later)) return Math.max(1, days);
  }
  return null;
}

const sumOf = (groups: readonly { count: number }[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);

const known = new WeakMap<Db, { at: number; days: number | null }>();
const knownMs = 10_000;

/** The same, read at most every ten seconds. */
export async function readUsualAnswerDays(db: Db, now: Date): Promise<number | null> {
  const last = known.get(db);
  if (last !== undefined && Math.abs(now.getTime() - last.at) < knownMs) return last.days;
  const days = await usualAnswerDays(db, now);
  known.set(db, { at: now.getTime(), days });
  return days;
}

/** How many applications of this time wait without an answer, by the business days that they have waited. */
async function readWaiting(db: Db, since: string, now: Date) {
  const businessDays = await readBusinessDays(db);
  const rows = await db
    .selectFrom("application_steps as sent")
    .innerJoin("applications", "applications.id", "sent.application_id")
    .select(["sent.day", ({ fn }) => fn.countAll<number>().as("count")])
    .where("sent.step", "=", "sent")
    .where("sent.day", ">=", since)
    .where("applications.withdrawn_at", "is", null)
    .where("applications.spam", "=", false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("application_steps as later")
            .select("later.id")
            .whereRef("later.application_id", "=", "sent.application_id")
            .where("later.step", "in", ["interview", "decided"]),
        ),
      ),
    )
    .groupBy("sent.day")
    .execute();
  return rows.map(({ day, count }) => {
    return { age: businessDays.since(startOfDay(day).toISOString(), now), count };
  });
}
