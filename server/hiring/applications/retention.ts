import { sql, type SqlBool } from "kysely";
import type { RetentionForecast, Settings } from "#contract/settings.ts";
import { pendingStatuses } from "#contract/applications.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import type { Db } from "#server/db/schema.ts";
import { whereInTalentPool } from "./records.ts";
import { whereOpen } from "#server/hiring/interviews/records.ts";

export type RetentionRule = Pick<Settings, "retentionDays" | "acceptedRetentionDays">;

/**
 * The applications past their retention time, without a legal hold, a stay in the talent pool, an interview that may
 * take place and an open request of the person.
 */
export const dueForErasure = (db: Db, rule: RetentionRule, now: Date, at = now) =>
  pastRetention(db, rule, at)
    .where("legal_hold", "=", false)
    .where((eb) =>
      eb.or([
        eb("talent_pool_until", "is", null),
        eb.not(whereInTalentPool(at)),
        eb("spam", "=", true),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("interviews")
            .select("interviews.id")
            .whereRef("interviews.application_id", "=", "applications.id")
            .where(whereOpen(now)),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("privacy_requests")
            .select("privacy_requests.id")
            .whereRef("privacy_requests.application_id", "=", "applications.id")
            .where("privacy_requests.state", "=", "open"),
        ),
      ),
    );

/** The numbers of applications that a rule would erase now and that a legal hold keeps. */
export async function countDue(db: Db, rule: RetentionRule, now: Date): Promise<RetentionForecast> {
  const { held } = await pastRetention(db, rule, now)
    .select(({ fn }) => fn.countAll<number>().as("held"))
    .where("legal_hold", "=", true)
    .executeTakeFirstOrThrow();
  return { due: await countErased(db, rule, now), held };
}

/** The number of applications that a rule would erase until then. */
export async function countErased(db: Db, rule: RetentionRule, now: Date, at = now) {
  const { due } = await dueForErasure(db, rule, now, at)
    .select(({ fn }) => fn.countAll<number>().as("due"))
    .executeTakeFirstOrThrow();
  return due;
}

/** The number of applications without a decision for positions that are closed. */
export async function countUndecidedClosed(db: Db): Promise<number> {
  const { undecided } = await db
    .selectFrom("applications")
    .innerJoin("positions", "positions.slug", "applications.job_id")
    .select(({ fn }) => fn.countAll<number>().as("undecided"))
    .where("positions.state", "=", "closed")
    .where("applications.status", "in", pendingStatuses)
    .where("applications.withdrawn_at", "is", null)
    .where("applications.spam", "=", false)
    .executeTakeFirstOrThrow();
  return undecided;
}

/** Applications that were decided, withdrawn, or suspected or marked as spam so many days ago. */
function pastRetention(db: Db, { retentionDays, acceptedRetentionDays }: RetentionRule, now: Date) {
  const before = (days: number | null) =>
    days === null ? null : new Date(now.getTime() - days * dayMs).toISOString();
  const [rejected, accepted] = [before(retentionDays), before(acceptedRetentionDays)];
  return db.selectFrom("applications").where((eb) =>
    eb.or([
      ...(rejected === null
        ? []
        : [
            eb.and([eb("status", "=", "rejected"), eb("status_at", "<=", rejected)]),
            eb("withdrawn_at", "<=", rejected),
            eb.and([eb("spam", "=", true), eb("status_at", "<=", rejected)]),
          ]),
      ...(accepted === null
        ? []
        : [eb.and([eb("status", "=", "accepted"), eb("status_at", "<=", accepted)])]),
      // Of no rule at all nothing is due.
      sql<SqlBool>`1 = 0`,
    ]),
  );
}
