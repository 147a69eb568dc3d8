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
import { listActivity } from "./account-data.ts";
import {
  changePassword,
  confirmEmail,
  deleteAccount,
  getProfile,
  requestEmailChange,
  updateProfile,
} from "./account.ts";
import { requestConfirmation } from "./confirmation.ts";
import { findAvatar, receivePortrait, replaceAvatar } from "./portrait.ts";

/** The own account. Password, address and deletion require the password. */
export const accountRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, throttle } = context;

  app.get("/users/me/profile", {
    config: { right: "account.own" },
    schema: {
      operationId: "getOwnProfile",
      summary: "Get your profile",
      description:
        "National id and birth date are not masked here. Send the ETag as If-Match of an update.",
      response: { 200: Profile },
    },
    handler: async (request, reply) =>
      withEtag(reply, await getProfile(db, currentUserOf(request).id)),
  });

  app.patch("/users/me/profile", {
    config: { right: "account.own" },
    schema: {
      operationId: "updateOwnProfile",
      summary: "Update your profile",
      description:
        "Changes only the given fields; an empty text clears an optional one. A stale If-Match gets 409 with the current profile.",
      body: UpdateProfile,
      response: { 200: Profile },
    },
    handler: async (request, reply) => {
      requireChanges(request.body);
      return withEtag(reply, await updateProfile(context, request.body, actorOf(request)));
    },
  });

  app.put("/users/me/avatar", {
    config: { right: "account.own" },
    schema: {
      operationId: "uploadOwnAvatar",
      summary: "Upload a profile picture",
      description:
        "Multipart form with one file, `avatar`: a JPEG, PNG or WebP picture of at most 5 MB. Stores its middle as a square WebP at a new address.",
      consumes: ["multipart/form-data"],
      form: z.object({ avatar: z.file() }),
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
    config: { right: "account.own" },
    schema: {
      operationId: "deleteOwnAvatar",
      summary: "Remove your profile picture",
      description: "Returns the signed-in user, whose `avatar` is null.",
      response: { 200: SignedInUser },
    },
    handler: async (request) =>
      toSignedInUser(await replaceAvatar(context, null, actorOf(request))),
  });

  app.get("/users/me/activity", {
    config: { right: "account.own" },
    schema: {
      operationId: "listOwnActivity",
      summary: "List the activity of your account",
      description:
        "Newest first. Failed sign-ins of one hour and network are one entry with `times`, kept for 90 days.",
      querystring: ActivityQuery,
      response: { 200: ActivityPage },
    },
    handler: (request) =>
      listActivity(db, currentUserOf(request).id, request.query.before?.toLowerCase()),
  });

  app.get("/users/me/sessions", {
    config: { right: "account.own" },
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
    config: { right: "account.own" },
    schema: {
      operationId: "endOwnSession",
      summary: "End one of your sessions",
      description: "Its tokens stop working on the next request.",
      params: z.object({ id: z.string() }),
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const id = recordId(request.params.id, "failure.sessionNotFound");
      await endSession(context, currentUserOf(request).id, id, actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.delete("/users/me/sessions", {
    config: { right: "account.own" },
    schema: {
      operationId: "endOtherOwnSessions",
      summary: "End all your other sessions",
      description: "The session of this request is kept.",
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await endOtherSessions(context, currentUserOf(request).id, actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.post("/users/me/password", {
    config: { right: "account.own" },
    schema: {
      operationId: "changeOwnPassword",
      summary: "Change your password",
      description: "Needs the current password. Every other session ends.",
      body: ChangePassword,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      await changePassword(context, request.body, actorOf(request));
      return messageFor(request, "success.passwordChanged");
    },
  });

  app.post("/users/me/email", {
    config: { right: "account.own" },
    schema: {
      operationId: "requestEmailChange",
      summary: "Request a change of your email address",
      description:
        "Needs the password. Sends a link to the new address, which changes it when confirmed.",
      body: ChangeEmail,
      response: { 202: MessageResponse },
    },
    handler: async (request, reply) => {
      await requestEmailChange(context, request.body, actorOf(request));
      return reply
        .code(202)
        .send(messageFor(request, "success.emailAsked", { email: request.body.email }));
    },
  });

  app.post("/users/me/email/confirmation", {
    config: { right: "account.own" },
    schema: {
      operationId: "requestEmailConfirmation",
      summary: "Request the link that confirms your email address",
      description: "Gets 409 once the address is confirmed. Three links a day.",
      response: { 202: MessageResponse },
    },
    handler: async (request, reply) => {
      const email = await requestConfirmation(context, actorOf(request));
      return reply.code(202).send(messageFor(request, "success.confirmationSent", { email }));
    },
  });

  app.post("/users/me/delete", {
    config: { right: "account.own" },
    schema: {
      operationId: "deleteOwnAccount",
      summary: "Delete your account",
      description:
        "Needs the password and, with two-step sign-in on, a code. The last active administrator gets 409.",
      body: ConfirmIdentity,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await deleteAccount(context, request.body, actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.post("/auth/confirm-email", {
    config: { right: "session.start" },
    schema: {
      operationId: "confirmEmail",
      summary: "Confirm an email address",
      description:
        "Takes the link of a sign-up, or of a change, which makes the address that of the account. The link works once.",
      body: ConfirmEmail,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      const { email, isNew } = await confirmEmail(context, request.body.token, clientOf(request));
      const text = isNew ? "success.emailChanged" : "success.emailConfirmed";
      return messageFor(request, text, { email });
    },
  });

  app.get("/avatars/:key", {
    config: { right: "site.use" },
    schema: {
      operationId: "getAvatar",
      summary: "Get a profile picture",
      description:
        "A square WebP picture. `avatar` of a user holds its address, which changes with the picture.",
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
