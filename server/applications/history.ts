import * as z from "zod/mini";
import type { ApplicationStatus } from "#contract/applications.ts";
import { paging } from "#contract/limits.ts";
import type { Timeline, TimelineEvent } from "#contract/review.ts";
import { audit } from "#server/audit/audit.ts";
import type { Actor } from "#server/http/current-user.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationEventsTable, Db, Tx } from "#server/db/schema.ts";
import { notFound } from "#server/http/failure.ts";

/** Adds an event to the history of an application. */
export async function recordEvent(
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

/** Records a new status in the audit log and in the history of the application. */
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
  await recordEvent(tx, id, "status", actor.actorId, { before: before.status, after: status }, now);
}

const Detail = z.object({
  before: z.optional(z.nullable(z.string())),
  after: z.optional(z.nullable(z.string())),
});

/** The events of an application and the emails about it, the newest first. Throws 404. */
export async function readTimeline(db: Db, id: string): Promise<Timeline> {
  const application = db.selectFrom("applications").select("id").where("id", "=", id);
  if ((await application.executeTakeFirst()) === undefined) {
    throw notFound("failure.applicationNotFound");
  }
  const events = [...(await listEvents(db, id)), ...(await listEmails(db, id))];
  return { events: events.sort(newestFirst).slice(0, paging.maxLimit) };
}

async function listEvents(db: Db, id: string): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom("application_events as event")
    .leftJoin("users", "users.id", "event.actor_id")
    .select([
      "event.id",
      "event.kind",
      "event.actor_id",
      "event.detail",
      "event.created_at",
      "users.name",
    ])
    .where("event.application_id", "=", id)
    .orderBy("event.id", "desc")
    .limit(paging.maxLimit)
    .execute();
  return rows.map(({ actor_id, name, detail, ...event }) => {
    const { before = null, after = null } = Detail.parse(JSON.parse(detail));
    const actor = actor_id === null ? null : { id: actor_id, name };
    return { ...event, actor, before, after, letter: null };
  });
}

/** Each email is dated by when it ended or, while it waits, by when it was made. */
async function listEmails(db: Db, id: string): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "to_email", "state", "run_at", "last_error"])
    .select(["created_at", "finished_at"])
    .where("application_id", "=", id)
    .orderBy("id", "desc")
    .limit(paging.maxLimit)
    .execute();
  return rows.map(({ id, created_at, finished_at, ...letter }) => ({
    id,
    kind: "letter",
    actor: null,
    before: null,
    after: null,
    letter,
    created_at: finished_at ?? created_at,
  }));
}

function newestFirst(a: TimelineEvent, b: TimelineEvent): number {
  const [one, other] = [`${a.created_at} ${a.id}`, `${b.created_at} ${b.id}`];
  return one < other ? 1 : -1;
}
