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
    schema: { operationId: "getSettings", response: { 200: SettingsRecord } },
    handler: () => readSettingsRecord(db, config.hrEmail),
  });

  app.patch("/settings", {
    schema: {
      operationId: "updateSettings",
      body: UpdateSettings,
      response: { 200: SettingsRecord },
    },
    handler: async (request) => {
      requireChanges(request.body);
      return changeSettings(context, request.body, actorOf(request));
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
