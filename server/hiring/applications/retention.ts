import type { RetentionForecast } from "#contract/settings.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import type { Db } from "#server/db/schema.ts";

/** The applications past their retention time and without a legal hold. */
export const dueForErasure = (db: Db, days: number, now: Date) =>
  pastRetention(db, days, now).where("legal_hold", "=", false);

/** The numbers of applications that a retention time would erase now and that a legal hold keeps. */
export async function countDue(db: Db, days: number, now: Date): Promise<RetentionForecast> {
  const { due, held } = await pastRetention(db, days, now)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("legal_hold", "=", false).as("due"),
      fn.countAll<number>().filterWhere("legal_hold", "=", true).as("held"),
    ])
    .executeTakeFirstOrThrow();
  return { due, held };
}

/** Applications that were rejected, withdrawn, or suspected or marked as spam so many days ago. */
function pastRetention(db: Db, days: number, now: Date) {
  const before = new Date(now.getTime() - days * dayMs).toISOString();
  return db
    .selectFrom("applications")
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "=", "rejected"), eb("status_at", "<=", before)]),
        eb("withdrawn_at", "<=", before),
        eb.and([eb("spam", "=", true), eb("status_at", "<=", before)]),
      ]),
    );
}
