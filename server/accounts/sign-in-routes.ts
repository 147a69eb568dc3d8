import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ConfirmIdentity, ConfirmPassword } from "#contract/account.ts";
import {
  CheckedLink,
  CheckLink,
  ForgotPassword,
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

export const publicAuthRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.post("/auth/login", {
    schema: { operationId: "signIn", body: SignIn, response: { 200: Session } },
    handler: (request) => signIn(context, request.body, clientOf(request)),
  });

  app.post("/auth/login/verify", {
    schema: { operationId: "verifySignIn", body: FinishSignIn, response: { 200: Session } },
    handler: (request) => finishSignIn(context, request.body, clientOf(request)),
  });

  app.post("/auth/signup", {
    schema: { operationId: "signUp", body: SignUp, response: { 201: Session } },
    handler: (request) => signUp(context, request.body, clientOf(request)),
  });

  app.post("/auth/refresh", {
    schema: { operationId: "refreshTokens", body: RefreshSession, response: { 200: Session } },
    handler: (request) => refreshSession(context, request.body.refreshToken, clientOf(request)),
  });

  app.post("/auth/logout", {
    schema: { operationId: "signOut", body: z.nullish(SignOut), response: { 204: z.null() } },
    handler: async (request) => {
      const tokens = { access: bearerToken(request), refresh: request.body?.refreshToken };
      return signOut(context, tokens, clientOf(request));
    },
  });

  app.post("/auth/forgot-password", {
    schema: {
      operationId: "requestPasswordReset",
      body: ForgotPassword,
      response: { 202: MessageResponse },
    },
    handler: async (request) => {
      await requestPasswordReset(context, request.body.email, clientOf(request));
      return messageFor(request, "success.resetAsked");
    },
  });

  app.post("/auth/reset-password", {
    schema: {
      operationId: "resetPassword",
      body: ResetPassword,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      await resetPassword(context, request.body, clientOf(request));
      return messageFor(request, "success.passwordSet");
    },
  });

  app.post("/auth/reset-password/check", {
    schema: { operationId: "checkLink", body: CheckLink, response: { 200: CheckedLink } },
    handler: (request) => checkLink(context, request.body.token, clientOf(request)),
  });
};

export const signedInAuthRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.get("/users/me", {
    schema: { operationId: "getCurrentUser", response: { 200: SignedInUser } },
    handler: async (request) => toSignedInUser(currentUserOf(request)),
  });

  app.get("/users/me/two-step", {
    schema: { operationId: "getTwoStep", response: { 200: TwoStep } },
    handler: (request) => getTwoStep(context, currentUserOf(request)),
  });

  app.post("/users/me/two-step/setup", {
    schema: { operationId: "setUpTwoStep", body: ConfirmPassword, response: { 200: TwoStepSetup } },
    handler: (request) => setUpTwoStep(context, currentUserOf(request).id, request.body.password),
  });

  app.post("/users/me/two-step/enable", {
    schema: { operationId: "enableTwoStep", body: EnableTwoStep, response: { 200: RecoveryCodes } },
    handler: (request) => enableTwoStep(context, request.body.code, actorOf(request)),
  });

  app.post("/users/me/two-step/disable", {
    schema: { operationId: "disableTwoStep", body: ConfirmIdentity, response: { 204: z.null() } },
    handler: (request) => disableTwoStep(context, request.body, actorOf(request)),
  });

  app.post("/users/me/two-step/recovery-codes", {
    schema: {
      operationId: "renewRecoveryCodes",
      body: ConfirmIdentity,
      response: { 200: RecoveryCodes },
    },
    handler: (request) => renewRecoveryCodes(context, request.body, actorOf(request)),
  });
};
