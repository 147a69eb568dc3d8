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
import { idempotencyKeyOfUser } from "#server/http/idempotency.ts";
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

export const userRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db } = context;
  const params = z.object({ id: z.string() });

  app.get("/users", {
    config: { right: "user.read" },
    schema: {
      operationId: "listUsers",
      summary: "List users",
      description:
        "Newest first. National ids and birth dates are masked. `q` finds parts of words in names, addresses and phone numbers.",
      querystring: UserListQuery,
      response: { 200: UserList },
    },
    handler: (request) => listUsers(context.db, request.query),
  });

  app.get("/users/:id", {
    config: { right: "user.read" },
    schema: {
      operationId: "getUser",
      summary: "Get a user",
      description: "National id and birth date are masked. Send the ETag as If-Match of an update.",
      params,
      response: { 200: User },
    },
    handler: async (request, reply) =>
      withEtag(reply, await getUser(context.db, userIdParam(request.params))),
  });

  app.post("/users", {
    config: { right: "user.change" },
    schema: {
      operationId: "createUser",
      summary: "Create a user",
      description:
        "The account has no password. An active one gets an invitation with a link to set one. A taken address gets 409 with the id of its account in `current`. With an Idempotency-Key, a repeated request adds one user.",
      body: CreateUser,
      response: { 201: User },
    },
    handler: async (request, reply) => {
      const key = idempotencyKeyOfUser(request, request.body);
      return reply.code(201).send(await createUser(context, request.body, actorOf(request), key));
    },
  });

  app.patch("/users/:id", {
    config: { right: "user.change" },
    schema: {
      operationId: "updateUser",
      summary: "Update a user",
      description:
        "Changes only the given fields. Activating a user without a password invites them. So does a staff role for an account whose address no link has confirmed: its sessions end and its password is removed, two-step sign-in stays. A stale If-Match gets 409 with the current user and, as `changedBy`, the name of the last editor.",
      params,
      body: UpdateUser,
      response: { 200: User },
    },
    handler: async (request, reply) => {
      const id = userIdParam(request.params);
      requireChanges(request.body);
      return withEtag(reply, await updateUser(context, id, request.body, actorOf(request)));
    },
  });

  app.delete("/users/:id", {
    config: { right: "user.change" },
    schema: {
      operationId: "deleteUser",
      summary: "Delete a user",
      description:
        "Ends the user's sessions. Your own account and the last active administrator get 409.",
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await deleteUser(context, userIdParam(request.params), actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.post("/users/:id/reveal", {
    config: { right: "user.change" },
    schema: {
      operationId: "revealUser",
      summary: "Reveal the masked values of a user",
      description: "National id and birth date. The audit log records each reveal.",
      params,
      response: { 200: RevealedUser },
    },
    handler: (request) => revealUser(context, userIdParam(request.params), actorOf(request)),
  });

  app.post("/users/:id/invitation", {
    config: { right: "user.change" },
    schema: {
      operationId: "inviteUser",
      summary: "Resend an invitation",
      description: "Sends a new link and returns it. The earlier link stops working.",
      params,
      response: { 200: Invitation },
    },
    handler: async (request) => {
      const link = await resendInvitation(context, userIdParam(request.params), actorOf(request));
      return { ...messageFor(request, "success.invited"), link };
    },
  });

  app.post("/users/:id/two-step/reset", {
    config: { right: "user.change" },
    schema: {
      operationId: "resetUserTwoStep",
      tags: ["Two-step sign-in"],
      summary: "Turn off a user's two-step sign-in",
      description:
        "For users who lost the app and the recovery codes. Sends the user an email. Your own account gets 409.",
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await resetTwoStep(context, userIdParam(request.params), actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.get("/users/:id/sessions", {
    config: { right: "user.read" },
    schema: {
      operationId: "listUserSessions",
      summary: "List the sessions of a user",
      description: "`isCurrent` marks the session of this request.",
      params,
      response: { 200: AccountSessions },
    },
    handler: async (request) => {
      const id = userIdParam(request.params);
      await getUser(context.db, id);
      const { sessionId } = currentUserOf(request);
      return { sessions: await listSessions(context.db, { id, sessionId }, context.clock()) };
    },
  });

  app.delete("/users/:id/sessions", {
    config: { right: "user.change" },
    schema: {
      operationId: "endUserSessions",
      summary: "End the sessions of a user",
      description: "The session of this request is kept.",
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await endOtherSessions(context, userIdParam(request.params), actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.delete("/users/:id/sessions/:sessionId", {
    config: { right: "user.change" },
    schema: {
      operationId: "endUserSession",
      summary: "End one session of a user",
      description: "Its tokens stop working on the next request.",
      params: z.object({ id: z.string(), sessionId: z.string() }),
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const sessionId = recordId(request.params.sessionId, "failure.sessionNotFound");
      await endSession(context, userIdParam(request.params), sessionId, actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.post("/users/bulk", {
    config: { right: "user.change" },
    schema: {
      operationId: "changeUsers",
      summary: "Activate, deactivate or delete many users",
      description:
        "Returns for each user whether it was changed, or why not. Only activation and deactivation can be undone. With an Idempotency-Key, a repeated request gets the outcome of the first.",
      body: BulkUsers,
      response: { 200: BulkResponse },
    },
    handler: (request) => {
      const key = idempotencyKeyOfUser(request, request.body);
      return changeUsers(context, request.body, actorOf(request), key);
    },
  });

  app.post("/users/bulk/undo", {
    config: { right: "user.change" },
    schema: {
      operationId: "undoUserChange",
      summary: "Undo a bulk change of users",
      description:
        "Takes the `undo_id` of POST /users/bulk for ten seconds. Users that were changed since then keep that change.",
      body: UndoBulk,
      response: { 200: BulkResponse },
    },
    handler: (request) => undoUsers(context, request.body.undo_id.toLowerCase(), actorOf(request)),
  });

  app.get("/colleagues", {
    config: { right: "panel.open" },
    schema: {
      operationId: "listColleagues",
      summary: "List the colleagues",
      description: "The recruiters and administrators with an active account, by name.",
      response: { 200: Colleagues },
    },
    handler: async () => ({ colleagues: await findColleagues(db) }),
  });

  app.get("/permissions", {
    config: { right: "panel.open" },
    schema: {
      operationId: "getPermissions",
      summary: "Get the permissions of the caller",
      description: "What the settings let the caller do: recruiters may export only if allowed.",
      response: { 200: Permissions },
    },
    handler: (request) => readPermissions(db, currentUserOf(request).role),
  });
};
