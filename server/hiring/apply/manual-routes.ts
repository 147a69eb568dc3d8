import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { readFile } from "node:fs/promises";
import { Application } from "#contract/applications.ts";
import { AddApplication, ResumeSuggestions } from "#contract/manual-applications.ts";
import type { AppContext } from "#server/context.ts";
import { extractText } from "#server/hiring/resumes/preview.ts";
import { suggestFields } from "#server/hiring/resumes/suggestions.ts";
import { rateLimits } from "#server/http/limits.ts";
import { abortOnDisconnect, actorOf, currentUserOf, withEtag } from "#server/http/requests.ts";
import { addApplication } from "./submit.ts";
import { receiveUpload } from "./upload.ts";

/** Applications that staff add by hand. */
export const manualRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { throttle } = context;

  app.post("/applications/manual", {
    config: { right: "application.add" },
    schema: {
      operationId: "addApplication",
      summary: "Add an application by hand",
      description:
        "Multipart form: the fields of POST /applications, `source`, `source_detail`, `consent`, `language`, and `send_receipt` (`true` emails the applicant the receipt). The file `resume` is optional. With an Idempotency-Key, a repeated request adds one application.",
      consumes: ["multipart/form-data"],
      form: z.extend(AddApplication, { resume: z.optional(z.file()) }),
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
    config: { right: "application.add" },
    schema: {
      operationId: "suggestApplicationFields",
      summary: "Read name, email and phone from a resume",
      description:
        "Multipart form with the file `resume`. Returns null for what was not found. Nothing is stored.",
      consumes: ["multipart/form-data"],
      form: z.object({ resume: z.file() }),
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
};
