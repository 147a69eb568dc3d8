import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  Application,
  ApplicationList,
  ApplicationListQuery,
  LetterPreview,
  LetterPreviewQuery,
  UpdateApplication,
} from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { Said } from "#contract/said.ts";
import { Timeline } from "#contract/review.ts";
import { lastChangedBy } from "#server/audit/audit.ts";
import { actorOf } from "#server/http/current-user.ts";
import { invalid } from "#server/http/failure.ts";
import { preferredLanguage, translate } from "#server/http/language.ts";
import { refuseStale, tagOf } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { bulkRoutes } from "./bulk-routes.ts";
import { restoreApplication, updateApplication } from "./changes.ts";
import { deleteApplication } from "./deletion.ts";
import { readTimeline } from "./history.ts";
import { previewStatusEmail } from "./notifications.ts";
import { getApplication, idOf, listApplications } from "./records.ts";
import { resumeRoutes } from "./resume-routes.ts";
import * as z from "zod/mini";

const tags = ["Applications"];

/** Everything administrators do with applications. Registered inside their scope. */
export const adminApplicationRoutes: FastifyPluginAsyncZod<AppContext> = async (app, parts) => {
  const { db, clock } = parts;
  const params = z.object({ id: z.string() });
  const security = [{ bearer: [] }];
  await app.register(bulkRoutes, parts);
  await app.register(resumeRoutes, parts);

  app.get(
    "/applications",
    {
      schema: {
        tags,
        operationId: "listApplications",
        summary: "List applications",
        description:
          "The newest first. Suspected spam is listed with `spam=true` only. A withdrawn application is listed with `status=withdrawn` or without a status, never under a status. `q` finds parts of words in names, addresses, phone numbers, receipt numbers, positions and file names.",
        security,
        querystring: ApplicationListQuery,
        response: { 200: ApplicationList, "4xx": Failure },
      },
    },
    async (request) => listApplications(db, request.query, clock()),
  );

  app.get(
    "/applications/:id",
    {
      schema: {
        tags,
        operationId: "getApplication",
        summary: "Get an application",
        description: "The ETag is for If-Match of the change.",
        security,
        params,
        response: { 200: Application, "4xx": Failure },
      },
    },
    async (request, reply) => {
      const application = await getApplication(db, idOf(request.params), clock());
      void reply.header("etag", tagOf(application.updated_at));
      return application;
    },
  );

  app.patch(
    "/applications/:id",
    {
      schema: {
        tags,
        operationId: "updateApplication",
        summary: "Change an application",
        description:
          "Status, notes or legal hold. A new status sends the standard email; `letter` replaces its words and `notify: false` sends none. A stale If-Match is answered 409 with the current application and, as `changedBy`, the name of who changed it.",
        security,
        params,
        body: UpdateApplication,
        response: { 200: Application, "4xx": Failure },
      },
    },
    async (request, reply) => {
      const { status, notes, legal_hold } = request.body;
      const id = idOf(request.params);
      if ([status, notes, legal_hold].every((value) => value === undefined)) {
        throw invalid({}, "failure.nothingToUpdate");
      }
      const application = await updateApplication(
        parts,
        id,
        request.body,
        actorOf(request),
        (current, tx) =>
          refuseStale(request, current.updated_at, current, () =>
            lastChangedBy(tx, "application", id),
          ),
      );
      void reply.header("etag", tagOf(application.updated_at));
      return application;
    },
  );

  app.get(
    "/applications/:id/email-preview",
    {
      schema: {
        tags,
        operationId: "previewStatusEmail",
        summary: "Preview the email of a new status",
        description:
          "In the applicant's language. `is_sent` tells whether it would be sent at all.",
        security,
        params,
        querystring: LetterPreviewQuery,
        response: { 200: LetterPreview, "4xx": Failure },
      },
    },
    (request) => previewStatusEmail(parts, idOf(request.params), request.query.status),
  );

  app.post(
    "/applications/:id/restore",
    {
      schema: {
        tags,
        operationId: "restoreApplication",
        summary: "Mark an application as not spam",
        description: "Its emails, which were held back, are sent now.",
        security,
        params,
        response: { 200: Application, "4xx": Failure },
      },
    },
    (request) => restoreApplication(parts, idOf(request.params), actorOf(request)),
  );

  app.delete(
    "/applications/:id",
    {
      schema: {
        tags,
        operationId: "deleteApplication",
        summary: "Delete an application",
        description:
          "Removes the application, its resume and its emails for good. One under legal hold gets 409.",
        security,
        params,
        response: { 200: Said, "4xx": Failure },
      },
    },
    async (request) => {
      await deleteApplication(parts, idOf(request.params), actorOf(request));
      return {
        message: translate(
          preferredLanguage(request.headers["accept-language"]),
          "success.applicationDeleted",
        ),
      };
    },
  );

  app.get(
    "/applications/:id/events",
    {
      schema: {
        tags,
        operationId: "listApplicationEvents",
        summary: "List the events of an application",
        description:
          "The newest first: status changes, notes, views and downloads of the resume, emails.",
        security,
        params,
        response: { 200: Timeline, "4xx": Failure },
      },
    },
    (request) => readTimeline(db, idOf(request.params)),
  );
};
