import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { AccountSessions } from "#contract/account.ts";
import { endOtherSessions, endSession, listSessions } from "#server/auth/sessions.ts";
import { userIdParam } from "#server/auth/user-record.ts";
import { actorOf, currentUserOf } from "#server/http/current-user.ts";
import { recordId } from "#server/http/requests.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import type { AppContext } from "#server/context.ts";
import { getUser } from "./list-users.ts";

/** The sessions of other users, for administrators. */
export const adminUserSessionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Users");
  const { db, clock } = context;

  app.get("/users/:id/sessions", {
    schema: {
      operationId: "listUserSessions",
      summary: "List the sessions of a user",
      description: "`isCurrent` marks the session of this request.",
      params: z.object({ id: z.string() }),
      response: { 200: AccountSessions },
    },
    handler: async (request) => {
      const id = userIdParam(request.params);
      await getUser(db, id);
      const { sessionId } = currentUserOf(request);
      return { sessions: await listSessions(db, { id, sessionId }, clock()) };
    },
  });

  app.delete("/users/:id/sessions", {
    schema: {
      operationId: "endUserSessions",
      summary: "End the sessions of a user",
      description: "The session of this request is kept.",
      params: z.object({ id: z.string() }),
      response: { 204: z.null() },
    },
    handler: async (request) => {
      const { sessionId } = currentUserOf(request);
      return endOtherSessions(context, userIdParam(request.params), sessionId, actorOf(request));
    },
  });

  app.delete("/users/:id/sessions/:sessionId", {
    schema: {
      operationId: "endUserSession",
      summary: "End one session of a user",
      description: "Its tokens stop working on the next request.",
      params: z.object({ id: z.string(), sessionId: z.string() }),
      response: { 204: z.null() },
    },
    handler: async (request) => {
      const sessionId = recordId(request.params.sessionId, "failure.sessionNotFound");
      return endSession(context, userIdParam(request.params), sessionId, actorOf(request));
    },
  });
};

/** The own sessions. */
export const accountSessionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Own account");
  const { db, clock } = context;

  app.get("/users/me/sessions", {
    schema: {
      operationId: "listOwnSessions",
      summary: "List your sessions",
      description: "`isCurrent` marks the session of this request.",
      response: { 200: AccountSessions },
    },
    handler: async (request) => ({
      sessions: await listSessions(db, currentUserOf(request), clock()),
    }),
  });

  app.delete("/users/me/sessions/:id", {
    schema: {
      operationId: "endOwnSession",
      summary: "End one of your sessions",
      description: "Its tokens stop working on the next request.",
      params: z.object({ id: z.string() }),
      response: { 204: z.null() },
    },
    handler: async (request) => {
      const id = recordId(request.params.id, "failure.sessionNotFound");
      return endSession(context, currentUserOf(request).id, id, actorOf(request));
    },
  });

  app.delete("/users/me/sessions", {
    schema: {
      operationId: "endOtherOwnSessions",
      summary: "End all your other sessions",
      description: "The session of this request is kept.",
      response: { 204: z.null() },
    },
    handler: async (request) => {
      const { id, sessionId } = currentUserOf(request);
      return endOtherSessions(context, id, sessionId, actorOf(request));
    },
  });
};
