import * as z from "zod/mini";
import { readFile } from "node:fs/promises";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Attachment, Attachments } from "#contract/messages.ts";
import { resumeTypes } from "#contract/resume.ts";
import type { AppContext } from "#server/context.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { receiveUpload } from "#server/hiring/apply/upload.ts";
import { contentDisposition } from "#server/hiring/resumes/resume-type.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { unavailable } from "#server/http/http-error.ts";
import { rateLimits } from "#server/http/limits.ts";
import { actorOf, currentUserOf, recordId } from "#server/http/requests.ts";
import { listAttachments, readAttachment, storeAttachment } from "#server/mail/attachments.ts";
import { recordEvent } from "./events.ts";
import { idParam, lockApplication, requireApplication } from "./records.ts";

const params = z.object({ id: z.string() });

/** Files of messages to applicants, examined like resumes. */
export const attachmentRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock, throttle } = context;

  app.post("/applications/:id/attachments", {
    config: { right: "application.write_to" },
    schema: {
      operationId: "addAttachment",
      summary: "Upload a file for a message to an applicant",
      description:
        "Multipart form with the file `attachment`: PDF or Word, at most 5 MB, examined like a resume. Name its id in a message within a day.",
      params,
      consumes: ["multipart/form-data"],
      form: z.object({ attachment: z.file() }),
      response: { 201: Attachment },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.attachmentsPerAccount, currentUserOf(request).id);
      const id = idParam(request.params);
      const part = "attachment";
      await using upload = await receiveUpload(reply, context, z.object({}), { part });
      const { name, type, scanPending, upload: received } = upload.resume;
      // A resume that is not scanned yet can wait; a file that leaves cannot.
      if (scanPending) throw unavailable("failure.notScanned");
      const content = await readFile(received.path);
      const stored = await withTransaction(db, async (tx) => {
        const now = clock();
        await lockApplication(tx, id, now);
        return storeAttachment({ tx, now }, id, { name, type: resumeTypes[type], content });
      });
      return reply.code(201).send(stored);
    },
  });

  app.get("/applications/:id/attachments", {
    config: { right: "application.write_to" },
    schema: {
      operationId: "listAttachments",
      summary: "List the files that messages to an applicant carry",
      description: "Newest first.",
      params,
      response: { 200: Attachments },
    },
    handler: async (request) => {
      const id = idParam(request.params);
      await requireApplication(db, id);
      return { attachments: await listAttachments(db, id) };
    },
  });

  app.get("/applications/:id/attachments/:attachmentId", {
    // A HEAD request would be recorded as a download.
    exposeHeadRoute: false,
    config: { right: "application.write_to" },
    schema: {
      operationId: "downloadAttachment",
      summary: "Download a file that a message carries",
      description: "As an attachment. The audit log records each download.",
      params: z.extend(params, { attachmentId: z.string() }),
      produces: ["application/octet-stream"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.resumesPerAccount, currentUserOf(request).id);
      const id = idParam(request.params);
      const about = { application_id: id, id: recordId(request.params.attachmentId) };
      const { name, type, content } = await readAttachment(db, about);
      await withTransaction(db, (tx) =>
        recordEvent({ tx, now: clock(), actor: actorOf(request) }, id, {
          action: "attachment_downloaded",
        }),
      );
      return reply
        .type(type)
        .header("content-disposition", contentDisposition(name))
        .header("content-security-policy", sandboxPolicy)
        .send(content);
    },
  });
};
