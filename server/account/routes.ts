import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  AccountSessions,
  ActivityPage,
  ActivityQuery,
  Profile,
  UpdateProfile,
} from "#contract/account.ts";
import { ConfirmEmail, SignedInUser } from "#contract/auth.ts";
import { Failure } from "#contract/failure.ts";
import { Said } from "#contract/said.ts";
import { accountOf, actorOf } from "#server/auth/guard.ts";
import { toSignedInUser } from "#server/auth/sessions.ts";
import { visitorOf } from "#server/auth/visitor.ts";
import { invalid, notFound } from "#server/http/failure.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { refuseStale, tagOf, recordId } from "#server/http/requests.ts";
import { translate } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { listActivity } from "./activity.ts";
import { findAvatar, receivePortrait, replaceAvatar } from "./avatar.ts";
import { confirmEmail } from "./email.ts";
import { avatarsPerAccount } from "#server/http/limits.ts";
import { getProfile, updateProfile } from "./profile.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.ts";

const tags = ["Own account"];
const security = [{ bearer: [] }];
const failures = { "4xx": Failure, "5xx": Failure };

/** What everybody who is signed in reads and changes about themselves. */
export const ownAccountRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { db, clock, throttle } = parts;

  app.get(
    "/users/me/profile",
    {
      schema: {
        tags,
        operationId: "getOwnProfile",
        summary: "Get the own profile",
        description:
          "National id and birth date are not masked here. The ETag is for If-Match of the change.",
        security,
        response: { 200: Profile, ...failures },
      },
    },
    async (request, reply) => {
      const profile = await getProfile(db, accountOf(request).id);
      void reply.header("etag", tagOf(profile.updatedAt));
      return profile;
    },
  );

  app.patch(
    "/users/me/profile",
    {
      schema: {
        tags,
        operationId: "updateOwnProfile",
        summary: "Change the own profile",
        description:
          "Only the fields that are sent change; an empty text clears an optional one. A stale If-Match is answered 409 with the current profile.",
        security,
        body: UpdateProfile,
        response: { 200: Profile, ...failures },
      },
    },
    async (request, reply) => {
      if (Object.keys(request.body).length === 0) throw invalid({}, "failure.nothingToUpdate");
      const profile = await updateProfile(parts, request.body, actorOf(request), (current) =>
        refuseStale(request, current.updatedAt, current),
      );
      void reply.header("etag", tagOf(profile.updatedAt));
      return profile;
    },
  );

  app.put(
    "/users/me/avatar",
    {
      schema: {
        tags,
        operationId: "uploadOwnAvatar",
        summary: "Upload a portrait",
        description:
          "Multipart form with one file, `avatar`: a JPEG, PNG or WebP picture of at most 5 MB. " +
          "Its middle is kept as a square WebP under a new address; nothing else of it is.",
        security,
        consumes: ["multipart/form-data"],
        response: { 200: SignedInUser, ...failures },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      throttle.hit(avatarsPerAccount, id);
      const portrait = await receivePortrait(request.raw, id);
      return toSignedInUser(await replaceAvatar(parts, portrait, actorOf(request)));
    },
  );

  app.delete(
    "/users/me/avatar",
    {
      schema: {
        tags,
        operationId: "deleteOwnAvatar",
        summary: "Remove the own portrait",
        description: "Answers with the signed-in user, whose `avatar` is null.",
        security,
        response: { 200: SignedInUser, ...failures },
      },
    },
    async (request) => toSignedInUser(await replaceAvatar(parts, null, actorOf(request))),
  );

  app.get(
    "/users/me/sessions",
    {
      schema: {
        tags,
        operationId: "listOwnSessions",
        summary: "List the own sessions",
        description: "The session of this request is marked `isCurrent`.",
        security,
        response: { 200: AccountSessions, ...failures },
      },
    },
    async (request) => ({ sessions: await listSessions(db, accountOf(request), clock()) }),
  );

  app.delete(
    "/users/me/sessions/:id",
    {
      schema: {
        tags,
        operationId: "endOwnSession",
        summary: "End one of the own sessions",
        description: "Its tokens stop working with the next request.",
        security,
        params: z.object({ id: z.string() }),
        response: { 204: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      const id = recordId(request.params.id, "failure.sessionNotFound");
      await endSession(parts, accountOf(request).id, id, actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/users/me/sessions",
    {
      schema: {
        tags,
        operationId: "endOtherOwnSessions",
        summary: "End all other own sessions",
        description: "The session of this request stays.",
        security,
        response: { 204: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = accountOf(request);
      await endOtherSessions(parts, id, sessionId, actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/users/me/activity",
    {
      schema: {
        tags,
        operationId: "listOwnActivity",
        summary: "List the activity of the own account",
        description:
          "The newest first. Failed sign-ins of one hour and network are one entry with `times`, kept for 90 days.",
        security,
        querystring: ActivityQuery,
        response: { 200: ActivityPage, ...failures },
      },
    },
    (request) => listActivity(db, accountOf(request).id, request.query.before?.toLowerCase()),
  );
};

/** What needs no session: a link from a letter is its own proof, and an <img> cannot send a token. */
export const publicAccountRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.post(
    "/auth/confirm-email",
    {
      schema: {
        tags,
        operationId: "confirmEmail",
        summary: "Confirm a new email address",
        description:
          "Moves the account to the address to which the link was sent. The link works once.",
        body: ConfirmEmail,
        response: { 200: Said, ...failures },
      },
    },
    async (request) => {
      const visitor = visitorOf(request);
      const email = await confirmEmail(parts, request.body.token, visitor);
      return { message: translate(visitor.language, "success.emailChanged", { email }) };
    },
  );

  app.get(
    "/avatars/:key",
    {
      schema: {
        tags,
        operationId: "getAvatar",
        summary: "Get a portrait",
        description:
          "A square WebP picture. `avatar` of a user holds its address, which changes with the picture.",
        params: z.object({ key: z.string() }),
        produces: ["image/webp"],
        response: { 200: z.any(), ...failures },
      },
    },
    async (request, reply) => {
      const picture = await findAvatar(parts.db, request.params.key);
      if (picture === undefined) throw notFound("failure.avatarNotFound");
      return reply
        .type("image/webp")
        .header("content-security-policy", sandboxPolicy)
        .header("cache-control", "private, max-age=31536000, immutable")
        .send(picture);
    },
  );
};
