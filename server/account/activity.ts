import { sql } from "kysely";
import { ActivityKind, type Activity, type ActivityPage } from "#contract/account.ts";
import type { Db } from "#server/db/schema.ts";

const pageSize = 20;
const kinds = ActivityKind.options;

/** One page of what an account did to itself and of what was done to it, the newest first. */
export async function listActivity(
  db: Db,
  userId: string,
  before: string | undefined,
): Promise<ActivityPage> {
  const found = await findActivity(db, userId, { before, limit: pageSize + 1 });
  const activity = found.slice(0, pageSize);
  const next = found.length > pageSize ? (activity.at(-1)?.id ?? null) : null;
  return { activity, next };
}

/** Everything an account did to itself and that was done to it, the newest first, up to `limit`. */
export async function findActivity(
  db: Db,
  userId: string,
  window: { before?: string | undefined; limit: number },
): Promise<Activity[]> {
  const rows = await activityQuery(db, userId, window).execute();
  return rows.map(({ id, action, created_at, actor_id, network, times }) => ({
    id,
    kind: ActivityKind.parse(action),
    at: created_at,
    // Where an administrator sits is none of the user's business; where a stranger guesses is.
    network: actor_id === null || actor_id === userId ? network : null,
    ...(times > 1 && { times }),
  }));
}

/**
 * Entries of the audit log and failed sign-ins that concern one account. Each part walks the index
 * of its column from the newest id down, so a page costs the same however long the log is.
 */
export function activityQuery(
  db: Db,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  const half = (column: "actor_id" | "target_id") =>
    db
      .selectFrom("audit_log")
      .select(["id", "action", "created_at", "actor_id", "network"])
      .select(sql<number>`1`.as("times"))
      .where(column, "=", userId)
      // What an administrator did to others is no part of their own account.
      .where((eb) => eb.or([eb("target_id", "is", null), eb("target_id", "=", userId)]))
      .where("action", "in", kinds)
      .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
      .orderBy("id", "desc")
      .limit(limit);
  const failed = db
    .selectFrom("failed_sign_ins")
    .select("id")
    .select(sql<string>`'sign_in_failed'`.as("action"))
    .select("created_at")
    .select(sql<string | null>`cast(null as uuid)`.as("actor_id"))
    .select(["network", "failures as times"])
    .where("target_id", "=", userId)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit);
  return db
    .selectFrom(half("actor_id").as("done"))
    .selectAll()
    .union(db.selectFrom(half("target_id").as("suffered")).selectAll())
    .unionAll(db.selectFrom(failed.as("failed")).selectAll())
    .orderBy("id", "desc")
    .limit(limit);
}
