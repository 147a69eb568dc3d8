import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Message, MessagePreview, MessageTemplates, WriteMessage } from "#contract/messages.ts";
import { AddNote, TeamNote, TeamNotes } from "#contract/notes.ts";
import type { AppContext } from "#server/context.ts";
import { actorOf, currentUserOf, recordId } from "#server/http/requests.ts";
import { rateLimits } from "#server/http/limits.ts";
import { idempotencyKeyOf } from "./idempotency.ts";
import { cancelMessage, messageTemplates, previewMessage, writeMessage } from "./messages.ts";
import { addNote, readNotes } from "./notes.ts";
import { idParam } from "./records.ts";

const params = z.object({ id: z.string() });

/** Emails that HR writes to applicants, and team notes about them. Registered in the scope of staff. */
export const staffMessageRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.post("/applications/:id/messages", {
    schema: { operationId: "writeMessage", params, body: WriteMessage, response: { 201: Message } },
    handler: (request) => {
      const { headers, body } = request;
      const id = idParam(request.params);
      const actor = actorOf(request);
      const content = { ...body, applicationId: id, author: actor.actorId };
      const key = idempotencyKeyOf(headers["idempotency-key"], content);
      return writeMessage(context, id, body, key, actor);
    },
  });

  app.post("/applications/:id/messages/preview", {
    schema: {
      operationId: "previewMessage",
      params,
      body: WriteMessage,
      response: { 200: MessagePreview },
    },
    handler: (request) => previewMessage(context, idParam(request.params), request.body),
  });

  app.get("/applications/:id/messages/templates", {
    schema: { operationId: "listMessageTemplates", params, response: { 200: MessageTemplates } },
    handler: (request) => messageTemplates(context, idParam(request.params)),
  });

  app.delete("/applications/:id/messages/:messageId", {
    schema: {
      operationId: "cancelMessage",
      params: z.extend(params, { messageId: z.string() }),
      response: { 204: z.null() },
    },
    handler: (request) => {
      const { messageId } = request.params;
      return cancelMessage(context, idParam(request.params), recordId(messageId), actorOf(request));
    },
  });

  app.get("/applications/:id/notes", {
    schema: { operationId: "listNotes", params, response: { 200: TeamNotes } },
    handler: (request) => readNotes(context.db, idParam(request.params), currentUserOf(request).id),
  });

  app.post("/applications/:id/notes", {
    schema: { operationId: "addNote", params, body: AddNote, response: { 201: TeamNote } },
    handler: (request) => {
      const { id, name } = currentUserOf(request);
      context.throttle.hit(rateLimits.notesPerAccount, id);
      const note = { ...request.body, applicationId: idParam(request.params) };
      const key = idempotencyKeyOf(request.headers["idempotency-key"], { ...note, author: id });
      return addNote(context, { ...note, author: { id, name } }, key, actorOf(request));
    },
  });
};
