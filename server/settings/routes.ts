import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Failure } from "#contract/failure.ts";
import {
  RetentionForecast,
  RetentionQuery,
  SettingsRecord,
  UpdateSettings,
} from "#contract/settings.ts";
import { SignInSettings } from "#contract/two-step.ts";
import { lastChangedBy } from "#server/audit/audit.ts";
import { actorOf } from "#server/http/current-user.ts";
import { invalid } from "#server/http/failure.ts";
import { refuseStale } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { changeSettings, changeSignInSettings } from "./change-settings.ts";
import { countDue } from "./retention.ts";
import { doAdminsNeedTwoStep, readSettingsRecord } from "./settings.ts";

const tags = ["Settings"];

/** What the owner decides while the site runs. Registered inside the scope of administrators. */
export const settingsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, parts) => {
  const { db, clock, config } = parts;

  app.get(
    "/settings",
    {
      schema: {
        tags,
        operationId: "getSettings",
        summary: "Get the settings",
        description: "`version` is for If-Match of the change.",
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
        operationId: "updateSettings",
        summary: "Change settings",
        description:
          "Only the keys that are sent change. `hrEmails` are told of new applications, each in the language that `hrLanguages` names for the address, in English without one. A stale If-Match is answered 409 with the current settings and, as `changedBy`, the name of who changed it.",
        body: UpdateSettings,
        response: { 200: SettingsRecord, "4xx": Failure },
      },
    },
    async (request) => {
      if (Object.keys(request.body).length === 0) throw invalid({}, "failure.nothingToUpdate");
      return changeSettings(parts, request.body, actorOf(request), (current, tx) =>
        refuseStale(request, current.version, current, () => lastChangedBy(tx, "settings")),
      );
    },
  );

  app.get(
    "/settings/retention",
    {
      schema: {
        tags,
        operationId: "previewRetention",
        summary: "Preview a retention time",
        description: "How many applications it would erase now. Nothing is erased.",
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
        operationId: "getSignInSettings",
        summary: "Get the sign-in rules",
        description: "Whether every administrator must use two-step sign-in.",
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
        operationId: "updateSignInSettings",
        summary: "Change the sign-in rules",
        description:
          "Requiring two-step sign-in of administrators needs it on the own account first.",
        body: SignInSettings,
        response: { 200: SignInSettings, "4xx": Failure },
      },
    },
    (request) => changeSignInSettings(parts, request.body, actorOf(request)),
  );
};
