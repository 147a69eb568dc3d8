import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { Failure } from "#contract/failure.ts";
import { resumeTypes } from "#contract/resume.ts";
import { Timeline } from "#contract/review.ts";
import { accountOf, actorOf } from "#server/auth/guard.ts";
import { invalid } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { harmlessPolicy } from "./harmless-page.ts";
import { idOf } from "./id-of.ts";
import { readResume, recordAccess, recordFetch } from "./resume-access.ts";
import { docxAsPage, UnshowableResumeError } from "./resume-page.ts";
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
        summary: "What has happened to an application, the newest first",
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
        summary: "The resume as it can be shown",
        description:
          "A PDF comes as it is, a docx as HTML without scripts, links and foreign pictures. This alone is no view.",
        security,
        params,
        produces: ["application/pdf", "text/html"],
        response: { 200: z.any(), "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      await throttle.hit(fetches, accountOf(request).id);
      const id = idOf(request.params);
      const { content, type } = await readResume(parts, id);
      const shown = await asShown(content, type);
      await recordFetch(parts, id, actorOf(request));
      return reply
        .type(shown.type)
        .header("content-security-policy", `${harmlessPolicy}; sandbox; frame-ancestors 'none'`)
        .send(shown.body);
    },
  );

  app.post(
    "/applications/:id/cv/views",
    {
      schema: {
        tags,
        summary: "Say that the resume has been shown",
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

async function asShown(
  content: Buffer,
  type: string | null,
): Promise<{ type: string; body: Buffer | string }> {
  if (type === resumeTypes[".pdf"]) return { type, body: content };
  if (type !== resumeTypes[".docx"]) throw invalid({}, "failure.resumeNotShown");
  try {
    return { type: "text/html; charset=utf-8", body: await docxAsPage(content) };
  } catch (error) {
    if (error instanceof UnshowableResumeError) throw invalid({}, "failure.resumeNotShown");
    throw error;
  }
}
