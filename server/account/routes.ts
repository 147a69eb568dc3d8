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
import { refuseStale, tagOf } from "#server/http/if-match.ts";
import { say } from "#server/http/language.ts";
import { recordId } from "#server/http/record-id.ts";
import type { Parts } from "#server/parts.ts";
import { listActivity } from "./activity.ts";
import { findAvatar, receivePortrait, replaceAvatar } from "./avatar.ts";
import { confirmEmail } from "./email.ts";
import { avatarsPerAccount } from "./limits.ts";
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
        summary: "Read the own profile, nothing masked",
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
        summary: "Change the own profile",
        security,
        body: UpdateProfile,
        response: { 200: Profile, ...failures },
      },
    },
    async (request, reply) => {
      if (Object.keys(request.body).length === 0) throw invalid({}, "failure.nothingToUpdate");
      const profile = await updateProfile(parts, request.body, actorOf(request), (current) => {
        refuseStale(request, current.updatedAt, current);
      });
      void reply.header("etag", tagOf(profile.updatedAt));
      return profile;
    },
  );

  app.put(
    "/users/me/avatar",
    {
      schema: {
        tags,
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
      await throttle.hit(avatarsPerAccount, id);
      const portrait = await receivePortrait(request.raw, id);
      return toSignedInUser(await replaceAvatar(parts, portrait, actorOf(request)));
    },
  );

  app.delete(
    "/users/me/avatar",
    {
      schema: {
        tags,
        summary: "Remove the portrait",
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
        summary: "List where the account is signed in",
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
        summary: "End one session",
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
        summary: "End every other session",
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
        summary: "List what happened to the account, the newest first",
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
        summary: "Move an account to the email address that a link was sent to",
        body: ConfirmEmail,
        response: { 200: Said, ...failures },
      },
    },
    async (request) => {
      const visitor = visitorOf(request);
      const email = await confirmEmail(parts, request.body.token, visitor);
      return { message: say(visitor.language, "success.emailChanged", { email }) };
    },
  );

  app.get(
    "/avatars/:key",
    {
      schema: {
        tags,
        summary: "A portrait",
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
