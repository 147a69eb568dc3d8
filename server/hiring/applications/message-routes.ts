import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Message, MessagePreview, MessageTemplates, WriteMessage } from "#contract/messages.ts";
import { AddNote, TeamNote, TeamNotes } from "#contract/notes.ts";
import type { AppContext } from "#server/context.ts";
import { idempotencyKeyOf, idempotencyKeyOfUser } from "#server/http/idempotency.ts";
import { rateLimits } from "#server/http/limits.ts";
import { actorOf, currentUserOf, recordId } from "#server/http/requests.ts";
import { cancelMessage, messageTemplates, previewMessage, writeMessage } from "./messages.ts";
import { addNote, readNotes } from "./notes.ts";
import { openVerdicts } from "./verdicts.ts";
import { idParam } from "./records.ts";

const params = z.object({ id: z.string() });

/** Messages to the applicant, and notes of the team. */
export const messageRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, throttle } = context;

  app.post("/applications/:id/messages", {
    config: { right: "application.write_to" },
    schema: {
      operationId: "writeMessage",
      summary: "Write to an applicant",
      description:
        "The email leaves after `run_at`; until then it can be deleted. With an Idempotency-Key, a repeated request enqueues one email. Suspected spam gets 409.",
      params,
      body: WriteMessage,
      response: { 201: Message },
    },
    handler: async (request, reply) => {
      const { headers, body } = request;
      const id = idParam(request.params);
      const actor = actorOf(request);
      throttle.hit(rateLimits.messagesPerAccount, actor.actorId);
      const content = { ...body, applicationId: id, author: actor.actorId };
      const key = idempotencyKeyOf(headers["idempotency-key"], content);
      return reply.code(201).send(await writeMessage(context, id, { written: body, key }, actor));
    },
  });

  app.post("/applications/:id/messages/preview", {
    config: { right: "application.write_to" },
    schema: {
      operationId: "previewMessage",
      summary: "Preview an email to an applicant",
      description: "As it would be sent. Links end at #.",
      params,
      body: WriteMessage,
      response: { 200: MessagePreview },
    },
    handler: (request) =>
      previewMessage(context, idParam(request.params), request.body, currentUserOf(request).id),
  });

  app.get("/applications/:id/messages/templates", {
    config: { right: "application.write_to" },
    schema: {
      operationId: "listMessageTemplates",
      summary: "List the texts that a message to an applicant can start from",
      description:
        "HR's own and five ready ones, with the applicant's data, those in the applicant's language first. {status_link} is filled in when the email is stored.",
      params,
      response: { 200: MessageTemplates },
    },
    handler: (request) =>
      messageTemplates(context, idParam(request.params), currentUserOf(request).id),
  });

  app.delete("/applications/:id/messages/:messageId", {
    config: { right: "application.write_to" },
    schema: {
      operationId: "cancelMessage",
      summary: "Take back an email to an applicant",
      description: "Possible until it leaves; afterwards it gets 409.",
      params: z.extend(params, { messageId: z.string() }),
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { messageId } = request.params;
      await cancelMessage(context, idParam(request.params), recordId(messageId), actorOf(request));
      return reply.code(204).send(null);
    },
  });

  app.get("/applications/:id/notes", {
    config: { right: "application.note" },
    schema: {
      operationId: "listNotes",
      summary: "List the team notes on an application",
      description:
        "Newest first. Until the caller has given an own verdict or has opened those of others, notes with a verdict have `text` and `verdict` null, with `verdict_hidden: true`.",
      params,
      response: { 200: TeamNotes },
    },
    handler: (request) => readNotes(db, idParam(request.params), currentUserOf(request).id),
  });

  app.post("/applications/:id/verdicts/open", {
    config: { right: "application.change" },
    schema: {
      operationId: "openVerdicts",
      summary: "Open the verdicts of others on an application",
      description:
        "Without an own verdict. The history tells it, and a verdict that the caller gives later is marked with `after_others: true`.",
      params,
      response: { 200: TeamNotes },
    },
    handler: async (request) => {
      const [id, { id: readerId }] = [idParam(request.params), currentUserOf(request)];
      await openVerdicts(context, id, readerId, actorOf(request));
      return readNotes(db, id, readerId);
    },
  });

  app.post("/applications/:id/notes", {
    config: { right: "application.note" },
    schema: {
      operationId: "addNote",
      summary: "Add a team note",
      description:
        "A text, a verdict, or both. A note is signed and never changes. `@Full Name` of a recruiter or an administrator sends them an email with a link. With an Idempotency-Key, a repeated request adds one note.",
      params,
      body: AddNote,
      response: { 201: TeamNote },
    },
    handler: async (request, reply) => {
      const { id, name, role } = currentUserOf(request);
      throttle.hit(rateLimits.notesPerAccount, id);
      const note = { ...request.body, applicationId: idParam(request.params) };
      const key = idempotencyKeyOfUser(request, note);
      return reply
        .code(201)
        .send(
          await addNote(context, { ...note, author: { id, name, role } }, key, actorOf(request)),
        );
    },
  });
};
