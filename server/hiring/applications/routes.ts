import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  Application,
  ApplicationList,
  ApplicationListQuery,
  ReplaceLink,
  UpdateApplication,
  UpdatedApplication,
} from "#contract/applications.ts";
import { BulkApplications } from "#contract/bulk-applications.ts";
import { BulkResponse, UndoBulk } from "#contract/bulk.ts";
import { DuplicateList, DuplicateQuery } from "#contract/manual-applications.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { DeleteApplicationQuery } from "#contract/privacy.ts";
import { Timeline } from "#contract/review.ts";
import { EmailPreview, EmailPreviewQuery } from "#contract/status-email.ts";
import { requireRight } from "#server/accounts/guard.ts";
import { idempotencyKeyOfUser } from "#server/http/idempotency.ts";
import {
  actorOf,
  currentUserOf,
  messageFor,
  requireChanges,
  withEtag,
} from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { changeStatuses, undoStatuses } from "./bulk-status.ts";
import { restoreApplication, updateApplication } from "./change.ts";
import { deleteApplication, deleteApplications } from "./deletion.ts";
import { findDuplicates } from "./duplicates.ts";
import { listApplications } from "./list.ts";
import { previewStatusEmail } from "./notifications.ts";
import { getApplication, idParam } from "./records.ts";
import { replaceLink } from "./replaced-links.ts";
import { readTimeline } from "./timeline.ts";

const params = z.object({ id: z.string() });

