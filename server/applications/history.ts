import type { ApplicationStatus } from "#contract/applications.ts";
import { audit } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationEventsTable, Tx } from "#server/db/schema.ts";
import type { Actor } from "#server/http/current-user.ts";

/** Adds an entry to the history of an application. */
export async function note(
  tx: Tx,
  applicationId: string,
  kind: ApplicationEventsTable["kind"],
  actorId: string | null,
  detail: Record<string, string | null>,
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

/** Writes a new status down, in the audit log and in the history of the application. */
export async function recordStatus(
  tx: Tx,
  before: { id: string; status: ApplicationStatus },
  status: ApplicationStatus,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { id } = before;
  const target = { kind: "application", id } as const;
  await audit(tx, {
    at: now,
    action: "application_updated",
    target,
    fields: ["status"],
    status: { before: before.status, after: status },
    ...actor,
  });
  await note(tx, id, "status", actor.actorId, { before: before.status, after: status }, now);
}
