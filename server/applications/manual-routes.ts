import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { Application } from "#contract/applications.ts";
import {
  AddApplication,
  DuplicateList,
  DuplicateQuery,
  ResumeSuggestions,
} from "#contract/manual-applications.ts";
import { actorOf, currentUserOf } from "#server/http/current-user.ts";
import { rateLimits } from "#server/http/limits.ts";
import { withEtag } from "#server/http/requests.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import type { AppContext } from "#server/context.ts";
import { addApplication } from "./add-application.ts";
import { findDuplicates } from "./duplicates.ts";
import { suggestFields } from "./resume-suggestions.ts";
import { extractText } from "./resume-text.ts";
import { receiveUpload } from "./upload.ts";

/** Routes for adding applications by hand, for the users of the panel. */
export const staffManualRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Applications");
  const { db, throttle } = context;

  app.post("/applications/manual", {
    schema: {
      operationId: "addApplication",
      summary: "Add an application by hand",
      description:
        "Multipart form: the fields of POST /applications, `source`, `source_detail`, `consent`, `language`, and `send_receipt` (`true` emails the applicant the receipt). The file `resume` is optional. With an Idempotency-Key, a repeated request adds one application.",
      consumes: ["multipart/form-data"],
      response: { 201: Application },
    },
    handler: async (request, reply) => {
      await using upload = await receiveUpload(request, context, AddApplication, {
        isOptional: true,
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
      summary: "Read name, email and phone from a resume",
      description:
        "Multipart form with the file `resume`. Returns null for what was not found. Nothing is stored.",
      consumes: ["multipart/form-data"],
      response: { 200: ResumeSuggestions },
    },
    handler: async (request) => {
      throttle.hit(rateLimits.resumePagesPerAccount, currentUserOf(request).id);
      await using upload = await receiveUpload(request, context, z.object({}));
      const { resume } = upload;
      return suggestFields(await extractText(await readFile(resume.upload.path), resume.type));
    },
  });

  app.post("/applications/manual/duplicates", {
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
};
