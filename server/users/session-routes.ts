import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { AccountSessions } from "#contract/account.ts";
import { Failure } from "#contract/failure.ts";
import { endOtherSessions, endSession, listSessions } from "#server/account/sessions.ts";
import { accountOf, actorOf } from "#server/auth/guard.ts";
import { notFound } from "#server/http/failure.ts";
import { recordId } from "#server/http/requests.ts";
import type { Parts } from "#server/parts.ts";
import { idOf } from "./id-of.ts";
import { findUser } from "./queries.ts";

const tags = ["Users"];
const security = [{ bearer: [] }];

/** Where users are signed in, and the end of it. Registered inside the scope that admits administrators alone. */
export const adminUserSessionRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { db, clock } = parts;

  app.get(
    "/users/:id/sessions",
    {
      schema: {
        tags,
        operationId: "listUserSessions",
        summary: "List the sessions of a user",
        description: "`isCurrent` marks the session of this request where the user is oneself.",
        security,
        params: z.object({ id: z.string() }),
        response: { 200: AccountSessions, "4xx": Failure },
      },
    },
    async (request) => {
      const id = idOf(request.params);
      if ((await findUser(db, id)) === undefined) throw notFound("failure.userNotFound");
      const { sessionId } = accountOf(request);
      return { sessions: await listSessions(db, { id, sessionId }, clock()) };
    },
  );

  app.delete(
    "/users/:id/sessions",
    {
      schema: {
        tags,
        operationId: "endUserSessions",
        summary: "End the sessions of a user",
        description: "The session of this request stays.",
        security,
        params: z.object({ id: z.string() }),
        response: { 204: z.null(), "4xx": Failure },
      },
    },
    async (request, reply) => {
      const { sessionId } = accountOf(request);
      await endOtherSessions(parts, idOf(request.params), sessionId, actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/users/:id/sessions/:sessionId",
    {
      schema: {
        tags,
        operationId: "endUserSession",
        summary: "End one session of a user",
        description: "Its tokens stop working with the next request.",
        security,
        params: z.object({ id: z.string(), sessionId: z.string() }),
        response: { 204: z.null(), "4xx": Failure },
      },
    },
    async (request, reply) => {
      const sessionId = recordId(request.params.sessionId, "failure.sessionNotFound");
      await endSession(parts, idOf(request.params), sessionId, actorOf(request));
      return reply.code(204).send(null);
    },
  );
};
