import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  CheckClashes,
  Clashes,
  Interview,
  InterviewAgenda,
  InterviewPlaces,
  Interviews,
  OfferInterview,
  UndoneInterview,
  UpdateInterview,
} from "#contract/interviews.ts";
import { readBusinessDays } from "#server/hiring/business-days.ts";
import { exists } from "#server/db/lists.ts";
import { notFound } from "#server/http/http-error.ts";
import {
  requireChanges,
  recordId,
  withEtag,
  actorOf,
  currentUserOf,
} from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { idempotencyKeyOfUser } from "#server/http/idempotency.ts";
import { rateLimits } from "#server/http/limits.ts";
import { interviewsOf, requireInterview, toInterview } from "./records.ts";
import { findClashes, readAgenda, readPlaces } from "./schedule.ts";
import { offerInterview, undoInterview, updateInterview } from "./offer.ts";

const params = z.object({ id: z.string() });
const interviewId = ({ id }: { id: string }) => recordId(id, "failure.interviewNotFound");
const applicationId = ({ id }: { id: string }) => recordId(id, "failure.applicationNotFound");

export const interviewRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, throttle } = context;

  app.post("/applications/:id/interviews", {
    config: { right: "interview.arrange" },
    schema: {
      operationId: "offerInterview",
      summary: "Offer an interview",
      description:
        "One to three times at a place, by video, or both, with up to five `guests` without an account; one time with `agreed: true` is set at once. The email leaves after ten seconds; one time is a calendar invitation at once, several become one with the applicant's choice. Repeating an open offer returns it. Spam, rejected and withdrawn applications get 409.",
      params,
      body: OfferInterview,
      response: { 201: Interview },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.interviewsPerAccount, currentUserOf(request).id);
      const id = applicationId(request.params);
      const key = idempotencyKeyOfUser(request, { ...request.body, applicationId: id });
      return withEtag(
        reply.code(201),
        await offerInterview(context, id, { offer: request.body, key }, actorOf(request)),
      );
    },
  });

  app.get("/applications/:id/interviews", {
    config: { right: "interview.arrange" },
    schema: {
      operationId: "listInterviews",
      summary: "List the interviews of an application",
      description: "Newest first.",
      params,
      response: { 200: Interviews },
    },
    handler: async (request) => {
      const id = applicationId(request.params);
      const application = db.selectFrom("applications").select("id").where("id", "=", id);
      if (!(await exists(application))) throw notFound("failure.applicationNotFound");
      const records = await interviewsOf(db, id);
      return { interviews: records.map(toInterview) };
    },
  });

  app.get("/interviews", {
    config: { right: "interview.arrange" },
    schema: {
      operationId: "getInterviewAgenda",
      summary: "List the coming interviews",
      description:
        "Agreed interviews of today, of the next seven days and of this week and the next in Vietnam, and offers without an answer.",
      response: { 200: InterviewAgenda },
    },
    handler: () => readAgenda(db, clock()),
  });

  app.get("/interviews/:id", {
    config: { right: "interview.arrange" },
    schema: {
      operationId: "getInterview",
      summary: "Get an interview",
      description: "Send the ETag as If-Match of an update.",
      params,
      response: { 200: Interview },
    },
    handler: async (request, reply) =>
      withEtag(reply, toInterview(await requireInterview(db, interviewId(request.params)))),
  });

  app.patch("/interviews/:id", {
    config: { right: "interview.arrange" },
    schema: {
      operationId: "updateInterview",
      summary: "Change or cancel an interview",
      description:
        "New `slots` offer it again; `state: cancelled` cancels it, and `cancel_reason` is told to everybody who joins. Both sides get an email with the update of their calendars after ten seconds. A stale If-Match gets 409 with the current interview, and so does an interview that is over.",
      params,
      body: UpdateInterview,
      response: { 200: Interview },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.interviewsPerAccount, currentUserOf(request).id);
      requireChanges(request.body);
      const id = interviewId(request.params);
      return withEtag(reply, await updateInterview(context, id, request.body, actorOf(request)));
    },
  });

  app.post("/interviews/:id/undo", {
    config: { right: "interview.arrange" },
    schema: {
      operationId: "undoInterview",
      summary: "Undo the last change of an interview",
      description:
        "Possible for ten seconds; no email about the change is sent before that. The undo of an offer removes it.",
      params,
      response: { 200: UndoneInterview },
    },
    handler: async (request) => ({
      interview: await undoInterview(context, interviewId(request.params), actorOf(request)),
    }),
  });

  app.post("/interviews/clashes", {
    config: { right: "interview.arrange" },
    schema: {
      operationId: "findInterviewClashes",
      summary: "Find clashes with other interviews",
      description:
        "Other offered or agreed interviews of the same people that overlap the times, and the times on weekends and holidays. They warn; nothing is refused.",
      body: CheckClashes,
      response: { 200: Clashes },
    },
    handler: async ({ body }) => {
      const days = await readBusinessDays(db);
      const times = body.slots.map(({ starts_at }) => starts_at);
      return {
        clashes: await findClashes(db, body, clock()),
        days_off: times.filter((time) => !days.includes(time)),
      };
    },
  });

  app.get("/interviews/places", {
    config: { right: "interview.arrange" },
    schema: {
      operationId: "listInterviewPlaces",
      summary: "List the places of the newest interviews",
      description: "At most ten, the newest first, to choose from.",
      response: { 200: InterviewPlaces },
    },
    handler: async () => ({ places: await readPlaces(db) }),
  });
};
