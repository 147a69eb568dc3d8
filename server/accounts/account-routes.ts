import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AccountSessions,
  ActivityPage,
  ActivityQuery,
  ChangeEmail,
  ChangePassword,
  ConfirmIdentity,
  Profile,
  UpdateProfile,
} from "#contract/account.ts";
import { ConfirmEmail, SignedInUser } from "#contract/auth.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { rateLimits } from "#server/http/limits.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
  toSignedInUser,
} from "#server/accounts/sessions.ts";
import {
  actorOf,
  clientOf,
  currentUserOf,
  messageFor,
  recordId,
  requireChanges,
  withEtag,
} from "#server/http/requests.ts";
import { notFound } from "#server/http/http-error.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import type { AppContext } from "#server/context.ts";
import { collectAccountData, listActivity } from "./account-data.ts";
import {
  changePassword,
  confirmEmail,
  deleteAccount,
  getProfile,
  requestEmailChange,
  updateProfile,
} from "./account.ts";
import { findAvatar, receivePortrait, replaceAvatar } from "./portrait.ts";

/** The own account. Password, address and deletion require the password. */
export const accountRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, throttle } = context;

  app.get("/users/me/profile", {
    schema: { operationId: "getOwnProfile", response: { 200: Profile } },
    handler: async (request, reply) =>
      withEtag(reply, await getProfile(db, currentUserOf(request).id)),
  });

  app.patch("/users/me/profile", {
    schema: { operationId: "updateOwnProfile", body: UpdateProfile, response: { 200: Profile } },
    handler: async (request, reply) => {
      requireChanges(request.body);
      return withEtag(reply, await updateProfile(context, request.body, actorOf(request)));
    },
  });

  app.put("/users/me/avatar", {
    schema: {
      operationId: "uploadOwnAvatar",
      consumes: ["multipart/form-data"],
      response: { 200: SignedInUser },
    },
    handler: async (request, reply) => {
      const { id } = currentUserOf(request);
      throttle.hit(rateLimits.avatarsPerAccount, id);
      const portrait = await receivePortrait(reply, id);
      return toSignedInUser(await replaceAvatar(context, portrait, actorOf(request)));
    },
  });

  app.delete("/users/me/avatar", {
    schema: { operationId: "deleteOwnAvatar", response: { 200: SignedInUser } },
    handler: async (request) =>
      toSignedInUser(await replaceAvatar(context, null, actorOf(request))),
  });

  app.get("/users/me/activity", {
    schema: {
      operationId: "listOwnActivity",
      querystring: ActivityQuery,
      response: { 200: ActivityPage },
    },
    handler: (request) =>
      listActivity(db, currentUserOf(request).id, request.query.before?.toLowerCase()),
  });

  app.get("/users/me/sessions", {
    schema: { operationId: "listOwnSessions", response: { 200: AccountSessions } },
    handler: async (request) => ({
      sessions: await listSessions(db, currentUserOf(request), clock()),
    }),
  });

  app.delete("/users/me/sessions/:id", {
    schema: {
      operationId: "endOwnSession",
      params: z.object({ id: z.string() }),
      response: { 204: z.null() },
    },
    handler: async (request) => {
      const id = recordId(request.params.id, "failure.sessionNotFound");
      return endSession(context, currentUserOf(request).id, id, actorOf(request));
    },
  });

  app.delete("/users/me/sessions", {
    schema: { operationId: "endOtherOwnSessions", response: { 204: z.null() } },
    handler: (request) => endOtherSessions(context, currentUserOf(request).id, actorOf(request)),
  });

  app.post("/users/me/password", {
    schema: {
      operationId: "changeOwnPassword",
      body: ChangePassword,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      await changePassword(context, request.body, actorOf(request));
      return messageFor(request, "success.passwordChanged");
    },
  });

  app.post("/users/me/email", {
    schema: {
      operationId: "requestEmailChange",
      body: ChangeEmail,
      response: { 202: MessageResponse },
    },
    handler: async (request) => {
      await requestEmailChange(context, request.body, actorOf(request));
      return messageFor(request, "success.emailAsked", { email: request.body.email });
    },
  });

  app.get("/users/me/data", {
    // A HEAD request would count as a download.
    exposeHeadRoute: false,
    schema: {
      operationId: "downloadOwnData",
      produces: ["application/json"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.downloadsPerAccount, currentUserOf(request).id);
      const data = await collectAccountData(context, actorOf(request));
      return reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="account-data.json"')
        .send(JSON.stringify(data, null, 2));
    },
  });

  app.post("/users/me/delete", {
    schema: { operationId: "deleteOwnAccount", body: ConfirmIdentity, response: { 204: z.null() } },
    handler: (request) => deleteAccount(context, request.body, actorOf(request)),
  });
};

/** Routes without a session: a link from an email proves itself, and an <img> cannot send a token. */
export const publicAccountRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.post("/auth/confirm-email", {
    schema: { operationId: "confirmEmail", body: ConfirmEmail, response: { 200: MessageResponse } },
    handler: async (request) => {
      const email = await confirmEmail(context, request.body.token, clientOf(request));
      return messageFor(request, "success.emailChanged", { email });
    },
  });

  app.get("/avatars/:key", {
    schema: {
      operationId: "getAvatar",
      params: z.object({ key: z.string() }),
      produces: ["image/webp"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      const picture = await findAvatar(context.db, request.params.key);
      if (picture === undefined) throw notFound("failure.avatarNotFound");
      return reply
        .type("image/webp")
        .header("content-security-policy", sandboxPolicy)
        .header("cache-control", "private, max-age=31536000, immutable")
        .send(picture);
    },
  });
};
