import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  RetentionForecast,
  RetentionQuery,
  SettingsRecord,
  UpdateSettings,
} from "#contract/settings.ts";
import { actorOf, requireChanges } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { changeSettings } from "./change-settings.ts";
import { readSettingsRecord } from "#server/db/settings.ts";
import { countDue } from "#server/hiring/applications/retention.ts";

export const settingsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, config } = context;

  app.get("/settings", {
    config: { right: "settings.change" },
    schema: {
      operationId: "getSettings",
      summary: "Get the settings",
      description: "Send `version` as If-Match of an update.",
      response: { 200: SettingsRecord },
    },
    handler: () => readSettingsRecord(db, config.hrEmail),
  });

  app.patch("/settings", {
    config: { right: "settings.change" },
    schema: {
      operationId: "updateSettings",
      summary: "Change settings",
      description:
        "Changes only the sent keys. `hrEmails` are notified of new applications, each in its language in `hrLanguages`, else in English. Two-step sign-in must be on for your account before `adminsNeedTwoStep` requires it of all administrators; `recruitersNeedTwoStep` requires it of all recruiters. A stale If-Match gets 409 with the current settings and, as `changedBy`, the name of the last editor.",
      body: UpdateSettings,
      response: { 200: SettingsRecord },
    },
    handler: async (request) => {
      requireChanges(request.body);
      return changeSettings(context, request.body, actorOf(request));
    },
  });

  app.get("/settings/retention", {
    config: { right: "settings.change" },
    schema: {
      operationId: "previewRetention",
      summary: "Preview a retention period",
      description: "Counts the applications that it would erase now. Erases nothing.",
      querystring: RetentionQuery,
      response: { 200: RetentionForecast },
    },
    handler: async (request) => countDue(db, request.query.days, clock()),
  });
};
