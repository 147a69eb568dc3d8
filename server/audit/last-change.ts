import type { AuditAction } from "#contract/audit.ts";
import type { Db } from "#server/db/schema.ts";

/** The entries that tell of a change of each record. */
const changes = {
  application: ["application_updated", "application_restored", "application_withdrawn"],
  user: ["user_updated", "profile_updated", "avatar_changed", "email_changed"],
  settings: ["settings_updated"],
} as const satisfies Record<string, readonly AuditAction[]>;

/**
 * The name of the user who last changed a record; null when no account did, or the account is gone.
 */
export async function lastChangedBy(
  db: Db,
  kind: keyof typeof changes,
  targetId?: string,
): Promise<string | null> {
  const last = await db
    .selectFrom("audit_log")
    .leftJoin("users", "users.id", "audit_log.actor_id")
    .select("users.name")
    .where("action", "in", changes[kind])
    .$if(targetId !== undefined, (query) => query.where("target_id", "=", targetId ?? ""))
    .orderBy("audit_log.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.name ?? null;
}
