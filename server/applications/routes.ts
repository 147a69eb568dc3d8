import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
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
import { MessageResponse } from "#contract/message-response.ts";
import { Timeline } from "#contract/review.ts";
import { lastChangedBy } from "#server/audit/audit.ts";
import { requireAdmin } from "#server/auth/guard.ts";
import {
  actorOf,
  messageFor,
  refuseStale,
  requireChanges,
  withEtag,
} from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { changeStatuses, restoreApplication, undoStatuses, updateApplication } from "./changes.ts";
import { deleteApplication, deleteApplications } from "./deletion.ts";
import { previewStatusEmail } from "./notifications.ts";
import { getApplication, listApplications } from "./list-applications.ts";
import { idParam } from "./records.ts";
import { resumeRoutes } from "./resume-routes.ts";
import { readTimeline } from "./timeline.ts";

const params = z.object({ id: z.string() });

/** Routes for managing applications, registered in the scope of staff. */
export const staffApplicationRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock } = context;
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
      const application = await updateApplication(
        context,
        id,
        request.body,
        actorOf(request),
        (current, tx) =>
          refuseStale(request, current.updated_at, current, () =>
            lastChangedBy(tx, "application", id),
          ),
      );
      return withEtag(reply, application);
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
};

/** The deletion of an application, registered in the scope of administrators. */
export const adminApplicationRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.delete("/applications/:id", {
    schema: { operationId: "deleteApplication", params, response: { 200: MessageResponse } },
    handler: async (request) => {
      await deleteApplication(context, idParam(request.params), actorOf(request));
      return messageFor(request, "success.applicationDeleted");
    },
  });
};
