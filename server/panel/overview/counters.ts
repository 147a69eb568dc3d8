import { sql } from "kysely";
import * as z from "zod/mini";
import { ApplicationStatus, pendingStatuses } from "#contract/applications.ts";
import type { Overview } from "#contract/overview.ts";
import { monthOf } from "#server/accounts/user-record.ts";
import { firstIdAt } from "#server/db/id.ts";
import type { Db } from "#server/db/schema.ts";
import { localDay, startOfMonth, startOfDay } from "#server/db/vietnam-time.ts";

/** A month by its name, and its start as an instant for records and as the lowest id for events. */
type Month = { name: string; start: string; firstId: string };

/** Reads the four counters, each with its change since this month began in Vietnam. */
export async function readCounters(db: Db, now: Date): Promise<Overview["counters"]> {
  const start = startOfDay(startOfMonth(localDay(now)));
  const month = { name: monthOf(now), start: start.toISOString(), firstId: firstIdAt(start) };
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

/** The users from before the month that were removed in it, and how many were active when it began. */
const countRemovedUsers = async (db: Db, { name }: Month) =>
  (await db
    .selectFrom("removed_users")
    .select(["users as all", "active"])
    .where("month", "=", name)
    .executeTakeFirst()) ?? { all: 0, active: 0 };

/** Counts how many users from before the month were activated in it, less those deactivated. */
async function countSwitchedUsers(db: Db, { start, name }: Month): Promise<number> {
  const switched = await db
    .selectFrom("users")
    .select(["active", ({ fn }) => fn.countAll<number>().as("accounts")])
    .where("created_at", "<", start)
    .where("active_month", "=", name)
    .where("active_before", "is distinct from", (eb) => eb.ref("active"))
    .groupBy("active")
    .execute();
  return switched.reduce((sum, { active, accounts }) => sum + (active ? accounts : -accounts), 0);
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
