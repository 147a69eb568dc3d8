import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  CheckLink,
  CheckedLink,
  ForgotPassword,
  RefreshSession,
  ResetPassword,
  Session,
  SignIn,
  SignOut,
  SignUp,
  SignedInUser,
} from "#contract/auth.ts";
import { Failure } from "#contract/failure.ts";
import { Said } from "#contract/said.ts";
import { sourceOf } from "#server/audit/audit.ts";
import { say } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { askForReset } from "./forgot-password.ts";
import { accountOf, bearerToken } from "./guard.ts";
import { refreshSession } from "./refresh.ts";
import { checkLink, resetPassword } from "./reset-password.ts";
import { signIn, signOut, signUp } from "./service.ts";
import { toSignedInUser } from "./sessions.ts";
import { readAccessToken, readRefreshToken } from "./tokens.ts";
import { visitorOf } from "./visitor.ts";

const tags = ["Sign-in"];

/** Signing in and out, open to everybody. */
export const publicAuthRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.post(
    "/auth/login",
    {
      schema: {
        tags,
        summary: "Sign in; with two-step sign-in on, 401 with the challenge of the second step",
        body: SignIn,
        response: { 200: Session, "4xx": Failure, "5xx": Failure },
      },
    },
    (request) => signIn(parts, request.body, visitorOf(request)),
  );

  app.post(
    "/auth/signup",
    {
      schema: {
        tags,
        summary: "Create an account and sign in",
        body: SignUp,
        response: { 201: Session, "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      void reply.code(201);
      return signUp(parts, request.body, visitorOf(request));
    },
  );

  app.post(
    "/auth/refresh",
    {
      schema: {
        tags,
        summary: "Exchange a refresh token for the next pair of tokens",
        body: RefreshSession,
        response: { 200: Session, "4xx": Failure, "5xx": Failure },
      },
    },
    (request) => refreshSession(parts, request.body.refreshToken, sourceOf(request)),
  );

  app.post(
    "/auth/logout",
    {
      schema: {
        tags,
        summary: "End the session of the access token or of the refresh token",
        body: z.nullish(SignOut),
        response: { 204: z.null(), "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      const sessionId = await sessionToEnd(parts, bearerToken(request), request.body?.refreshToken);
      if (sessionId !== undefined) await signOut(parts, sessionId, sourceOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/auth/forgot-password",
    {
      schema: {
        tags,
        summary: "Ask for a link that sets a new password",
        description: "Answers alike whether or not there is an account with the address.",
        body: ForgotPassword,
        response: { 202: Said, "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      const visitor = visitorOf(request);
      await askForReset(parts, request.body.email, visitor);
      return reply.code(202).send({ message: say(visitor.language, "success.resetAsked") });
    },
  );

  app.post(
    "/auth/reset-password",
    {
      schema: {
        tags,
        summary: "Set a password by a one-time link",
        body: ResetPassword,
        response: { 200: Said, "4xx": Failure, "5xx": Failure },
      },
    },
    async (request) => {
      const visitor = visitorOf(request);
      await resetPassword(parts, request.body, visitor);
      return { message: say(visitor.language, "success.passwordSet") };
    },
  );

  app.post(
    "/auth/reset-password/check",
    {
      schema: {
        tags,
        summary: "Ask what a one-time link is for, without using it up",
        body: CheckLink,
        response: { 200: CheckedLink, "4xx": Failure, "5xx": Failure },
      },
    },
    (request) => checkLink(parts, request.body.token, sourceOf(request)),
  );
};

/** What every signed-in user may ask about themselves. */
export const signedInAuthRoutes: FastifyPluginAsyncZod<Parts> = async (app) => {
  app.get(
    "/users/me",
    {
      schema: {
        tags,
        summary: "The signed-in user",
        security: [{ bearer: [] }],
        response: { 200: SignedInUser, "4xx": Failure, "5xx": Failure },
      },
    },
    async (request) => toSignedInUser(accountOf(request)),
  );
};

async function sessionToEnd(
  { keys, clock }: Parts,
  accessToken: string | undefined,
  refreshToken: string | undefined,
): Promise<string | undefined> {
  const claims =
    accessToken === undefined ? null : await readAccessToken(keys, accessToken, clock());
  if (claims !== null) return claims.sessionId;
  return refreshToken === undefined ? undefined : readRefreshToken(keys, refreshToken)?.sessionId;
}