export const applicationRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock } = context;

  app.get("/applications", {
    config: { right: "application.read" },
    schema: {
      operationId: "listApplications",
      summary: "List applications",
      description:
        "Newest first. Suspected spam is listed only with `spam=true`. A withdrawn application is listed with `status=withdrawn` or without a status, never under a status. `q` finds parts of words in names, addresses, phone numbers, receipt numbers, positions and file names, and beginnings of words in resumes and cover letters, which come second. `in=contacts` leaves the latter out. `overdue=true` and `to_review=true` list the oldest first.",
      querystring: ApplicationListQuery,
      response: { 200: ApplicationList },
    },
    handler: async (request) =>
      listApplications(db, request.query, clock(), currentUserOf(request).id),
  });

  app.get("/applications/:id", {
    config: { right: "application.read" },
    schema: {
      operationId: "getApplication",
      summary: "Get an application",
      description: "Send the ETag as If-Match of an update.",
      params,
      response: { 200: Application },
    },
    handler: async (request, reply) =>
      withEtag(reply, await getApplication(db, idParam(request.params), clock())),
  });

  app.patch("/applications/:id", {
    config: { right: "application.change" },
    schema: {
      operationId: "updateApplication",
      summary: "Update an application",
      description:
        "Status, notes, contact data, position, spam, or legal hold, which only administrators change. A new status sends the standard email; `status_email` replaces its text and `notify: false` sends none. Another address ends all links that were sent before. For ten seconds `POST /applications/bulk/undo` takes the status back by `undo_id`; no email about it leaves before. Spam with an open interview gets 409. A stale If-Match gets 409 with the current application and, as `changedBy`, the name of the last editor. With a new status, `If-Seen: <seen_version>` gets 409 where interviews, messages, notes, files, corrections or decisions followed that version; `happened` lists them.",
      params,
      body: UpdateApplication,
      response: { 200: UpdatedApplication },
    },
    handler: async (request, reply) => {
      const { notify: _how, status_email: _text, send_receipt: _sent, ...changes } = request.body;
      const id = idParam(request.params);
      if (changes.legal_hold !== undefined)
        await requireRight(context, request, "application.hold");
      requireChanges(changes);
      return withEtag(reply, await updateApplication(context, id, request.body, actorOf(request)));
    },
  });

  app.get("/applications/:id/email-preview", {
    config: { right: "application.change" },
    schema: {
      operationId: "previewStatusEmail",
      summary: "Preview the email of a new status",
      description: "In the applicant's language. `is_sent` is false when no email would be sent.",
      params,
      querystring: EmailPreviewQuery,
      response: { 200: EmailPreview },
    },
    handler: (request) =>
      previewStatusEmail(context, idParam(request.params), request.query.status),
  });

  app.post("/applications/:id/link", {
    config: { right: "application.change" },
    schema: {
      operationId: "replaceApplicationLink",
      summary: "Replace the private link of an applicant",
      description: "Ends all links that were sent before. `send: true` emails the new one.",
      params,
      body: ReplaceLink,
      response: { 200: Application },
    },
    handler: async (request, reply) => {
      const id = idParam(request.params);
      await replaceLink(context, id, request.body.send, actorOf(request));
      return withEtag(reply, await getApplication(db, id, clock()));
    },
  });

  app.post("/applications/:id/restore", {
    config: { right: "application.change" },
    schema: {
      operationId: "restoreApplication",
      summary: "Mark an application as not spam",
      description: "Sends the emails that were held back.",
      params,
      response: { 200: Application },
    },
    handler: (request) => restoreApplication(context, idParam(request.params), actorOf(request)),
  });

  app.get("/applications/:id/events", {
    config: { right: "application.read" },
    schema: {
      operationId: "listApplicationEvents",
      summary: "List the events of an application",
      description:
        "Newest first: status changes, notes, views and downloads of the resume, emails.",
      params,
      response: { 200: Timeline },
    },
    handler: (request) => readTimeline(db, idParam(request.params)),
  });

  app.post("/applications/bulk", {
    config: { right: "application.change" },
    schema: {
      operationId: "changeApplications",
      summary: "Change the status of many applications, or delete them",
      description:
        "Only administrators delete. Returns, once all are changed, for each application whether it was changed, or why not. A server goes on with a change that was interrupted. Too many emails get 429 before anything changes. A new status can be undone, a deletion cannot. `status_emails` replaces the text of its emails by language. `seen` holds the `seen_version` by id: an application with a later one is refused with what has happened since. With an Idempotency-Key, a repeated request gets the outcome of the first.",
      body: BulkApplications,
      response: { 200: BulkResponse },
    },
    handler: async (request) => {
      const { body } = request;
      const actor = actorOf(request);
      const key = idempotencyKeyOfUser(request, body);
      if (body.action === "status") return changeStatuses(context, body, actor, key);
      await requireRight(context, request, "application.delete");
      return deleteApplications(context, body.ids, actor, key);
    },
  });

  app.post("/applications/bulk/undo", {
    config: { right: "application.change" },
    schema: {
      operationId: "undoApplicationChange",
      summary: "Undo a new status",
      description:
        "Of one application or of many, for ten seconds; no email about it is sent before. An application with a later decision is refused; what others have changed since stays.",
      body: UndoBulk,
      response: { 200: BulkResponse },
    },
    handler: (request) => undoStatuses(context, request.body.undo_id, actorOf(request)),
  });

  app.post("/applications/manual/duplicates", {
    config: { right: "application.read" },
    schema: {
      operationId: "findDuplicateApplications",
      summary: "Find applications of the same person",
      description:
        "The applications with this email address or phone number, newest first, at most five.",
      body: DuplicateQuery,
      response: { 200: DuplicateList },
    },
    handler: (request) => findDuplicates(db, request.body),
  });

  app.delete("/applications/:id", {
    config: { right: "application.delete" },
    schema: {
      operationId: "deleteApplication",
      summary: "Delete an application",
      description:
        "Deletes the application, its resume, its notes and its emails permanently. An applicant with an open request for it, or with `on_request=true`, gets a confirmation. Under a legal hold it gets 409.",
      params,
      querystring: DeleteApplicationQuery,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      const { on_request } = request.query;
      await deleteApplication(context, idParam(request.params), on_request, actorOf(request));
      return messageFor(request, "success.applicationDeleted");
    },
  });
};
