import { paging } from "#contract/limits.ts";
import type { Timeline, TimelineEvent } from "#contract/review.ts";
import type { Db } from "#server/db/schema.ts";
import type { EventDetail } from "./events.ts";
import { requireApplication } from "./records.ts";

/** Reads the events of an application and the emails about it, newest first. Throws 404. */
export async function readTimeline(db: Db, id: string): Promise<Timeline> {
  await requireApplication(db, id);
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
    .select(["users.name", "users.role"])
    .where("event.application_id", "=", id)
    .orderBy("event.id", "desc")
    .limit(paging.maxLimit)
    .execute();
  return rows.map(({ actor_id, name, role, detail, ...event }) => {
    const { before = null, after = null }: EventDetail = JSON.parse(detail);
    const actor = actor_id === null ? null : { id: actor_id, name, role };
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
