import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { Message, MessagePreview, MessageTemplates, WriteMessage } from "#contract/messages.ts";
import type { AppContext } from "#server/context.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import { actorOf } from "#server/http/current-user.ts";
import { recordId } from "#server/http/requests.ts";
import { cancelMessage, messageTemplates, previewMessage, writeMessage } from "./messages.ts";
import { idParam } from "./records.ts";

const params = z.object({ id: z.string() });

/** Emails that HR writes to applicants. Registered in the scope of staff. */
export const staffMessageRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Applications");

  app.post("/applications/:id/messages", {
    schema: {
      operationId: "writeMessage",
      summary: "Write to an applicant",
      description:
        "The email leaves after `run_at`; until then it can be deleted. The same text sent again before that stays one email. Suspected spam gets 409.",
      params,
      body: WriteMessage,
      response: { 201: Message },
    },
    handler: (request) =>
      writeMessage(context, idParam(request.params), request.body, actorOf(request)),
  });

  app.post("/applications/:id/messages/preview", {
    schema: {
      operationId: "previewMessage",
      summary: "Preview an email to an applicant",
      description: "As it would be sent. Links end at #.",
      params,
      body: WriteMessage,
      response: { 200: MessagePreview },
    },
    handler: (request) => previewMessage(context, idParam(request.params), request.body),
  });

  app.get("/applications/:id/messages/templates", {
    schema: {
      operationId: "listMessageTemplates",
      summary: "List HR's own texts for an applicant",
      description:
        "With the applicant's data, those in the applicant's language first. {status_link} is filled in when the email is stored.",
      params,
      response: { 200: MessageTemplates },
    },
    handler: (request) => messageTemplates(context, idParam(request.params)),
  });

  app.delete("/applications/:id/messages/:messageId", {
    schema: {
      operationId: "cancelMessage",
      summary: "Take back an email to an applicant",
      description: "Possible until it leaves; afterwards it gets 409.",
      params: z.extend(params, { messageId: z.string() }),
      response: { 204: z.null() },
    },
    handler: (request) => {
      const { messageId } = request.params;
      return cancelMessage(context, idParam(request.params), recordId(messageId), actorOf(request));
    },
  });
};
