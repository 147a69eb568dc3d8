import * as z from "zod/mini";
import { paging } from "#contract/limits.ts";
import type { Timeline, TimelineEvent } from "#contract/review.ts";
import type { Db } from "#server/db/schema.ts";
import { notFound } from "#server/http/failure.ts";

const Detail = z.object({
  before: z.optional(z.nullable(z.string())),
  after: z.optional(z.nullable(z.string())),
});

/** What has happened to an application and the letters about it, the newest first. Throws 404. */
export async function readTimeline(db: Db, id: string): Promise<Timeline> {
  const application = db.selectFrom("applications").select("id").where("id", "=", id);
  if ((await application.executeTakeFirst()) === undefined) {
    throw notFound("failure.applicationNotFound");
  }
  const events = [...(await listEvents(db, id)), ...(await listLetters(db, id))];
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

/** Each letter stands where it is now: when it ended, or, while it still waits, at its date. */
async function listLetters(db: Db, id: string): Promise<TimelineEvent[]> {
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
