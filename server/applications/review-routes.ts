import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import * as z from "zod/mini";
import { Failure } from "#contract/failure.ts";
import { resumeLimits } from "#contract/limits.ts";
import { resumeTypes } from "#contract/resume.ts";
import { leftOutHeader, Timeline, type LeftOutKind } from "#contract/review.ts";
import { actorOf, currentUserOf } from "#server/http/current-user.ts";
import { invalid } from "#server/http/failure.ts";
import { harmlessPolicy } from "#server/http/headers.ts";
import { untilGone } from "#server/http/until-gone.ts";
import type { Parts } from "#server/parts.ts";
import { idOf } from "./id-of.ts";
import {
  openResume,
  recordAccess,
  recordFetch,
  releaseAfter,
  type OpenResume,
} from "./resume-access.ts";
import { resumeAsPage, UnshowableResumeError } from "./resume-page.ts";
import { readTimeline } from "./timeline.ts";

const tags = ["Applications"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string() });
// Somebody who leafs through applications asks for each and for the one after it.
const fetches = { name: "resume_page", hits: 240, seconds: 60 } as const;

/** What the review of applications needs beside the applications themselves. Registered inside the administrators' scope. */
export const reviewRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { db, throttle } = parts;

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
      await throttle.hit(fetches, currentUserOf(request).id);
      const id = idOf(request.params);
      const shown = await asShown(await openResume(parts, id, untilGone(reply)));
      const content = await releaseAfter(shown, recordFetch(parts, id, actorOf(request)));
      if (shown.leftOut.length > 0) void reply.header(leftOutHeader, shown.leftOut.join(", "));
      return reply
        .type(shown.type)
        .header("content-length", shown.bytes)
        .header("content-security-policy", `${harmlessPolicy}; sandbox; frame-ancestors 'none'`)
        .send(content);
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

type Shown = Pick<OpenResume, "content" | "bytes"> & {
  type: string;
  leftOut: readonly LeftOutKind[];
};

async function asShown(resume: OpenResume): Promise<Shown> {
  const { type, sha256 } = resume;
  const extension = resumeLimits.extensions.find((one) => resumeTypes[one] === type);
  if (extension === ".pdf") return { ...resume, type: resumeTypes[extension], leftOut: [] };
  try {
    if (extension === undefined) throw invalid({}, "failure.resumeNotShown");
    const content = await buffer(resume.content);
    const { html, leftOut } = await resumeAsPage({ content, type: extension, sha256 });
    const page = Buffer.from(html);
    return {
      type: "text/html; charset=utf-8",
      bytes: page.length,
      content: Readable.from([page]),
      leftOut,
    };
  } catch (error) {
    resume.content.destroy();
    if (error instanceof UnshowableResumeError) throw invalid({}, "failure.resumeNotShown");
    throw error;
  }
}
