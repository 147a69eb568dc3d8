import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ConfirmIdentity, ConfirmPassword } from "#contract/account.ts";
import { EnableTwoStep, RecoveryCodes, TwoStep, TwoStepSetup } from "#contract/two-step.ts";
import { actorOf, currentUserOf } from "#server/http/current-user.ts";
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
    handler: (request) =>
      enableTwoStep(context, currentUserOf(request), request.body.code, actorOf(request)),
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
