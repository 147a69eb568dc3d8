import { sql } from "kysely";
import * as z from "zod/mini";
import { ApplicationStatus, pendingStatuses } from "#contract/applications.ts";
import type { Overview } from "#contract/overview.ts";
import { castToId, firstIdAt } from "#server/db/id.ts";
import type { Db } from "#server/db/schema.ts";
import { localDay, startOfMonth, startOfDay } from "#server/lib/calendar.ts";

/** The start of a month, as an instant for records and as the lowest id for log entries. */
type Month = { start: string; firstId: string };

/** Reads the four counters, each with its change since this month began in Vietnam. */
export async function readCounters(db: Db, now: Date): Promise<Overview["counters"]> {
  const start = startOfDay(startOfMonth(localDay(now)));
  const month: Month = { start: start.toISOString(), firstId: firstIdAt(start) };
  const [users, removed, switched, applications, decided] = await Promise.all([
    countUsers(db, month),
    countRemovedUsers(db, month),
    countSwitchedUsers(db, month),
    countApplications(db, month),
    countDecided(db, month),
  ]);
  return {
    users: { count: users.all, trend: users.created - removed.all },
    activeUsers: {
      count: users.active,
      trend: users.createdActive + switched - removed.active,
    },
    applications: { count: applications.all, trend: applications.received },
    pending: {
      count: applications.pending,
      trend: applications.receivedPending + decided - applications.withdrawn,
    },
  };
}

const countUsers = (db: Db, { start }: Month) =>
  db
    .selectFrom("users")
    .select(({ fn, eb }) => {
      const count = fn.countAll<number>();
      const active = count.filterWhere("active", "=", true);
      const isNew = eb("created_at", ">=", start);
      return [
        count.as("all"),
        active.as("active"),
        count.filterWhere(isNew).as("created"),
        active.filterWhere(isNew).as("createdActive"),
      ];
    })
    .executeTakeFirstOrThrow();

/** `withdrawn` counts pending applications from before the month that were withdrawn in it. */
const countApplications = (db: Db, { start }: Month) =>
  db
    .selectFrom("applications")
    .where("spam", "=", false)
    .select(({ fn, eb }) => {
      const count = fn.countAll<number>();
      const hasPendingStatus = count.filterWhere("status", "in", pendingStatuses);
      const pending = hasPendingStatus.filterWhere("withdrawn_at", "is", null);
      const isNew = eb("created_at", ">=", start);
      return [
        count.as("all"),
        pending.as("pending"),
        count.filterWhere(isNew).as("received"),
        pending.filterWhere(isNew).as("receivedPending"),
        hasPendingStatus
          .filterWhere("withdrawn_at", ">=", start)
          .filterWhere("created_at", "<", start)
          .as("withdrawn"),
      ];
    })
    .executeTakeFirstOrThrow();

/** Matches log entries of activations and deactivations. */
const isSwitch = sql<boolean>`action = 'user_updated' and fields like '%"active"%'`;

/**
 * Counts the users from before the month that were deleted in it, and those of them that were active
 * when it began: a user starts active, and each logged switch inverts that.
 */
async function countRemovedUsers(db: Db, { firstId }: Month) {
  const { rows } = await sql<{ switches: number }>`
    select (
      select count(*) from audit_log
      where target_id = removed.target_id and ${isSwitch} and id < ${firstId}
    ) as switches
    from audit_log as removed
    where action in ('user_deleted', 'account_deleted')
      and id >= ${firstId} and target_id < ${firstId}`.execute(db);
  return { all: rows.length, active: rows.filter(({ switches }) => switches % 2 === 0).length };
}

/** Counts how many users from before the month were activated in it, less those deactivated. */
async function countSwitchedUsers(db: Db, { start, firstId }: Month): Promise<number> {
  const { rows } = await sql<{ active: boolean | number; accounts: number }>`
    select users.active, count(*) as accounts
    from (
      select target_id, count(*) as switches from audit_log
      where ${isSwitch} and id >= ${firstId}
      group by target_id
    ) as switched
    join users on users.id = ${castToId(db, "switched.target_id")}
    where users.created_at < ${start} and switched.switches % 2 = 1
    group by users.active`.execute(db);
  return rows.reduce((sum, { active, accounts }) => sum + (active ? accounts : -accounts), 0);
}

const StatusChange = z.object({ before: ApplicationStatus, after: ApplicationStatus });

/**
 * Counts how many applications from before the month became pending in it, less those decided: the sum
 * over all status changes, in which intermediate states cancel out.
 */
async function countDecided(db: Db, { start, firstId }: Month): Promise<number> {
  const { rows } = await sql<{ detail: string; changes: number }>`
    select detail, count(*) as changes from application_events
    where kind = 'status' and id >= ${firstId} and application_id < ${firstId}
      and application_id not in (
        select id from applications where spam = ${true} or withdrawn_at < ${start})
    group by detail`.execute(db);
  return rows.reduce((sum, { detail, changes }) => {
    const { before, after } = StatusChange.parse(JSON.parse(detail));
    return sum + changes * (Number(isPending(after)) - Number(isPending(before)));
  }, 0);
}

const isPending = (status: ApplicationStatus) => pendingStatuses.some((one) => one === status);
