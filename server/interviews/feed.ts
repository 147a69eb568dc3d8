import { randomBytes } from "node:crypto";
import { company } from "#content/company.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { staffRoles } from "#contract/staff.ts";
import type { AppContext } from "#server/context.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { Actor } from "#server/http/current-user.ts";
import { notFound } from "#server/http/http-error.ts";
import { sha256 } from "#server/lib/hash.ts";
import { translatorTo } from "#server/mail/email.ts";
import { teamEvent } from "./announce.ts";
import { calendarFeed } from "./calendar.ts";
import { readInterviews } from "./records.ts";

const shownPastDays = 90;
const dayMs = 86_400_000;

/** Creates the calendar feed of a user. An earlier address stops working. */
export async function createFeed(
  { db, clock, config }: AppContext,
  actor: Actor,
): Promise<{ url: string }> {
  const key = randomBytes(32).toString("base64url");
  await withTransaction(db, async (tx) => {
    const now = clock();
    const columns = { key_hash: sha256(key), created_at: now.toISOString() };
    await tx
      .insertInto("calendar_feeds")
      .values({ user_id: actor.actorId, ...columns })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
      .execute();
    const target = userTarget(actor.actorId);
    await audit(tx, { at: now, action: "calendar_feed_created", target, ...actor });
  });
  return { url: `${config.siteUrl}/api/v1/interviews.ics?key=${key}` };
}

/** When the feed of a user was created; null without one. */
export async function readFeedState(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("calendar_feeds")
    .select("created_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function revokeFeed({ db, clock }: AppContext, actor: Actor): Promise<void> {
  await withTransaction(db, async (tx) => {
    const revoked = await tx
      .deleteFrom("calendar_feeds")
      .where("user_id", "=", actor.actorId)
      .returning("user_id")
      .executeTakeFirst();
    if (revoked === undefined) return;
    const target = userTarget(actor.actorId);
    await audit(tx, { at: clock(), action: "calendar_feed_revoked", target, ...actor });
  });
}

/**
 * The agreed interviews that the owner of a key joins. The key is found by its hash, so the time of the
 * answer reveals nothing about it. Throws 404 for a wrong key and for an owner who is no longer staff.
 */
export async function readFeed(
  { db, config, clock }: Pick<AppContext, "db" | "config" | "clock">,
  key: string,
): Promise<string> {
  const owner = await db
    .selectFrom("calendar_feeds")
    .innerJoin("users", "users.id", "calendar_feeds.user_id")
    .select(["users.id", "language"])
    .where("key_hash", "=", sha256(key))
    .where("active", "=", true)
    .where("role", "in", staffRoles)
    .executeTakeFirst();
  if (owner === undefined) throw notFound();
  const since = new Date(clock().getTime() - shownPastDays * dayMs).toISOString();
  const rows = await db
    .selectFrom("interviews")
    .innerJoin("interview_people", "interview_people.interview_id", "interviews.id")
    .innerJoin("applications", "applications.id", "interviews.application_id")
    .select(["interviews.id as interview", "applications.id", "full_name", "job_title", "job_id"])
    .where("user_id", "=", owner.id)
    .where("state", "=", "agreed")
    .where("starts_at", ">", since)
    .orderBy("starts_at")
    .execute();
  const ids = rows.map(({ interview }) => interview);
  const records = ids.length === 0 ? [] : await readInterviews(db, { ids });
  const language = owner.language ?? defaultLanguage;
  const events = rows.flatMap((row) => {
    const record = records.find(({ id }) => id === row.interview);
    if (record === undefined || record.starts_at === null) return [];
    return [teamEvent(language, row, { ...record, starts_at: record.starts_at }, config.siteUrl)];
  });
  const name = translatorTo(language)("interview.feed", { company: company.name });
  return calendarFeed(name, events, config.siteUrl);
}
