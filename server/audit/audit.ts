import type { ApplicationStatus } from "#contract/applications.ts";
import type { AuditAction } from "#contract/audit.ts";
import { newId } from "#server/db/id.ts";
import type { Db, Tx, ApplicationEventsTable } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/requests.ts";

type AuditEntry = {
  at: Date;
  action: AuditAction;
  /** The user; null for a visitor or the server itself. */
  actorId: string | null;
  target?: { kind: "user" | "application" | "position"; id: string } | undefined;
  /** Names of changed or revealed fields, never their values. */
  fields?: readonly string[];
  status?: { before: ApplicationStatus; after: ApplicationStatus } | undefined;
  /** Absent for actions of the server itself. Applicants have no network here. */
  client?: Pick<ClientInfo, "requestId"> & Partial<ClientInfo>;
};

export const userTarget = (id: string) => ({ kind: "user", id }) as const;

/** Adds an audit entry in the transaction of the change. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      id: newId(entry.at),
      created_at: entry.at.toISOString(),
      actor_id: entry.actorId,
      action: entry.action,
      target_kind: entry.target?.kind ?? null,
      target_id: entry.target?.id ?? null,
      fields: JSON.stringify(entry.fields ?? []),
      network: entry.client?.network ?? null,
      request_id: entry.client?.requestId ?? null,
      status_before: entry.status?.before ?? null,
      status_after: entry.status?.after ?? null,
    })
    .execute();
}

const changes = {
  application: ["application_updated", "application_restored", "application_withdrawn"],
  user: ["user_updated", "profile_updated", "avatar_changed", "email_changed"],
  position: ["position_created", "position_updated", "position_closed"],
  settings: ["settings_updated"],
} as const satisfies Record<string, readonly AuditAction[]>;

/** The name of the user who last changed a record; null if none did or the user is deleted. */
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

/** The previous and the new value of an event that changes one. */
export type EventDetail = { before?: string | null; after?: string | null };

export async function recordEvent(
  tx: Tx,
  applicationId: string,
  kind: ApplicationEventsTable["kind"],
  actorId: string | null,
  detail: EventDetail,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("application_events")
    .values({
      id: newId(now),
      application_id: applicationId,
      kind,
      actor_id: actorId,
      detail: JSON.stringify(detail),
      created_at: now.toISOString(),
    })
    .execute();
}

export const auditApplication = (
  tx: Tx,
  id: string,
  action: AuditAction,
  actor: Pick<AuditEntry, "actorId" | "client">,
  at: Date,
  more: Pick<AuditEntry, "fields" | "status"> = {},
) => audit(tx, { at, action, target: { kind: "application", id }, ...actor, ...more });
