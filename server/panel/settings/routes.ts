import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  RetentionForecast,
  RetentionQuery,
  RetentionState,
  SettingsRecord,
  UpdateSettings,
} from "#contract/settings.ts";
import { actorOf, requireChanges } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { changeSettings } from "./change-settings.ts";
import { readSettingsRecord } from "#server/db/settings.ts";
import { audit } from "#server/audit/audit.ts";
import { withTransaction } from "#server/db/transaction.ts";
import {
  confirmErasures,
  noteForecastSeen,
  readRetention,
} from "#server/hiring/applications/retention-run.ts";
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
    handler: async (request) =>
      countDue(db, { retentionDays: request.query.days, acceptedRetentionDays: null }, clock()),
  });

  app.get("/settings/retention/forecast", {
    config: { right: "settings.change" },
    schema: {
      operationId: "getRetentionForecast",
      summary: "Get what the retention time erases in the next 30 days",
      description:
        "Nothing is erased by the retention time of a new site before an administrator has called this, or 14 days after the first sign-in. `paused` says why nothing is erased now.",
      response: { 200: RetentionState },
    },
    handler: async () => {
      await noteForecastSeen(db, clock());
      return readRetention(db, clock());
    },
  });

  app.post("/settings/retention/confirmation", {
    config: { right: "settings.change" },
    schema: {
      operationId: "confirmRetention",
      summary: "Let the retention time erase what is due",
      description:
        "For a day, also if it is more than 20 applications and a tenth of all, or if the clock has jumped.",
      response: { 200: RetentionState },
    },
    handler: async (request) => {
      await withTransaction(db, async (tx) => {
        await confirmErasures(tx, clock());
        const actor = actorOf(request);
        await audit(tx, { at: clock(), action: "retention_confirmed", ...actor });
      });
      return readRetention(db, clock());
    },
  });
};
