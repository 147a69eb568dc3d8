import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ConfirmIdentity, ConfirmPassword } from "#contract/account.ts";
import {
  CheckedLink,
  CheckLink,
  ForgotPassword,
  PasswordSet,
  RefreshSession,
  ResetPassword,
  Session,
  SignedInUser,
  SignIn,
  SignOut,
  SignUp,
} from "#contract/auth.ts";
import { MessageResponse } from "#contract/message-response.ts";
import {
  EnableTwoStep,
  FinishSignIn,
  RecoveryCodes,
  TwoStep,
  TwoStepSetup,
} from "#contract/two-step.ts";
import { actorOf, clientOf, currentUserOf, messageFor } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { bearerToken } from "./guard.ts";
import { checkLink, requestPasswordReset, resetPassword } from "./password-links.ts";
import { refreshSession } from "./refresh.ts";
import { toSignedInUser } from "./sessions.ts";
import { finishSignIn, signIn, signOut, signUp } from "./sign-in.ts";
import {
  disableTwoStep,
  enableTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
} from "./two-step.ts";

export const signInRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.post("/auth/login", {
    config: { right: "session.start" },
    schema: {
      operationId: "signIn",
      summary: "Sign in with email and password",
      description:
        "With two-step sign-in on, the response is 401 with the code `mfa_required` and a `challenge` for POST /auth/login/verify. An unknown address and a wrong password get the same response.",
      body: SignIn,
      response: { 200: Session },
    },
    handler: (request) => signIn(context, request.body, clientOf(request)),
  });

  app.post("/auth/login/verify", {
    config: { right: "session.start" },
    schema: {
      operationId: "verifySignIn",
      tags: ["Two-step sign-in"],
      summary: "Finish a sign-in with a code",
      description:
        "Takes the `challenge` of POST /auth/login and a code from the authenticator app or a recovery code. Each code works once.",
      body: FinishSignIn,
      response: { 200: Session },
    },
    handler: (request) => finishSignIn(context, request.body, clientOf(request)),
  });

  app.post("/auth/signup", {
    config: { right: "session.start" },
    schema: {
      operationId: "signUp",
      summary: "Create an account and sign in",
      description:
        "The account gets the role `user`. The password needs at least eight characters and must not be on the list of leaked ones.",
      body: SignUp,
      response: { 201: Session },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await signUp(context, request.body, clientOf(request))),
  });

  app.post("/auth/refresh", {
    config: { right: "session.start" },
    schema: {
      operationId: "refreshTokens",
      summary: "Exchange a refresh token for a new pair of tokens",
      description:
        "The response replaces both tokens. A superseded refresh token ends the session.",
      body: RefreshSession,
      response: { 200: Session },
    },
    handler: (request) => refreshSession(context, request.body.refreshToken, clientOf(request)),
  });

  app.post("/auth/logout", {
    config: { right: "session.start" },
    schema: {
      operationId: "signOut",
      summary: "Sign out",
      description:
        "Ends the session of the access token, or of the refresh token in the body. Also works for a session that has already ended.",
      body: z.nullish(SignOut),
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const tokens = { access: bearerToken(request), refresh: request.body?.refreshToken };
      await signOut(context, tokens, clientOf(request));
      return reply.code(204).send(null);
    },
  });

  app.post("/auth/forgot-password", {
    config: { right: "session.start" },
    schema: {
      operationId: "requestPasswordReset",
      summary: "Request a password reset link",
      description:
        "Sends a one-time link to the address. The response is the same whether or not an account has it.",
      body: ForgotPassword,
      response: { 202: MessageResponse },
    },
    handler: async (request, reply) => {
      await requestPasswordReset(context, request.body.email, clientOf(request));
      return reply.code(202).send(messageFor(request, "success.resetAsked"));
    },
  });

  app.post("/auth/reset-password", {
    config: { right: "session.start" },
    schema: {
      operationId: "resetPassword",
      summary: "Set a password with a one-time link",
      description:
        "Takes links of password resets, invitations and the first set-up. Every session of the account ends. A `setup` link creates the first administrator and needs `email` and `name` as well. After an invitation or a set-up, `session` signs the user in.",
      body: ResetPassword,
      response: { 200: PasswordSet },
    },
    handler: async (request) => {
      const session = await resetPassword(context, request.body, clientOf(request));
      if (session === undefined) return messageFor(request, "success.passwordSet");
      return { ...messageFor(request, "success.passwordSetSignedIn"), session };
    },
  });

  app.post("/auth/reset-password/check", {
    config: { right: "session.start" },
    schema: {
      operationId: "checkLink",
      summary: "Read the purpose of a one-time link",
      description:
        "Whether the link sets up the first administrator, accepts an invitation or resets a password. The link stays usable.",
      body: CheckLink,
      response: { 200: CheckedLink },
    },
    handler: (request) => checkLink(context, request.body.token, clientOf(request)),
  });

  app.get("/users/me", {
    config: { right: "account.own" },
    schema: {
      operationId: "getCurrentUser",
      summary: "Get the signed-in user",
      description: "Name, role, picture and whether the account is active.",
      response: { 200: SignedInUser },
    },
    handler: async (request) => toSignedInUser(currentUserOf(request)),
  });

  app.get("/users/me/two-step", {
    config: { right: "account.own" },
    schema: {
      operationId: "getTwoStep",
      tags: ["Two-step sign-in"],
      summary: "Get the two-step status",
      description:
        "Whether it is on, whether this account must have it, and how many recovery codes are left.",
      response: { 200: TwoStep },
    },
    handler: (request) => getTwoStep(context, currentUserOf(request)),
  });

  app.post("/users/me/two-step/setup", {
    config: { right: "account.own" },
    schema: {
      operationId: "setUpTwoStep",
      tags: ["Two-step sign-in"],
      summary: "Create a secret for an authenticator app",
      description:
        "Needs the password. The secret takes effect when POST /users/me/two-step/enable receives one of its codes.",
      body: ConfirmPassword,
      response: { 200: TwoStepSetup },
    },
    handler: (request) => setUpTwoStep(context, currentUserOf(request).id, request.body.password),
  });

  app.post("/users/me/two-step/enable", {
    config: { right: "account.own" },
    schema: {
      operationId: "enableTwoStep",
      tags: ["Two-step sign-in"],
      summary: "Turn two-step sign-in on",
      description:
        "Needs a code from the app. Returns the ten recovery codes, only this time. Every other session ends.",
      body: EnableTwoStep,
      response: { 200: RecoveryCodes },
    },
    handler: (request) => enableTwoStep(context, request.body.code, actorOf(request)),
  });

  app.post("/users/me/two-step/disable", {
    config: { right: "account.own" },
    schema: {
      operationId: "disableTwoStep",
      tags: ["Two-step sign-in"],
      summary: "Turn two-step sign-in off",
      description:
        "Needs the password and a code from the app or a recovery code. Gets 409 if administrators must keep it on.",
      body: ConfirmIdentity,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await disableTwoStep(context, request.body, actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.post("/users/me/two-step/recovery-codes", {
    config: { right: "account.own" },
    schema: {
      operationId: "renewRecoveryCodes",
      tags: ["Two-step sign-in"],
      summary: "Replace the recovery codes",
      description:
        "Needs the password and a code from the app or a recovery code. Earlier codes stop working.",
      body: ConfirmIdentity,
      response: { 200: RecoveryCodes },
    },
    handler: (request) => renewRecoveryCodes(context, request.body, actorOf(request)),
  });
};
