import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  Application,
  ApplicationList,
  ApplicationListQuery,
  LetterPreview,
  LetterPreviewQuery,
  UpdateApplication,
} from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { accountOf, actorOf } from "#server/auth/guard.ts";
import { contentDisposition } from "#server/files/resume-name.ts";
import { invalid } from "#server/http/failure.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { preferredLanguage, say } from "#server/http/language.ts";
import { refuseStale, tagOf } from "#server/http/if-match.ts";
import { untilGone } from "#server/http/until-gone.ts";
import type { Parts } from "#server/parts.ts";
import { bulkRoutes } from "./bulk-routes.ts";
import { deleteApplication } from "./deletion.ts";
import { idOf } from "./id-of.ts";
import { getApplication, listApplications } from "./queries.ts";
import { restoreApplication } from "./restore.ts";
import { openResume, recordAccess, releaseAfter } from "./resume-access.ts";
import { getLetterPreview, updateApplication } from "./service.ts";

const tags = ["Applications"];
const downloads = { name: "download", hits: 60, seconds: 60 } as const;
const Deleted = z.object({ message: z.string() });

/** Everything administrators do with applications. Registered inside the scope that admits them alone. */
export const adminApplicationRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { db, reads, throttle, clock } = parts;
  const params = z.object({ id: z.string() });
  const security = [{ bearer: [] }];
  await app.register(bulkRoutes, parts);

  app.get(
    "/applications",
    {
      schema: {
        tags,
        summary: "List applications",
        security,
        querystring: ApplicationListQuery,
        response: { 200: ApplicationList, "4xx": Failure },
      },
    },
    async (request) => listApplications(reads, request.query, clock()),
  );

  app.get(
    "/applications/:id",
    {
      schema: {
        tags,
        summary: "Read an application",
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
        summary: "Change status or notes",
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
        (current) => {
          refuseStale(request, current.updated_at, current);
        },
      );
      void reply.header("etag", tagOf(application.updated_at));
      return application;
    },
  );

  app.get(
    "/applications/:id/letter",
    {
      schema: {
        tags,
        summary: "The letter a new status would send",
        security,
        params,
        querystring: LetterPreviewQuery,
        response: { 200: LetterPreview, "4xx": Failure },
      },
    },
    (request) => getLetterPreview(parts, idOf(request.params), request.query.status),
  );

  app.post(
    "/applications/:id/restore",
    {
      schema: {
        tags,
        summary: "Say that an application is no spam",
        description: "Its letters, which were not sent, are sent now.",
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
        summary: "Delete an application",
        security,
        params,
        response: { 200: Deleted, "4xx": Failure },
      },
    },
    async (request) => {
      await deleteApplication(parts, idOf(request.params), actorOf(request));
      return {
        message: say(
          preferredLanguage(request.headers["accept-language"]),
          "success.applicationDeleted",
        ),
      };
    },
  );

  app.get(
    "/applications/:id/cv",
    {
      // Asking for the head alone would count as a download.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: "Download the resume",
        security,
        params,
        produces: ["application/octet-stream"],
        response: { 200: z.any(), "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      await throttle.hit(downloads, accountOf(request).id);
      const id = idOf(request.params);
      const resume = await openResume(parts, id, untilGone(reply));
      const recorded = recordAccess(parts, id, "cv_downloaded", actorOf(request));
      const content = await releaseAfter(resume, recorded);
      return reply
        .type(resume.type ?? "application/octet-stream")
        .header("content-length", resume.bytes)
        .header("content-disposition", contentDisposition(resume.name))
        .header("content-security-policy", sandboxPolicy)
        .send(content);
    },
  );
};
