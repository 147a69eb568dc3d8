import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Failure } from "#contract/failure.ts";
import { SignInSettings } from "#contract/two-step.ts";
import { actorOf } from "#server/auth/guard.ts";
import type { Parts } from "#server/parts.ts";
import { changeSignInSettings, doAdminsNeedTwoStep } from "./sign-in.ts";

const tags = ["Settings"];
const security = [{ bearer: [] }];

/** What the owner decides while the site runs. Registered inside the scope that admits administrators alone. */
export const adminSettingsRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.get(
    "/settings/sign-in",
    {
      schema: {
        tags,
        summary: "What is asked of sign-ins",
        security,
        response: { 200: SignInSettings, "4xx": Failure },
      },
    },
    async () => ({ adminsNeedTwoStep: await doAdminsNeedTwoStep(parts.db) }),
  );

  app.patch(
    "/settings/sign-in",
    {
      schema: {
        tags,
        summary: "Change what is asked of sign-ins",
        security,
        body: SignInSettings,
        response: { 200: SignInSettings, "4xx": Failure },
      },
    },
    (request) => changeSignInSettings(parts, request.body, actorOf(request)),
  );
};
