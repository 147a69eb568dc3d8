import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
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
import {
  requireChanges,
  recordId,
  withEtag,
  actorOf,
  currentUserOf,
} from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { idempotencyKeyOf } from "#server/http/idempotency.ts";
import { rateLimits } from "#server/http/limits.ts";
import { interviewsOf, requireInterview, toInterview } from "./records.ts";
import { findClashes, readAgenda } from "./schedule.ts";
import { offerInterview, undoInterview, updateInterview } from "./service.ts";

const params = z.object({ id: z.string() });
const interviewId = ({ id }: { id: string }) => recordId(id, "failure.interviewNotFound");
const applicationId = ({ id }: { id: string }) => recordId(id, "failure.applicationNotFound");

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
      const actor = actorOf(request);
      const content = { ...request.body, applicationId: id, author: actor.actorId };
      const key = idempotencyKeyOf(request.headers["idempotency-key"], content);
      return withEtag(reply, await offerInterview(context, id, request.body, key, actor));
    },
  });

  app.get("/applications/:id/interviews", {
    schema: { operationId: "listInterviews", params, response: { 200: Interviews } },
    handler: async (request) => {
      const id = applicationId(request.params);
      const application = db.selectFrom("applications").select("id").where("id", "=", id);
      if (!(await exists(application))) throw notFound("failure.applicationNotFound");
      const records = await interviewsOf(db, id);
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
      return withEtag(reply, await updateInterview(context, id, request.body, actorOf(request)));
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
    handler: async (request) => ({ clashes: await findClashes(db, request.body, clock()) }),
  });
};
