import type { ApplicationStatus } from "#contract/applications.ts";
import type { AuditAction } from "#contract/audit.ts";
import { newId } from "#server/db/id.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/requests.ts";

export type AuditEntry = {
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

/** The name of a user; null for nobody and for a deleted user. */
export async function nameOf(db: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await db
    .selectFrom("users")
    .select("name")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.name ?? null;
}
