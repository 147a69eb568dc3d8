import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
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
import { FinishSignIn } from "#contract/two-step.ts";
import { clientOf, currentUserOf } from "#server/http/current-user.ts";
import { messageFor } from "#server/http/requests.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import type { AppContext } from "#server/context.ts";
import { bearerToken } from "./guard.ts";
import { checkLink, requestPasswordReset, resetPassword } from "./password-links.ts";
import { refreshSession } from "./refresh.ts";
import { toSignedInUser } from "./sessions.ts";
import { finishSignIn, signIn, signOut, signUp } from "./sign-in.ts";

/** Sign-in, sign-up and sign-out, without a session. */
export const publicAuthRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Sign-in");
  app.post("/auth/login", {
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
    schema: {
      tags: ["Two-step sign-in"],
      operationId: "verifySignIn",
      summary: "Finish a sign-in with a code",
      description:
        "Takes the `challenge` of POST /auth/login and a code from the authenticator app or a recovery code. Each code works once.",
      body: FinishSignIn,
      response: { 200: Session },
    },
    handler: (request) => finishSignIn(context, request.body, clientOf(request)),
  });

  app.post("/auth/signup", {
    schema: {
      operationId: "signUp",
      summary: "Create an account and sign in",
      description:
        "The account gets the role `user`. The password needs at least eight characters and must not be on the list of leaked ones.",
      body: SignUp,
      response: { 201: Session },
    },
    handler: (request) => signUp(context, request.body, clientOf(request)),
  });

  app.post("/auth/refresh", {
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
    schema: {
      operationId: "signOut",
      summary: "Sign out",
      description:
        "Ends the session of the access token, or of the refresh token in the body. Also works for a session that has already ended.",
      body: z.nullish(SignOut),
      response: { 204: z.null() },
    },
    handler: async (request) => {
      const tokens = { access: bearerToken(request), refresh: request.body?.refreshToken };
      return signOut(context, tokens, clientOf(request));
    },
  });

  app.post("/auth/forgot-password", {
    schema: {
      operationId: "requestPasswordReset",
      summary: "Request a password reset link",
      description:
        "Sends a one-time link to the address. The response is the same whether or not an account has it.",
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
      summary: "Set a password with a one-time link",
      description:
        "Takes links of password resets, invitations and the first set-up. Every session of the account ends. A `setup` link creates the first administrator and needs `email` and `name` as well.",
      body: ResetPassword,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      await resetPassword(context, request.body, clientOf(request));
      return messageFor(request, "success.passwordSet");
    },
  });

  app.post("/auth/reset-password/check", {
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
};

/** The signed-in user. */
export const signedInAuthRoutes: FastifyPluginAsyncZod<AppContext> = async (app) => {
  describeRoutes(app, "Sign-in");
  app.get("/users/me", {
    schema: {
      operationId: "getCurrentUser",
      summary: "Get the signed-in user",
      description: "Name, role, picture and whether the account is active.",
      response: { 200: SignedInUser },
    },
    handler: async (request) => toSignedInUser(currentUserOf(request)),
  });
};
