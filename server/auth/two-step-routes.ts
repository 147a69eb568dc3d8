import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ConfirmIdentity, ConfirmPassword } from "#contract/account.ts";
import { Session } from "#contract/auth.ts";
import { Failure } from "#contract/failure.ts";
import {
  EnableTwoStep,
  FinishSignIn,
  RecoveryCodes,
  TwoStep,
  TwoStepSetup,
} from "#contract/two-step.ts";
import { idOf } from "#server/users/id-of.ts";
import type { Parts } from "#server/parts.ts";
import { accountOf, actorOf } from "./guard.ts";
import { finishSignIn } from "./second-step.ts";
import {
  disableTwoStep,
  enableTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  resetTwoStep,
  setUpTwoStep,
} from "./two-step.ts";
import { visitorOf } from "./visitor.ts";

const tags = ["Two-step sign-in"];
const security = [{ bearer: [] }];

/** The second step of a sign-in, open to whoever has passed the first. */
export const publicTwoStepRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.post(
    "/auth/login/verify",
    {
      schema: {
        tags,
        summary: "Finish a sign-in with a code",
        body: FinishSignIn,
        response: { 200: Session, "4xx": Failure, "5xx": Failure },
      },
    },
    (request) => finishSignIn(parts, request.body, visitorOf(request)),
  );
};

/** What signed-in users decide about their own second step. */
export const signedInTwoStepRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.get(
    "/users/me/two-step",
    {
      schema: {
        tags,
        summary: "Where two-step sign-in stands",
        security,
        response: { 200: TwoStep, "4xx": Failure },
      },
    },
    (request) => getTwoStep(parts, accountOf(request)),
  );

  app.post(
    "/users/me/two-step/setup",
    {
      schema: {
        tags,
        summary: "Make a secret for an authenticator app",
        security,
        body: ConfirmPassword,
        response: { 200: TwoStepSetup, "4xx": Failure, "5xx": Failure },
      },
    },
    (request) => setUpTwoStep(parts, accountOf(request), request.body.password),
  );

  app.post(
    "/users/me/two-step/enable",
    {
      schema: {
        tags,
        summary: "Turn two-step sign-in on with a code from the app",
        security,
        body: EnableTwoStep,
        response: { 200: RecoveryCodes, "4xx": Failure },
      },
    },
    (request) => enableTwoStep(parts, accountOf(request), request.body.code, actorOf(request)),
  );

  app.post(
    "/users/me/two-step/disable",
    {
      schema: {
        tags,
        summary: "Turn two-step sign-in off",
        security,
        body: ConfirmIdentity,
        response: { 204: z.null(), "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      await disableTwoStep(parts, accountOf(request), request.body, actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/users/me/two-step/recovery-codes",
    {
      schema: {
        tags,
        summary: "Replace the recovery codes",
        security,
        body: ConfirmIdentity,
        response: { 200: RecoveryCodes, "4xx": Failure, "5xx": Failure },
      },
    },
    (request) => renewRecoveryCodes(parts, accountOf(request), request.body, actorOf(request)),
  );
};

/** What administrators may do about the second step of others. */
export const adminTwoStepRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.post(
    "/users/:id/two-step/reset",
    {
      schema: {
        tags,
        summary: "Turn two-step sign-in off for a user who has lost the app",
        security,
        params: z.object({ id: z.string() }),
        response: { 204: z.null(), "4xx": Failure },
      },
    },
    async (request, reply) => {
      await resetTwoStep(parts, idOf(request.params), actorOf(request));
      return reply.code(204).send(null);
    },
  );
};
