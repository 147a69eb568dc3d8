import * as z from "zod/mini";
import { hash, randomBytes } from "node:crypto";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { CalendarFeed, CalendarFeedQuery, CalendarFeedState } from "#contract/interviews.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { staffRoles } from "#contract/staff.ts";
import type { AppContext } from "#server/context.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import { revokeCalendarFeed, twoStepRule } from "#server/accounts/sessions.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { actorOf, currentUserOf, networkOf } from "#server/http/requests.ts";
import { notFound } from "#server/http/http-error.ts";
import { rateLimits } from "#server/http/limits.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { calendarFeed } from "./calendar.ts";
import { isJoinedBy, readInterviews } from "./records.ts";

const shownPastDays = 90;

/** The address of one's own calendar feed, registered in the scope of staff. */
export const feedRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, config, throttle } = context;

  app.get("/users/me/calendar-feed", {
    config: { right: "calendar_feed.own" },
    schema: {
      operationId: "getCalendarFeed",
      summary: "Get the state of the calendar feed",
      description: "`created_at` is null without a feed. Its address is never shown again.",
      response: { 200: CalendarFeedState },
    },
    handler: async (request) => {
      const feeds = db.selectFrom("calendar_feeds").select("created_at");
      const row = await feeds.where("user_id", "=", currentUserOf(request).id).executeTakeFirst();
      return { created_at: row?.created_at ?? null };
    },
  });

  // An earlier address stops working.
  app.post("/users/me/calendar-feed", {
    config: { right: "calendar_feed.own" },
    schema: {
      operationId: "createCalendarFeed",
      summary: "Create the address of a private calendar feed",
      description:
        "With the interviews that the caller joins. The address is returned once and replaces an earlier one.",
      response: { 201: CalendarFeed },
    },
    handler: async (request, reply) => {
      const actor = actorOf(request);
      throttle.hit(rateLimits.calendarFeedsPerAccount, actor.actorId);
      const key = randomBytes(32).toString("base64url");
      await withTransaction(db, async (tx) => {
        const at = clock();
        const columns = {
          key_hash: hash("sha256", key, "base64url"),
          created_at: at.toISOString(),
        };
        await tx
          .insertInto("calendar_feeds")
          .values({ user_id: actor.actorId, ...columns })
          .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
          .execute();
        const target = userTarget(actor.actorId);
        await audit(tx, { at, action: "calendar_feed_created", target, ...actor });
      });
      return reply.code(201).send({ url: `${config.siteUrl}/api/v1/interviews.ics?key=${key}` });
    },
  });

  app.delete("/users/me/calendar-feed", {
    config: { right: "calendar_feed.own" },
    schema: {
      operationId: "revokeCalendarFeed",
      summary: "Revoke the calendar feed",
      description: "Its address stops working at once.",
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const actor = actorOf(request);
      await withTransaction(db, async (tx) => {
        const { numDeletedRows } = await revokeCalendarFeed(tx, actor.actorId);
        if (numDeletedRows === 0n) return;
        const target = userTarget(actor.actorId);
        await audit(tx, { at: clock(), action: "calendar_feed_revoked", target, ...actor });
      });
      return reply.code(204).send(null);
    },
  });

  app.get("/interviews.ics", {
    config: { right: "calendar_feed.read" },
    schema: {
      operationId: "readCalendarFeed",
      summary: "Read a private calendar feed",
      description:
        "The agreed interviews of the owner of `key`, as iCalendar. A wrong or revoked key gets 404.",
      querystring: CalendarFeedQuery,
      produces: ["text/calendar"],
      response: { 200: z.string() },
    },
    handler: async (request, reply) => {
      context.throttle.hit(rateLimits.calendarReadsPerNetwork, networkOf(request.ip));
      return reply
        .type("text/calendar; charset=utf-8")
        .header("cache-control", "private, no-store")
        .send(await readFeed(context, request.query.key ?? ""));
    },
  });
};

/**
 * The agreed interviews that the owner of a key joins. The key is found by its hash, so the time of the
 * answer reveals nothing about it. Throws 404 for a wrong key, and for an owner who is no longer staff or
 * may not use the panel without two-step sign-in.
 */
async function readFeed({ db, config, clock }: AppContext, key: string): Promise<string> {
  const owner = await db
    .selectFrom("calendar_feeds")
    .innerJoin("users", "users.id", "calendar_feeds.user_id")
    .select(["users.id", "language", "two_step_at"])
    .select((eb) => twoStepRule(eb).as("needs_two_step"))
    .where("key_hash", "=", hash("sha256", key, "base64url"))
    .where("active", "=", true)
    .where("role", "in", staffRoles)
    .executeTakeFirst();
  const isLockedOut = owner?.needs_two_step === "true" && owner.two_step_at === null;
  if (owner === undefined || isLockedOut) throw notFound();
  const since = new Date(clock().getTime() - shownPastDays * dayMs).toISOString();
  const interviews = await readInterviews(db, (eb) =>
    eb.and([eb("state", "=", "agreed"), eb("starts_at", ">", since), isJoinedBy(eb, [owner.id])]),
  );
  return calendarFeed(owner.language ?? defaultLanguage, interviews, config.siteUrl);
}
