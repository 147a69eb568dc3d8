import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  RetentionForecast,
  RetentionQuery,
  SettingsRecord,
  UpdateSettings,
} from "#contract/settings.ts";
import { SignInSettings } from "#contract/two-step.ts";
import { lastChangedBy } from "#server/audit/audit.ts";
import { actorOf } from "#server/http/current-user.ts";
import { refuseStale, requireChanges } from "#server/http/requests.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import type { AppContext } from "#server/context.ts";
import { changeSettings, changeSignInSettings } from "./change-settings.ts";
import { countDue } from "./retention.ts";
import { readSettings, readSettingsRecord } from "./settings.ts";

/** The settings of the running site. Registered inside the scope of administrators. */
export const settingsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Settings");
  const { db, clock, config } = context;

  app.get("/settings", {
    schema: {
      operationId: "getSettings",
      summary: "Get the settings",
      description: "Send `version` as If-Match of an update.",
      response: { 200: SettingsRecord },
    },
    handler: () => readSettingsRecord(db, config),
  });

  app.patch("/settings", {
    schema: {
      operationId: "updateSettings",
      summary: "Change settings",
      description:
        "Changes only the sent keys. `hrEmails` are notified of new applications, each in its language in `hrLanguages`, else in English. A stale If-Match gets 409 with the current settings and, as `changedBy`, the name of the last editor.",
      body: UpdateSettings,
      response: { 200: SettingsRecord },
    },
    handler: async (request) => {
      requireChanges(request.body);
      return changeSettings(context, request.body, actorOf(request), (current, tx) =>
        refuseStale(request, current.version, current, () => lastChangedBy(tx, "settings")),
      );
    },
  });

  app.get("/settings/retention", {
    schema: {
      operationId: "previewRetention",
      summary: "Preview a retention period",
      description: "Counts the applications that it would erase now. Erases nothing.",
      querystring: RetentionQuery,
      response: { 200: RetentionForecast },
    },
    handler: async (request) => countDue(db, request.query.days, clock()),
  });

  app.get("/settings/sign-in", {
    schema: {
      operationId: "getSignInSettings",
      summary: "Get the sign-in rules",
      description: "Whether every administrator must use two-step sign-in.",
      response: { 200: SignInSettings },
    },
    handler: async () => ({ adminsNeedTwoStep: (await readSettings(db)).adminsNeedTwoStep }),
  });

  app.patch("/settings/sign-in", {
    schema: {
      operationId: "updateSignInSettings",
      summary: "Change the sign-in rules",
      description:
        "Two-step sign-in must be on for your account before you require it of all administrators.",
      body: SignInSettings,
      response: { 200: SignInSettings },
    },
    handler: (request) => changeSignInSettings(context, request.body, actorOf(request)),
  });
};
