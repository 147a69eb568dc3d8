import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ConfirmIdentity, ConfirmPassword } from "#contract/account.ts";
import { EnableTwoStep, RecoveryCodes, TwoStep, TwoStepSetup } from "#contract/two-step.ts";
import { actorOf, currentUserOf } from "#server/http/current-user.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import type { AppContext } from "#server/context.ts";
import {
  disableTwoStep,
  enableTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
} from "./two-step.ts";

/** Two-step sign-in of the own account. */
export const accountTwoStepRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Two-step sign-in");
  app.get("/users/me/two-step", {
    schema: {
      operationId: "getTwoStep",
      summary: "Get the two-step status",
      description:
        "Whether it is on, whether this account must have it, and how many recovery codes are left.",
      response: { 200: TwoStep },
    },
    handler: (request) => getTwoStep(context, currentUserOf(request)),
  });

  app.post("/users/me/two-step/setup", {
    schema: {
      operationId: "setUpTwoStep",
      summary: "Create a secret for an authenticator app",
      description:
        "Needs the password. The secret takes effect when POST /users/me/two-step/enable receives one of its codes.",
      body: ConfirmPassword,
      response: { 200: TwoStepSetup },
    },
    handler: (request) => setUpTwoStep(context, currentUserOf(request).id, request.body.password),
  });

  app.post("/users/me/two-step/enable", {
    schema: {
      operationId: "enableTwoStep",
      summary: "Turn two-step sign-in on",
      description:
        "Needs a code from the app. Returns the ten recovery codes, only this time. Every other session ends.",
      body: EnableTwoStep,
      response: { 200: RecoveryCodes },
    },
    handler: (request) =>
      enableTwoStep(context, currentUserOf(request), request.body.code, actorOf(request)),
  });

  app.post("/users/me/two-step/disable", {
    schema: {
      operationId: "disableTwoStep",
      summary: "Turn two-step sign-in off",
      description:
        "Needs the password and a code from the app or a recovery code. Gets 409 if administrators must keep it on.",
      body: ConfirmIdentity,
      response: { 204: z.null() },
    },
    handler: (request) => disableTwoStep(context, request.body, actorOf(request)),
  });

  app.post("/users/me/two-step/recovery-codes", {
    schema: {
      operationId: "renewRecoveryCodes",
      summary: "Replace the recovery codes",
      description:
        "Needs the password and a code from the app or a recovery code. Earlier codes stop working.",
      body: ConfirmIdentity,
      response: { 200: RecoveryCodes },
    },
    handler: (request) => renewRecoveryCodes(context, request.body, actorOf(request)),
  });
};
