import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AccountSessions } from "#contract/account.ts";
import { endOtherSessions, endSession, listSessions } from "#server/auth/sessions.ts";
import { userIdParam } from "#server/auth/user-record.ts";
import { actorOf, currentUserOf, recordId } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { getUser } from "./list-users.ts";

const params = z.object({ id: z.string() });

export const adminUserSessionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock } = context;

  app.get("/users/:id/sessions", {
    schema: { operationId: "listUserSessions", params, response: { 200: AccountSessions } },
    handler: async (request) => {
      const id = userIdParam(request.params);
      await getUser(db, id);
      const { sessionId } = currentUserOf(request);
      return { sessions: await listSessions(db, { id, sessionId }, clock()) };
    },
  });

  app.delete("/users/:id/sessions", {
    schema: { operationId: "endUserSessions", params, response: { 204: z.null() } },
    handler: async (request) => {
      const { sessionId } = currentUserOf(request);
      return endOtherSessions(context, userIdParam(request.params), sessionId, actorOf(request));
    },
  });

  app.delete("/users/:id/sessions/:sessionId", {
    schema: {
      operationId: "endUserSession",
      params: z.object({ id: z.string(), sessionId: z.string() }),
      response: { 204: z.null() },
    },
    handler: async (request) => {
      const sessionId = recordId(request.params.sessionId, "failure.sessionNotFound");
      return endSession(context, userIdParam(request.params), sessionId, actorOf(request));
    },
  });
};

export const accountSessionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock } = context;

  app.get("/users/me/sessions", {
    schema: { operationId: "listOwnSessions", response: { 200: AccountSessions } },
    handler: async (request) => ({
      sessions: await listSessions(db, currentUserOf(request), clock()),
    }),
  });

  app.delete("/users/me/sessions/:id", {
    schema: { operationId: "endOwnSession", params, response: { 204: z.null() } },
    handler: async (request) => {
      const id = recordId(request.params.id, "failure.sessionNotFound");
      return endSession(context, currentUserOf(request).id, id, actorOf(request));
    },
  });

  app.delete("/users/me/sessions", {
    schema: { operationId: "endOtherOwnSessions", response: { 204: z.null() } },
    handler: async (request) => {
      const { id, sessionId } = currentUserOf(request);
      return endOtherSessions(context, id, sessionId, actorOf(request));
    },
  });
};
