import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  RetentionForecast,
  RetentionQuery,
  SettingsRecord,
  UpdateSettings,
} from "#contract/settings.ts";
import { lastChangedBy } from "#server/audit/audit.ts";
import { actorOf, refuseStale, requireChanges } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { changeSettings } from "./change-settings.ts";
import { countDue, readSettingsRecord } from "./settings.ts";

/** The settings of the running site. Registered inside the scope of administrators. */
export const settingsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, config } = context;

  app.get("/settings", {
    schema: { operationId: "getSettings", response: { 200: SettingsRecord } },
    handler: () => readSettingsRecord(db, config),
  });

  app.patch("/settings", {
    schema: {
      operationId: "updateSettings",
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
      querystring: RetentionQuery,
      response: { 200: RetentionForecast },
    },
    handler: async (request) => countDue(db, request.query.days, clock()),
  });
};
