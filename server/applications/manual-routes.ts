import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readFile } from "node:fs/promises";
import { Application } from "#contract/applications.ts";
import {
  AddApplication,
  DuplicateList,
  DuplicateQuery,
  ResumeSuggestions,
} from "#contract/manual-applications.ts";
import { actorOf, currentUserOf, withEtag } from "#server/http/requests.ts";
import { rateLimits } from "#server/http/limits.ts";
import type { AppContext } from "#server/context.ts";
import { addApplication } from "./add-application.ts";
import { findDuplicates } from "./duplicates.ts";
import { suggestFields } from "./resume-suggestions.ts";
import { extractText } from "./resume-text.ts";
import { receiveUpload } from "./upload.ts";

/** Routes for adding applications by hand, for the users of the panel. */
export const staffManualRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, throttle } = context;

  app.post("/applications/manual", {
    schema: {
      operationId: "addApplication",
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
      body: DuplicateQuery,
      response: { 200: DuplicateList },
    },
    handler: (request) => findDuplicates(db, request.body),
  });
};
