import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { BulkResponse, UndoBulk } from "#contract/bulk.ts";
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
import { lastChangedBy } from "#server/audit/audit.ts";
import { resetTwoStep } from "#server/auth/two-step.ts";
import { userIdParam } from "#server/auth/user-record.ts";
import { actorOf } from "#server/http/current-user.ts";
import { messageFor, refuseStale, requireChanges, withEtag } from "#server/http/requests.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import type { AppContext } from "#server/context.ts";
import { changeUsers, undoUsers } from "./bulk.ts";
import { getUser, listUsers } from "./list-users.ts";
import { createUser, deleteUser, resendInvitation, revealUser, updateUser } from "./service.ts";

/** User management, registered in the administrators' scope. */
export const adminUserRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Users");
  const params = z.object({ id: z.string() });

  app.get("/users", {
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
    schema: {
      operationId: "createUser",
      summary: "Create a user",
      description:
        "The account has no password. An active one gets an invitation with a link to set one.",
      body: CreateUser,
      response: { 201: User },
    },
    handler: (request) => createUser(context, request.body, actorOf(request)),
  });

  app.patch("/users/:id", {
    schema: {
      operationId: "updateUser",
      summary: "Update a user",
      description:
        "Changes only the given fields. Activating a user without a password invites them. A stale If-Match gets 409 with the current user and, as `changedBy`, the name of the last editor.",
      params,
      body: UpdateUser,
      response: { 200: User },
    },
    handler: async (request, reply) => {
      const id = userIdParam(request.params);
      requireChanges(request.body);
      const user = await updateUser(context, id, request.body, actorOf(request), (current, tx) =>
        refuseStale(request, current.updatedAt, current, () => lastChangedBy(tx, "user", id)),
      );
      return withEtag(reply, user);
    },
  });

  app.delete("/users/:id", {
    schema: {
      operationId: "deleteUser",
      summary: "Delete a user",
      description:
        "Ends the user's sessions. Your own account and the last active administrator get 409.",
      params,
      response: { 204: z.null() },
    },
    handler: (request) => deleteUser(context, userIdParam(request.params), actorOf(request)),
  });

  app.post("/users/:id/reveal", {
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
    schema: {
      tags: ["Two-step sign-in"],
      operationId: "resetUserTwoStep",
      summary: "Turn off a user's two-step sign-in",
      description:
        "For users who lost the app and the recovery codes. Sends the user an email. Your own account gets 409.",
      params,
      response: { 204: z.null() },
    },
    handler: (request) => resetTwoStep(context, userIdParam(request.params), actorOf(request)),
  });

  app.post("/users/bulk", {
    schema: {
      operationId: "changeUsers",
      summary: "Activate, deactivate or delete many users",
      description:
        "Returns for each user whether it was changed, or why not. Only activation and deactivation can be undone.",
      body: BulkUsers,
      response: { 200: BulkResponse },
    },
    handler: (request) => changeUsers(context, request.body, actorOf(request)),
  });

  app.post("/users/bulk/undo", {
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
};
