import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { excludedContentHeader } from "#contract/review.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { DamagedFileError } from "#server/files/files.ts";
import { contentDisposition } from "#server/hiring/resumes/resume-type.ts";
import { actorOf, currentUserOf, type Actor, abortOnDisconnect } from "#server/http/requests.ts";
import { HttpError, conflict, notFound } from "#server/http/http-error.ts";
import { untrustedHtmlPolicy, sandboxPolicy } from "#server/http/headers.ts";
import { rateLimits } from "#server/http/limits.ts";
import type { AppContext } from "#server/context.ts";
import { requireApplication, idParam } from "#server/hiring/applications/records.ts";
import { recordEvent } from "#server/hiring/applications/events.ts";
import { previewResume, type OpenResume } from "./preview.ts";

const params = z.object({ id: z.string() });
const response = { 200: z.any() };

/** Routes for downloading and viewing resumes, registered in the scope of staff. */
export const resumeRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, throttle, clock } = context;

  app.get("/applications/:id/cv", {
    // A HEAD request would be recorded as a download.
    exposeHeadRoute: false,
    config: { right: "application.read" },
    schema: {
      operationId: "downloadResume",
      summary: "Download the resume",
      description:
        "The file as it was uploaded, as an attachment. The audit log records each download.",
      params,
      produces: ["application/octet-stream"],
      response,
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.resumesPerAccount, currentUserOf(request).id);
      const id = idParam(request.params);
      const resume = await openResume(context, id, abortOnDisconnect(reply), async (opened) => {
        await recordAccess(context, id, "cv_downloaded", actorOf(request));
        return opened;
      });
      return reply
        .type(resume.type ?? "application/octet-stream")
        .header("content-length", resume.bytes)
        .header("content-disposition", contentDisposition(resume.name))
        .header("content-security-policy", sandboxPolicy)
        .send(resume.content);
    },
  });

  app.get("/applications/:id/cv/page", {
    exposeHeadRoute: false,
    config: { right: "application.read" },
    schema: {
      operationId: "getResumePage",
      summary: "Get the resume for display",
      description:
        "Returns a PDF unchanged and a Word document as HTML without scripts, links or remote pictures. The header resume-left-out names what the HTML leaves out. This call alone does not count as a view.",
      params,
      produces: ["application/pdf", "text/html"],
      response,
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.resumePagesPerAccount, currentUserOf(request).id);
      const id = idParam(request.params);
      const signal = abortOnDisconnect(reply);
      const preview = await openResume(context, id, signal, async (resume) => {
        const shown = await previewResume(resume, signal);
        // The site prefetches the next resume, so a fetch does not count as a view.
        await withTransaction(db, (tx) =>
          recordEvent({ tx, now: clock(), actor: actorOf(request) }, id, {
            action: "resume_fetched",
          }),
        );
        return shown;
      });
      if (preview.excluded.length > 0)
        void reply.header(excludedContentHeader, preview.excluded.join(", "));
      return reply
        .type(preview.type)
        .header("content-length", preview.bytes)
        .header(
          "content-security-policy",
          `${untrustedHtmlPolicy}; sandbox; frame-ancestors 'none'`,
        )
        .send(preview.content);
    },
  });

  app.post("/applications/:id/cv/views", {
    config: { right: "application.read" },
    schema: {
      operationId: "recordResumeView",
      summary: "Record that the resume was viewed",
      description: "Adds a view to the events of the application and to the audit log.",
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await recordAccess(context, idParam(request.params), "cv_viewed", actorOf(request));
      return reply.code(204).send(null);
    },
  });
};

/**
 * Opens a resume after verifying its checksum, and closes it if `prepare` fails. Throws 404 without a
 * resume, 409 until the virus scanner has checked it, 500 when it is damaged. `signal` aborts when the
 * client disconnects.
 */
export async function openResume<Prepared>(
  { db, files, scanner }: AppContext,
  id: string,
  signal: AbortSignal,
  prepare: (resume: OpenResume) => Promise<Prepared>,
): Promise<Prepared> {
  const row = await requireApplication(db, id);
  const { cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = row;
  if (key === null || sha256 === null || bytes === null) throw notFound("failure.resumeNotFound");
  const content = await files.openVerified(key, { sha256, bytes }, signal).catch((error) => {
    if (!(error instanceof DamagedFileError)) throw error;
    throw new HttpError(500, "internal", "failure.resumeDamaged", { cause: error });
  });
  try {
    // The check for damage comes first: a damaged file is never scanned, so waiting would not help.
    if (row.cv_scan_pending && scanner !== undefined) throw conflict("failure.resumeNotScanned");
    const name = row.cv_original_name ?? "resume";
    return await prepare({ content, bytes, name, type: row.cv_content_type });
  } catch (error) {
    content.destroy();
    throw error;
  }
}

const auditedAs = { cv_downloaded: "resume_downloaded", cv_viewed: "resume_viewed" } as const;

/** Records a download or a view in the history and the audit log. Throws 404 without a resume. */
async function recordAccess(
  { db, clock }: AppContext,
  id: string,
  kind: keyof typeof auditedAs,
  actor: Actor,
): Promise<void> {
  const now = clock();
  await withTransaction(db, async (tx) => {
    const query = tx.selectFrom("applications").select("cv_key").where("id", "=", id);
    const resume = await query.executeTakeFirst();
    if (resume === undefined || resume.cv_key === null) throw notFound("failure.resumeNotFound");
    const happening = { event: kind, action: auditedAs[kind], step: "looked_at" } as const;
    await recordEvent({ tx, now, actor }, id, happening);
  });
}
