import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AnyEmailText,
  CreateTemplate,
  EmailTemplates,
  FixedEmails,
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
import { enqueueTestEmail } from "#server/accounts/emails.ts";
import { fixedEmails } from "./fixed-emails.ts";
import { withoutCode } from "#server/mail/email-code.ts";
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

export const emailTextRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, config } = context;

  app.get("/email-templates", {
    config: { right: "email_text.read" },
    schema: {
      operationId: "listEmailTemplates",
      summary: "List the texts of emails",
      description:
        "The texts of all emails to applicants in each language, and HR's own texts. Texts have placeholders such as {name}.",
      response: { 200: EmailTemplates },
    },
    handler: () => listTemplates(db),
  });

  app.get("/email-templates/fixed", {
    config: { right: "email_text.read" },
    schema: {
      operationId: "listFixedEmails",
      summary: "List the emails whose text cannot be changed",
      description:
        "To staff, to the owners of accounts, to guests and with one-time links, each to a sample recipient.",
      response: { 200: FixedEmails },
    },
    handler: async () => fixedEmails(config.siteUrl, clock()),
  });

  app.put("/email-templates/:kind/:language", {
    config: { right: "email_text.change" },
    schema: {
      operationId: "changeEmailText",
      summary: "Change the text of an email",
      description:
        "Links, signature and details are no part of the text. An unknown placeholder gets 422, a stale If-Match 409 with the current text and, as `changedBy`, the name of the last editor.",
      params: key,
      body: AnyEmailText,
      response: { 200: StandardTemplate },
    },
    handler: (request) => changeStandard(context, request.params, request.body, actorOf(request)),
  });

  app.delete("/email-templates/:kind/:language", {
    config: { right: "email_text.change" },
    schema: {
      operationId: "resetEmailText",
      summary: "Go back to the standard text of an email",
      description: "Returns the standard text. A stale If-Match gets 409.",
      params: key,
      response: { 200: StandardTemplate },
    },
    handler: (request) => resetStandard(context, request.params, actorOf(request)),
  });

  app.post("/email-templates", {
    config: { right: "email_text.change" },
    schema: {
      operationId: "createEmailTemplate",
      summary: "Add a text of HR's own",
      description: "Messages to applicants can start from it.",
      body: CreateTemplate,
      response: { 201: OwnTemplate },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await createOwn(context, request.body, actorOf(request))),
  });

  app.patch("/email-templates/:id", {
    config: { right: "email_text.change" },
    schema: {
      operationId: "updateEmailTemplate",
      summary: "Change a text of HR's own",
      description:
        "Changes only the given fields. A stale If-Match gets 409 with the current text and, as `changedBy`, the name of the last editor.",
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
    config: { right: "email_text.change" },
    schema: {
      operationId: "deleteEmailTemplate",
      summary: "Delete a text of HR's own",
      description: "Messages that were written from it stay as they are.",
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await deleteOwn(context, ownId(request.params), actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.post("/email-templates/preview", {
    config: { right: "email_text.change" },
    schema: {
      operationId: "previewEmailText",
      summary: "Preview an email with a text",
      description: "As it would be sent to a sample applicant.",
      body: SampleTemplate,
      response: { 200: RenderedEmail },
    },
    handler: async (request) => {
      const { subject, text } = compose(request.body);
      return { subject, text: withoutCode(text, config.siteUrl) };
    },
  });

  app.post("/email-templates/test", {
    config: { right: "email_text.change" },
    schema: {
      operationId: "sendTestOfEmailText",
      summary: "Send a test of a text",
      description: "Sends the email with this text for a sample applicant to your own address.",
      body: SampleTemplate,
      response: { 200: QueuedTestEmail },
    },
    handler: async (request) =>
      enqueueTestEmail(context, request, { ...compose(request.body), kind: "test" }),
  });

  function compose(sample: SampleTemplate): Email {
    requireKnownPlaceholders(sample.kind, sample);
    return sampleEmail(sample, config.siteUrl, clock());
  }
};
