import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readFile } from "node:fs/promises";
import {
  Application,
  ApplicationList,
  ApplicationListQuery,
  BulkApplications,
  EmailPreview,
  EmailPreviewQuery,
  UpdateApplication,
} from "#contract/applications.ts";
import { BulkResponse, UndoBulk } from "#contract/bulk.ts";
import {
  AddApplication,
  DuplicateList,
  DuplicateQuery,
  ResumeSuggestions,
} from "#contract/manual-applications.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { Message, MessagePreview, MessageTemplates, WriteMessage } from "#contract/messages.ts";
import { AddNote, TeamNote, TeamNotes } from "#contract/notes.ts";
import { Timeline } from "#contract/review.ts";
import { requireAdmin } from "#server/accounts/guard.ts";
import { rateLimits } from "#server/http/limits.ts";
import {
  abortOnDisconnect,
  actorOf,
  currentUserOf,
  messageFor,
  recordId,
  requireChanges,
  withEtag,
} from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { changeStatuses, restoreApplication, undoStatuses, updateApplication } from "./change.ts";
import { deleteApplication, deleteApplications } from "./deletion.ts";
import { findDuplicates } from "./duplicates.ts";
import { idempotencyKeyOf } from "#server/http/idempotency.ts";
import { listApplications } from "./list.ts";
import { cancelMessage, messageTemplates, previewMessage, writeMessage } from "./messages.ts";
import { addNote, readNotes } from "./notes.ts";
import { previewStatusEmail } from "./notifications.ts";
import { getApplication, idParam } from "./records.ts";
import { extractText } from "#server/hiring/resumes/preview.ts";
import { resumeRoutes } from "#server/hiring/resumes/routes.ts";
import { suggestFields } from "#server/hiring/resumes/suggestions.ts";
import { addApplication } from "#server/hiring/apply/submit.ts";
import { readTimeline } from "./timeline.ts";
import { receiveUpload } from "#server/hiring/apply/upload.ts";

const params = z.object({ id: z.string() });

export const staffApplicationRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, throttle, clock } = context;
  await app.register(resumeRoutes, context);

  app.get("/applications", {
    schema: {
      operationId: "listApplications",
      querystring: ApplicationListQuery,
      response: { 200: ApplicationList },
    },
    handler: async (request) => listApplications(db, request.query, clock()),
  });

  app.get("/applications/:id", {
    schema: { operationId: "getApplication", params, response: { 200: Application } },
    handler: async (request, reply) =>
      withEtag(reply, await getApplication(db, idParam(request.params), clock())),
  });

  app.patch("/applications/:id", {
    schema: {
      operationId: "updateApplication",
      params,
      body: UpdateApplication,
      response: { 200: Application },
    },
    handler: async (request, reply) => {
      const { status, notes, legal_hold } = request.body;
      const id = idParam(request.params);
      if (legal_hold !== undefined) requireAdmin(request);
      requireChanges({ status, notes, legal_hold });
      return withEtag(reply, await updateApplication(context, id, request.body, actorOf(request)));
    },
  });

  app.get("/applications/:id/email-preview", {
    schema: {
      operationId: "previewStatusEmail",
      params,
      querystring: EmailPreviewQuery,
      response: { 200: EmailPreview },
    },
    handler: (request) =>
      previewStatusEmail(context, idParam(request.params), request.query.status),
  });

  app.post("/applications/:id/restore", {
    schema: { operationId: "restoreApplication", params, response: { 200: Application } },
    handler: (request) => restoreApplication(context, idParam(request.params), actorOf(request)),
  });

  app.get("/applications/:id/events", {
    schema: { operationId: "listApplicationEvents", params, response: { 200: Timeline } },
    handler: (request) => readTimeline(db, idParam(request.params)),
  });

  app.post("/applications/bulk", {
    schema: {
      operationId: "changeApplications",
      body: BulkApplications,
      response: { 200: BulkResponse },
    },
    handler: (request) => {
      const { body } = request;
      if (body.action === "status") return changeStatuses(context, body, actorOf(request));
      requireAdmin(request);
      return deleteApplications(context, body.ids, actorOf(request));
    },
  });

  app.post("/applications/bulk/undo", {
    schema: {
      operationId: "undoApplicationChange",
      body: UndoBulk,
      response: { 200: BulkResponse },
    },
    handler: (request) =>
      undoStatuses(context, request.body.undo_id.toLowerCase(), actorOf(request)),
  });

  app.post("/applications/:id/messages", {
    schema: { operationId: "writeMessage", params, body: WriteMessage, response: { 201: Message } },
    handler: (request) => {
      const { headers, body } = request;
      const id = idParam(request.params);
      const actor = actorOf(request);
      throttle.hit(rateLimits.messagesPerAccount, actor.actorId);
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
    handler: (request) => readNotes(db, idParam(request.params), currentUserOf(request).id),
  });

  app.post("/applications/:id/notes", {
    schema: { operationId: "addNote", params, body: AddNote, response: { 201: TeamNote } },
    handler: (request) => {
      const { id, name, role } = currentUserOf(request);
      throttle.hit(rateLimits.notesPerAccount, id);
      const note = { ...request.body, applicationId: idParam(request.params) };
      const key = idempotencyKeyOf(request.headers["idempotency-key"], { ...note, author: id });
      return addNote(context, { ...note, author: { id, name, role } }, key, actorOf(request));
    },
  });

  app.post("/applications/manual", {
    schema: {
      operationId: "addApplication",
      consumes: ["multipart/form-data"],
      response: { 201: Application },
    },
    handler: async (request, reply) => {
      await using upload = await receiveUpload(reply, context, AddApplication, {
        missing: null,
      });
      const addition = {
        form: upload.fields,
        resume: upload.resume,
        key: request.headers["idempotency-key"],
      };
      const application = await addApplication(context, addition, actorOf(request));
      return withEtag(reply.code(201), application);
    },
  });

  app.post("/applications/manual/suggestions", {
    schema: {
      operationId: "suggestApplicationFields",
      consumes: ["multipart/form-data"],
      response: { 200: ResumeSuggestions },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.resumePagesPerAccount, currentUserOf(request).id);
      await using upload = await receiveUpload(reply, context, z.object({}));
      const { resume } = upload;
      const content = await readFile(resume.upload.path);
      const { text } = await extractText(content, resume.type, abortOnDisconnect(reply));
      return suggestFields(text);
    },
  });

  app.post("/applications/manual/duplicates", {
    schema: {
      operationId: "findDuplicateApplications",
      body: DuplicateQuery,
      response: { 200: DuplicateList },
    },
    handler: (request) => findDuplicates(db, request.body),
  });
};

export const adminApplicationRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.delete("/applications/:id", {
    schema: { operationId: "deleteApplication", params, response: { 200: MessageResponse } },
    handler: async (request) => {
      await deleteApplication(context, idParam(request.params), actorOf(request));
      return messageFor(request, "success.applicationDeleted");
    },
  });
};
