import type { AuditAction } from "#contract/audit.ts";
import { audit, type AuditEntry } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationEventsTable, Tx } from "#server/db/schema.ts";

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
