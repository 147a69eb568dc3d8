import type { Selectable } from "kysely";
import type { AuditAction } from "#contract/audit.ts";
import { paging } from "#contract/limits.ts";
import type { Timeline, TimelineEvent } from "#contract/review.ts";
import { audit, type AuditEntry } from "#server/audit/audit.ts";
import type { Actor } from "#server/http/current-user.ts";
import { exists } from "#server/db/exists.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationEventsTable, ApplicationsTable, Db, Tx } from "#server/db/schema.ts";
import { notFound } from "#server/http/http-error.ts";

/** The previous and the new value of an event that changes one. */
type Detail = { before?: string | null; after?: string | null };

/** Adds an event to the history of an application. */
export async function recordEvent(
  tx: Tx,
  applicationId: string,
  kind: ApplicationEventsTable["kind"],
  actorId: string | null,
  detail: Detail,
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

/** Adds an entry about an application to the audit log. */
export const auditApplication = (
  tx: Tx,
  id: string,
  action: AuditAction,
  actor: Pick<AuditEntry, "actorId" | "client">,
  at: Date,
  more: Pick<AuditEntry, "fields" | "status"> = {},
) => audit(tx, { at, action, target: { kind: "application", id }, ...actor, ...more });

type Editable = Pick<Selectable<ApplicationsTable>, "status" | "notes" | "legal_hold">;
type Change = { [Field in keyof Editable]?: Editable[Field] | undefined };

/** Lists the fields that a change alters. Empty notes equal null, because forms send an empty text. */
export const changedFields = (before: Editable, change: Change) =>
  (["status", "notes", "legal_hold"] as const).filter(
    (field) => change[field] !== undefined && (change[field] ?? "") !== (before[field] ?? ""),
  );

/** Records a change in the audit log and in the history of the application. */
export async function recordChange(
  tx: Tx,
  before: Editable & { id: string },
  change: Change,
  actor: Actor,
  now: Date,
): Promise<void> {
  const fields = changedFields(before, change);
  const { status } = change;
  const isStatus = status !== undefined && status !== before.status;
  await auditApplication(tx, before.id, "application_updated", actor, now, {
    fields,
    status: isStatus ? { before: before.status, after: status } : undefined,
  });
  for (const field of fields) {
    const detail = { before: textOf(before[field]), after: textOf(change[field] ?? null) };
    await recordEvent(tx, before.id, field, actor.actorId, detail, now);
  }
}

const textOf = (value: string | boolean | null) => (value === null ? null : String(value));

/** Reads the events of an application and the emails about it, newest first. Throws 404. */
export async function readTimeline(db: Db, id: string): Promise<Timeline> {
  const application = db.selectFrom("applications").select("id").where("id", "=", id);
  if (!(await exists(application))) throw notFound("failure.applicationNotFound");
  const events = [...(await listEvents(db, id)), ...(await listEmails(db, id))];
  const orderOf = ({ created_at, id }: TimelineEvent) => `${created_at} ${id}`;
  events.sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));
  return { events: events.slice(0, paging.maxLimit) };
}

async function listEvents(db: Db, id: string): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom("application_events as event")
    .leftJoin("users", "users.id", "event.actor_id")
    .select(["event.id", "event.kind", "event.actor_id", "event.detail", "event.created_at"])
    .select("users.name")
    .where("event.application_id", "=", id)
    .orderBy("event.id", "desc")
    .limit(paging.maxLimit)
    .execute();
  return rows.map(({ actor_id, name, detail, ...event }) => {
    const { before = null, after = null }: Detail = JSON.parse(detail);
    const actor = actor_id === null ? null : { id: actor_id, name };
    return { ...event, actor, before, after, email: null };
  });
}

/** An email has the date when it was sent or failed; a queued one has its creation date. */
async function listEmails(db: Db, id: string): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "to_email", "state", "run_at", "last_error"])
    .select(["created_at", "finished_at"])
    .where("application_id", "=", id)
    .orderBy("id", "desc")
    .limit(paging.maxLimit)
    .execute();
  return rows.map(({ id, created_at, finished_at, ...email }) => ({
    id,
    kind: "email",
    actor: null,
    before: null,
    after: null,
    email,
    created_at: finished_at ?? created_at,
  }));
}
