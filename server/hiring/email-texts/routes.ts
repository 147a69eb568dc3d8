import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AnyEmailText,
  CreateTemplate,
  EmailTemplates,
  OwnTemplate,
  RenderedEmail,
  SampleTemplate,
  StandardKind,
  StandardTemplate,
  UpdateTemplate,
} from "#contract/email-templates.ts";
import { Language } from "#contract/languages.ts";
import { QueuedTestEmail } from "#contract/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { actorOf, recordId, requireChanges } from "#server/http/requests.ts";
import type { Email } from "#server/mail/email.ts";
import { sendTestEmail } from "#server/accounts/test-email.ts";
import { sampleEmail } from "#server/hiring/email-texts/sample.ts";
import {
  changeStandard,
  createOwn,
  deleteOwn,
  listTemplates,
  requireKnownPlaceholders,
  resetStandard,
  updateOwn,
} from "./texts.ts";

const key = z.object({ kind: StandardKind, language: Language });
const params = z.object({ id: z.string() });
const ownId = ({ id }: { id: string }) => recordId(id, "failure.templateNotFound");

/** Email texts, readable by staff. */
export const staffTemplateRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { db }) => {
  app.get("/email-templates", {
    schema: { operationId: "listEmailTemplates", response: { 200: EmailTemplates } },
    handler: () => listTemplates(db),
  });
};

export const adminTemplateRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { clock, config } = context;

  app.put("/email-templates/:kind/:language", {
    schema: {
      operationId: "changeEmailText",
      params: key,
      body: AnyEmailText,
      response: { 200: StandardTemplate },
    },
    handler: (request) => changeStandard(context, request.params, request.body, actorOf(request)),
  });

  app.delete("/email-templates/:kind/:language", {
    schema: { operationId: "resetEmailText", params: key, response: { 200: StandardTemplate } },
    handler: (request) => resetStandard(context, request.params, actorOf(request)),
  });

  app.post("/email-templates", {
    schema: {
      operationId: "createEmailTemplate",
      body: CreateTemplate,
      response: { 201: OwnTemplate },
    },
    handler: (request) => createOwn(context, request.body, actorOf(request)),
  });

  app.patch("/email-templates/:id", {
    schema: {
      operationId: "updateEmailTemplate",
      params,
      body: UpdateTemplate,
      response: { 200: OwnTemplate },
    },
    handler: (request) => {
      requireChanges(request.body);
      return updateOwn(context, ownId(request.params), request.body, actorOf(request));
    },
  });

  app.delete("/email-templates/:id", {
    schema: { operationId: "deleteEmailTemplate", params, response: { 204: z.null() } },
    handler: (request) => deleteOwn(context, ownId(request.params), actorOf(request)),
  });

  app.post("/email-templates/preview", {
    schema: {
      operationId: "previewEmailText",
      body: SampleTemplate,
      response: { 200: RenderedEmail },
    },
    handler: async (request) => {
      const { subject, text } = compose(request.body);
      return { subject, text };
    },
  });

  app.post("/email-templates/test", {
    schema: {
      operationId: "sendTestOfEmailText",
      body: SampleTemplate,
      response: { 200: QueuedTestEmail },
    },
    handler: async (request) =>
      sendTestEmail(context, request, { ...compose(request.body), kind: "test" }),
  });

  function compose(sample: SampleTemplate): Email {
    requireKnownPlaceholders(sample.kind, sample);
    return sampleEmail(sample, config.siteUrl, clock());
  }
};
