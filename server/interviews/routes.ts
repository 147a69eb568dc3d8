import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  CalendarFeed,
  CalendarFeedQuery,
  CalendarFeedState,
  CheckClashes,
  Clashes,
  Interview,
  InterviewAgenda,
  Interviews,
  OfferInterview,
  UndoneInterview,
  UpdateInterview,
} from "#contract/interviews.ts";
import { exists } from "#server/db/exists.ts";
import { notFound } from "#server/http/http-error.ts";
import { requireChanges, recordId, refuseStale, withEtag } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { actorOf, currentUserOf } from "#server/http/current-user.ts";
import { rateLimits } from "#server/http/limits.ts";
import { networkOf } from "#server/http/network.ts";
import { findClashes, readAgenda } from "./agenda.ts";
import { createFeed, readFeed, readFeedState, revokeFeed } from "./feed.ts";
import { readInterviews, requireInterview, toInterview } from "./records.ts";
import { offerInterview, updateInterview } from "./service.ts";
import { undoInterview } from "./undo.ts";

const params = z.object({ id: z.string() });
const interviewId = ({ id }: { id: string }) => recordId(id, "failure.interviewNotFound");
const applicationId = ({ id }: { id: string }) => recordId(id, "failure.applicationNotFound");

/** Interviews, registered in the scope of staff. */
export const staffInterviewRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, throttle } = context;

  app.post("/applications/:id/interviews", {
    schema: {
      operationId: "offerInterview",
      params,
      body: OfferInterview,
      response: { 201: Interview },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.interviewsPerAccount, currentUserOf(request).id);
      const id = applicationId(request.params);
      return withEtag(reply, await offerInterview(context, id, request.body, actorOf(request)));
    },
  });

  app.get("/applications/:id/interviews", {
    schema: { operationId: "listInterviews", params, response: { 200: Interviews } },
    handler: async (request) => {
      const id = applicationId(request.params);
      const application = db.selectFrom("applications").select("id").where("id", "=", id);
      if (!(await exists(application))) throw notFound("failure.applicationNotFound");
      const records = await readInterviews(db, { applicationId: id });
      return { interviews: records.map(toInterview) };
    },
  });

  app.get("/interviews", {
    schema: { operationId: "getInterviewAgenda", response: { 200: InterviewAgenda } },
    handler: () => readAgenda(db, clock()),
  });

  app.get("/interviews/:id", {
    schema: { operationId: "getInterview", params, response: { 200: Interview } },
    handler: async (request, reply) =>
      withEtag(reply, toInterview(await requireInterview(db, interviewId(request.params)))),
  });

  app.patch("/interviews/:id", {
    schema: {
      operationId: "updateInterview",
      params,
      body: UpdateInterview,
      response: { 200: Interview },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.interviewsPerAccount, currentUserOf(request).id);
      requireChanges(request.body);
      const id = interviewId(request.params);
      const interview = await updateInterview(
        context,
        id,
        request.body,
        actorOf(request),
        (current) => refuseStale(request, current.updated_at, current),
      );
      return withEtag(reply, interview);
    },
  });

  app.post("/interviews/:id/undo", {
    schema: { operationId: "undoInterview", params, response: { 200: UndoneInterview } },
    handler: async (request) => ({
      interview: await undoInterview(context, interviewId(request.params), actorOf(request)),
    }),
  });

  app.post("/interviews/clashes", {
    schema: { operationId: "findInterviewClashes", body: CheckClashes, response: { 200: Clashes } },
    handler: async (request) => ({ clashes: await findClashes(db, request.body) }),
  });

  app.get("/users/me/calendar-feed", {
    schema: { operationId: "getCalendarFeed", response: { 200: CalendarFeedState } },
    handler: async (request) => ({
      created_at: await readFeedState(db, currentUserOf(request).id),
    }),
  });

  app.post("/users/me/calendar-feed", {
    schema: { operationId: "createCalendarFeed", response: { 201: CalendarFeed } },
    handler: (request) => {
      throttle.hit(rateLimits.calendarFeedsPerAccount, currentUserOf(request).id);
      return createFeed(context, actorOf(request));
    },
  });

  app.delete("/users/me/calendar-feed", {
    schema: { operationId: "revokeCalendarFeed", response: { 204: z.null() } },
    handler: async (request) => {
      await revokeFeed(context, actorOf(request));
      return null;
    },
  });
};

/** The calendar feed, which calendar programs read without signing in. */
export const publicInterviewRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.get("/interviews.ics", {
    schema: {
      operationId: "readCalendarFeed",
      querystring: CalendarFeedQuery,
      produces: ["text/calendar"],
      response: { 200: z.string() },
    },
    handler: async (request, reply) => {
      context.throttle.hit(rateLimits.calendarReadsPerNetwork, networkOf(request.ip));
      const text = await readFeed(context, request.query.key ?? "");
      return reply
        .type("text/calendar; charset=utf-8")
        .header("cache-control", "private, no-store")
        .send(text);
    },
  });
};
