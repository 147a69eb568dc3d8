import type { RetentionForecast } from "#contract/settings.ts";
import type { Db } from "#server/db/schema.ts";

const dayMs = 86_400_000;

/**
 * The applications whose time is over: rejected, withdrawn or suspected as spam for longer than the
 * retention time, and not under a legal hold (design §9).
 */
export function dueForErasure(db: Db, days: number, now: Date) {
  return pastRetention(db, days, now).where("legal_hold", "=", false);
}

/** How many applications a retention time would erase now, and how many only a legal hold keeps. */
export async function countDue(db: Db, days: number, now: Date): Promise<RetentionForecast> {
  const count = async (isHeld: boolean) => {
    const { found } = await pastRetention(db, days, now)
      .where("legal_hold", "=", isHeld)
      .select((eb) => eb.fn.countAll<number>().as("found"))
      .executeTakeFirstOrThrow();
    return found;
  };
  return { due: await count(false), held: await count(true) };
}

function pastRetention(db: Db, days: number, now: Date) {
  const before = new Date(now.getTime() - days * dayMs).toISOString();
  return db
    .selectFrom("applications")
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "=", "rejected"), eb("status_at", "<=", before)]),
        eb("withdrawn_at", "<=", before),
        eb.and([eb("spam", "=", true), eb("created_at", "<=", before)]),
      ]),
    );
}
