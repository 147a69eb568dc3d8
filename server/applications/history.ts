import { newId } from "#server/db/id.ts";
import type { ApplicationEventsTable, Tx } from "#server/db/schema.ts";

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
