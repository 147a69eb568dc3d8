import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Failure } from "#contract/failure.ts";
import {
  RetentionForecast,
  RetentionQuery,
  SettingsRecord,
  UpdateSettings,
} from "#contract/settings.ts";
import { SignInSettings } from "#contract/two-step.ts";
import { actorOf } from "#server/auth/guard.ts";
import { invalid } from "#server/http/failure.ts";
import { refuseStale } from "#server/http/if-match.ts";
import type { Parts } from "#server/parts.ts";
import { changeSettings } from "./change.ts";
import { countDue } from "./retention.ts";
import { readSettingsRecord } from "./settings.ts";
import { changeSignInSettings, doAdminsNeedTwoStep } from "./sign-in.ts";

const tags = ["Settings"];
const security = [{ bearer: [] }];

/** What the owner decides while the site runs. Registered inside the scope of administrators. */
export const settingsRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { db, clock, config } = parts;

  app.get(
    "/settings",
    {
      schema: {
        tags,
        summary: "Read the settings",
        security,
        response: { 200: SettingsRecord, "4xx": Failure },
      },
    },
    () => readSettingsRecord(db, config),
  );

  app.patch(
    "/settings",
    {
      schema: {
        tags,
        summary:
          "Change settings; an If-Match with another version than the present one is refused",
        security,
        body: UpdateSettings,
        response: { 200: SettingsRecord, "4xx": Failure },
      },
    },
    async (request) => {
      if (Object.keys(request.body).length === 0) throw invalid({}, "failure.nothingToUpdate");
      return changeSettings(parts, request.body, actorOf(request), (current) => {
        refuseStale(request, current.version, current);
      });
    },
  );

  app.get(
    "/settings/retention",
    {
      schema: {
        tags,
        summary: "What a retention time would erase, without erasing anything",
        security,
        querystring: RetentionQuery,
        response: { 200: RetentionForecast, "4xx": Failure },
      },
    },
    async (request) => countDue(db, request.query.days, clock()),
  );

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
