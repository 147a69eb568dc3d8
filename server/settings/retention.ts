import type { RetentionForecast } from "#contract/settings.ts";
import type { Db } from "#server/db/schema.ts";

const dayMs = 86_400_000;

/**
 * The applications whose time is over: rejected, withdrawn or suspected as spam for longer than the
 * retention time, and not under a legal hold (design §9).
 */
export function dueForErasure(db: Db, days: number, now: Date) {
  const before = new Date(now.getTime() - days * dayMs).toISOString();
  return db
    .selectFrom("applications")
    .where("legal_hold", "=", false)
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "=", "rejected"), eb("status_at", "<=", before)]),
        eb("withdrawn_at", "<=", before),
        eb.and([eb("spam", "=", true), eb("created_at", "<=", before)]),
      ]),
    );
}

/** How many applications a retention time would erase now, and how many only a legal hold keeps. */
export async function countDue(db: Db, days: number, now: Date): Promise<RetentionForecast> {
  const { due } = await dueForErasure(db, days, now)
    .select((eb) => eb.fn.countAll<number>().as("due"))
    .executeTakeFirstOrThrow();
  const { held } = await db
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll<number>().as("held"))
    .where("legal_hold", "=", true)
    .executeTakeFirstOrThrow();
  return { due, held };
}
