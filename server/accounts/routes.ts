import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AccountSessions } from "#contract/account.ts";
import { BulkResponse, UndoBulk } from "#contract/bulk.ts";
import { Colleagues } from "#contract/notes.ts";
import { Permissions } from "#contract/roles.ts";
import {
  BulkUsers,
  CreateUser,
  Invitation,
  RevealedUser,
  UpdateUser,
  User,
  UserList,
  UserListQuery,
} from "#contract/users.ts";
import { endOtherSessions, endSession, listSessions } from "#server/accounts/sessions.ts";
import { resetTwoStep } from "#server/accounts/two-step.ts";
import { userIdParam } from "#server/accounts/user-record.ts";
import {
  actorOf,
  currentUserOf,
  messageFor,
  recordId,
  requireChanges,
  withEtag,
} from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { readPermissions } from "./policies.ts";
import { findColleagues, getUser, listUsers } from "./list-users.ts";
import {
  changeUsers,
  createUser,
  deleteUser,
  resendInvitation,
  revealUser,
  undoUsers,
  updateUser,
} from "./change-users.ts";

export const adminUserRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const params = z.object({ id: z.string() });

  app.get("/users", {
    schema: { operationId: "listUsers", querystring: UserListQuery, response: { 200: UserList } },
    handler: (request) => listUsers(context.db, request.query),
  });

  app.get("/users/:id", {
    schema: { operationId: "getUser", params, response: { 200: User } },
    handler: async (request, reply) =>
      withEtag(reply, await getUser(context.db, userIdParam(request.params))),
  });

  app.post("/users", {
    schema: { operationId: "createUser", body: CreateUser, response: { 201: User } },
    handler: (request) => createUser(context, request.body, actorOf(request)),
  });

  app.patch("/users/:id", {
    schema: { operationId: "updateUser", params, body: UpdateUser, response: { 200: User } },
    handler: async (request, reply) => {
      const id = userIdParam(request.params);
      requireChanges(request.body);
      return withEtag(reply, await updateUser(context, id, request.body, actorOf(request)));
    },
  });

  app.delete("/users/:id", {
    schema: { operationId: "deleteUser", params, response: { 204: z.null() } },
    handler: (request) => deleteUser(context, userIdParam(request.params), actorOf(request)),
  });

  app.post("/users/:id/reveal", {
    schema: { operationId: "revealUser", params, response: { 200: RevealedUser } },
    handler: (request) => revealUser(context, userIdParam(request.params), actorOf(request)),
  });

  app.post("/users/:id/invitation", {
    schema: { operationId: "inviteUser", params, response: { 200: Invitation } },
    handler: async (request) => {
      const link = await resendInvitation(context, userIdParam(request.params), actorOf(request));
      return { ...messageFor(request, "success.invited"), link };
    },
  });

  app.post("/users/:id/two-step/reset", {
    schema: { operationId: "resetUserTwoStep", params, response: { 204: z.null() } },
    handler: (request) => resetTwoStep(context, userIdParam(request.params), actorOf(request)),
  });

  app.get("/users/:id/sessions", {
    schema: { operationId: "listUserSessions", params, response: { 200: AccountSessions } },
    handler: async (request) => {
      const id = userIdParam(request.params);
      await getUser(context.db, id);
      const { sessionId } = currentUserOf(request);
      return { sessions: await listSessions(context.db, { id, sessionId }, context.clock()) };
    },
  });

  app.delete("/users/:id/sessions", {
    schema: { operationId: "endUserSessions", params, response: { 204: z.null() } },
    handler: (request) => endOtherSessions(context, userIdParam(request.params), actorOf(request)),
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

  app.post("/users/bulk", {
    schema: { operationId: "changeUsers", body: BulkUsers, response: { 200: BulkResponse } },
    handler: (request) => changeUsers(context, request.body, actorOf(request)),
  });

  app.post("/users/bulk/undo", {
    schema: { operationId: "undoUserChange", body: UndoBulk, response: { 200: BulkResponse } },
    handler: (request) => undoUsers(context, request.body.undo_id.toLowerCase(), actorOf(request)),
  });
};

export const staffRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { db }) => {
  app.get("/colleagues", {
    schema: { operationId: "listColleagues", response: { 200: Colleagues } },
    handler: async () => ({ colleagues: await findColleagues(db) }),
  });

  app.get("/permissions", {
    schema: { operationId: "getPermissions", response: { 200: Permissions } },
    handler: (request) => readPermissions(db, currentUserOf(request).role),
  });
};
