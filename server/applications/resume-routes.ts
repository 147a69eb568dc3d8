import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Failure } from "#contract/failure.ts";
import { leftOutHeader } from "#contract/review.ts";
import { currentUserOf, actorOf } from "#server/http/current-user.ts";
import { contentDisposition } from "#server/files/resume-type.ts";
import { harmlessPolicy, sandboxPolicy } from "#server/http/headers.ts";
import { resumePagesPerAccount, resumesPerAccount } from "#server/http/limits.ts";
import { abortOnDisconnect } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { idOf } from "./records.ts";
import { beforeSending, openResume, recordAccess, recordFetch } from "./resume-access.ts";
import { previewResume } from "./resume-preview.ts";
import * as z from "zod/mini";

const tags = ["Applications"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string() });

/** Resumes for administrators: downloaded, displayed and viewed. Registered inside their scope. */
export const resumeRoutes: FastifyPluginAsyncZod<AppContext> = async (app, parts) => {
  const { throttle } = parts;

  app.get(
    "/applications/:id/cv",
    {
      // Asking for the head alone would count as a download.
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: "downloadResume",
        summary: "Download the resume",
        description:
          "The file as it was uploaded, as an attachment. The audit log records each download.",
        security,
        params,
        produces: ["application/octet-stream"],
        response: { 200: z.any(), "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      throttle.hit(resumesPerAccount, currentUserOf(request).id);
      const id = idOf(request.params);
      const resume = await openResume(parts, id, abortOnDisconnect(reply));
      await beforeSending(resume, () => recordAccess(parts, id, "cv_downloaded", actorOf(request)));
      return reply
        .type(resume.type ?? "application/octet-stream")
        .header("content-length", resume.bytes)
        .header("content-disposition", contentDisposition(resume.name))
        .header("content-security-policy", sandboxPolicy)
        .send(resume.content);
    },
  );

  app.get(
    "/applications/:id/cv/page",
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: "getResumePage",
        summary: "Get the resume for display",
        description:
          "A PDF comes as it is, a Word document as HTML without scripts, links and foreign pictures. " +
          `The header ${leftOutHeader} names what the HTML lacks. This alone does not count as a view.`,
        security,
        params,
        produces: ["application/pdf", "text/html"],
        response: { 200: z.any(), "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      throttle.hit(resumePagesPerAccount, currentUserOf(request).id);
      const id = idOf(request.params);
      const resume = await openResume(parts, id, abortOnDisconnect(reply));
      const preview = await beforeSending(resume, async () => {
        const shown = await previewResume(resume);
        await recordFetch(parts, id, actorOf(request));
        return shown;
      });
      if (preview.leftOut.length > 0) void reply.header(leftOutHeader, preview.leftOut.join(", "));
      return reply
        .type(preview.type)
        .header("content-length", preview.bytes)
        .header("content-security-policy", `${harmlessPolicy}; sandbox; frame-ancestors 'none'`)
        .send(preview.content);
    },
  );

  app.post(
    "/applications/:id/cv/views",
    {
      schema: {
        tags,
        operationId: "recordResumeView",
        summary: "Record that the resume was viewed",
        description: "Adds a view to the events of the application and to the audit log.",
        security,
        params,
        response: { 204: z.null(), "4xx": Failure },
      },
    },
    async (request, reply) => {
      await recordAccess(parts, idOf(request.params), "cv_viewed", actorOf(request));
      return reply.code(204).send(null);
    },
  );
};
