import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { Failure } from "#contract/failure.ts";
import {
  CreateUser,
  Invitation,
  RevealedUser,
  UpdateUser,
  User,
  UserList,
  UserListQuery,
} from "#contract/users.ts";
import { lastChangedBy } from "#server/audit/last-change.ts";
import { actorOf } from "#server/auth/guard.ts";
import { invalid, notFound } from "#server/http/failure.ts";
import { refuseStale, tagOf } from "#server/http/requests.ts";
import { preferredLanguage, translate } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { inviteAgain } from "./invitations.ts";
import { idOf } from "./id-of.ts";
import { findUser, listUsers } from "./queries.ts";
import { createUser, deleteUser, revealUser, updateUser } from "./service.ts";

const tags = ["Users"];

/** Everything administrators do with accounts. Registered inside the scope that admits them alone. */
export const adminUserRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const params = z.object({ id: z.string() });
  const security = [{ bearer: [] }];

  app.get(
    "/users",
    {
      schema: {
        tags,
        operationId: "listUsers",
        summary: "List users",
        description:
          "The newest first. National ids and birth dates are masked. `q` finds parts of words in names, addresses and phone numbers.",
        security,
        querystring: UserListQuery,
        response: { 200: UserList, "4xx": Failure },
      },
    },
    (request) => listUsers(parts.reads, request.query),
  );

  app.get(
    "/users/:id",
    {
      schema: {
        tags,
        operationId: "getUser",
        summary: "Get a user",
        description:
          "National id and birth date are masked. The ETag is for If-Match of the change.",
        security,
        params,
        response: { 200: User, "4xx": Failure },
      },
    },
    async (request, reply) => {
      const user = await findUser(parts.db, idOf(request.params));
      if (user === undefined) throw notFound("failure.userNotFound");
      void reply.header("etag", tagOf(user.updatedAt));
      return user;
    },
  );

  app.post(
    "/users",
    {
      schema: {
        tags,
        operationId: "createUser",
        summary: "Create a user",
        description:
          "The account has no password. An active one gets an invitation with a link to choose it.",
        security,
        body: CreateUser,
        response: { 201: User, "4xx": Failure },
      },
    },
    async (request, reply) => {
      const language = preferredLanguage(request.headers["accept-language"]);
      const user = await createUser(parts, request.body, actorOf(request), language);
      return reply.code(201).send(user);
    },
  );

  app.patch(
    "/users/:id",
    {
      schema: {
        tags,
        operationId: "updateUser",
        summary: "Change a user",
        description:
          "Only the fields that are sent change. A user without a password is invited when activated. A stale If-Match is answered 409 with the current user and, as `changedBy`, the name of who changed it.",
        security,
        params,
        body: UpdateUser,
        response: { 200: User, "4xx": Failure },
      },
    },
    async (request, reply) => {
      const id = idOf(request.params);
      if (Object.keys(request.body).length === 0) throw invalid({}, "failure.nothingToUpdate");
      const language = preferredLanguage(request.headers["accept-language"]);
      const by = { actor: actorOf(request), language };
      const user = await updateUser(parts, id, request.body, by, (current, tx) =>
        refuseStale(request, current.updatedAt, current, () => lastChangedBy(tx, "user", id)),
      );
      void reply.header("etag", tagOf(user.updatedAt));
      return user;
    },
  );

  app.delete(
    "/users/:id",
    {
      schema: {
        tags,
        operationId: "deleteUser",
        summary: "Delete a user",
        description:
          "Ends the user's sessions. The own account and the last active administrator get 409.",
        security,
        params,
        response: { 204: z.null(), "4xx": Failure },
      },
    },
    async (request, reply) => {
      await deleteUser(parts, idOf(request.params), actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/users/:id/reveal",
    {
      schema: {
        tags,
        operationId: "revealUser",
        summary: "Reveal the masked values of a user",
        description: "National id and birth date. The audit log records each reveal.",
        security,
        params,
        response: { 200: RevealedUser, "4xx": Failure },
      },
    },
    (request) => revealUser(parts, idOf(request.params), actorOf(request)),
  );

  app.post(
    "/users/:id/invitation",
    {
      schema: {
        tags,
        operationId: "inviteUser",
        summary: "Invite a user again",
        description: "Sends a new link and answers with it. The link before stops working.",
        security,
        params,
        response: { 200: Invitation, "4xx": Failure },
      },
    },
    async (request) => {
      const language = preferredLanguage(request.headers["accept-language"]);
      const link = await inviteAgain(parts, idOf(request.params), actorOf(request), language);
      return { message: translate(language, "success.invited"), link };
    },
  );
};
