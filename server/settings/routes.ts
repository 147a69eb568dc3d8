import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Failure } from "#contract/failure.ts";
import { RetentionForecast, RetentionQuery, Settings, UpdateSettings } from "#contract/settings.ts";
import { SignInSettings } from "#contract/two-step.ts";
import { audit } from "#server/audit/audit.ts";
import { actorOf } from "#server/auth/guard.ts";
import { transact } from "#server/db/transact.ts";
import { invalid } from "#server/http/failure.ts";
import { releaseHeldLetters } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { countDue } from "./retention.ts";
import { readSettings, saveSettings } from "./settings.ts";
import { changeSignInSettings, doAdminsNeedTwoStep } from "./sign-in.ts";

const tags = ["Settings"];
const security = [{ bearer: [] }];

/** What the owner decides while the site runs. Registered inside the scope of administrators. */
export const settingsRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { db, clock, mailer } = parts;

  app.get(
    "/settings",
    {
      schema: {
        tags,
        summary: "Read the settings",
        security,
        response: { 200: Settings, "4xx": Failure },
      },
    },
    () => readSettings(db),
  );

  app.patch(
    "/settings",
    {
      schema: {
        tags,
        summary: "Change settings",
        security,
        body: UpdateSettings,
        response: { 200: Settings, "4xx": Failure },
      },
    },
    async (request) => {
      const change = request.body;
      const fields = Object.keys(change);
      if (fields.length === 0) throw invalid({}, "failure.nothingToUpdate");
      const now = clock();
      const settings = await transact(db, async (tx) => {
        await saveSettings(tx, change, now);
        await releaseHeldLetters(tx, change.hrEmails ?? []);
        await audit(tx, { at: now, action: "settings_updated", fields, ...actorOf(request) });
        return readSettings(tx);
      });
      mailer.kick();
      return settings;
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
