import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  OneTimeLink,
  OwnEmails,
  PortalApplication,
  SetTalentPool,
  StatusTokenBody,
  UpdateContact,
  UpdatedContact,
  WriteToHr,
} from "#contract/applicant.ts";
import { MessageResponse } from "#contract/message-response.ts";
import type { AppContext } from "#server/context.ts";
import { emailKey } from "#server/db/search.ts";
import { minimumFreeBytesForMessages } from "#server/files/files.ts";
import { receiveUpload } from "#server/hiring/apply/upload.ts";
import { contentDisposition } from "#server/hiring/resumes/resume-type.ts";
import { openResume } from "#server/hiring/resumes/routes.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { applicantLimits as limits } from "#server/http/limits.ts";
import {
  abortOnDisconnect,
  clientOf,
  messageFor,
  networkOf,
  requireChanges,
} from "#server/http/requests.ts";
import { changeContact, confirmContact, keepContact } from "./contact.ts";
import { confirmCopy, requestCopy } from "./copy.ts";
import { writeToHr } from "./messages.ts";
import { readOwnEmails, requireGenuineToken, requireToken } from "./own-application.ts";
import { replaceResume } from "./resume.ts";
import { setTalentPool, stayInTalentPool } from "./talent-pool.ts";

/** What applicants change and read at their desk, with the private link or a one-time link from an email. */
export const deskRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { throttle } = context;
  const config = { right: "application.own" } as const;
  const response = { 200: PortalApplication };
  const messageResponse = { 200: MessageResponse };

  app.post("/application-status/emails", {
    config,
    schema: {
      operationId: "listOwnEmails",
      summary: "List the emails that were sent about the applicant's own application",
      description: "Newest first, without the secret part of their links.",
      body: StatusTokenBody,
      response: { 200: OwnEmails },
    },
    handler: async (request) => {
      throttle.hit(limits.views, networkOf(request.ip));
      return readOwnEmails(context, await requireToken(context, request.body.token));
    },
  });

  app.post("/application-status/contact", {
    config,
    schema: {
      operationId: "updateOwnContact",
      summary: "Correct the name, phone number or email address of one's own application",
      description:
        "Name and phone number change at once, and the address is told. A new address gets an email that confirms it; the present one is told and can go back for 72 hours.",
      body: UpdateContact,
      response: { 200: UpdatedContact },
    },
    handler: async (request) => {
      const { token, ...change } = request.body;
      throttle.hit(limits.changes, networkOf(request.ip));
      const applicationId = await requireToken(context, token);
      requireChanges(change);
      if (change.full_name !== undefined || change.phone !== undefined) {
        throttle.hit(limits.contactChanges, applicationId);
      }
      if (change.email !== undefined) {
        throttle.hit(limits.newAddresses, applicationId);
        throttle.hit(limits.newAddressesToOne, emailKey(change.email));
      }
      const { version } = requireGenuineToken(context, token);
      return changeContact(context, applicationId, change, { requestId: request.id, version });
    },
  });

  app.post("/application-status/contact/confirm", {
    config,
    schema: {
      operationId: "confirmOwnContact",
      summary: "Confirm the new email address of one's own application",
      description: "With the one-time link that the new address got.",
      body: OneTimeLink,
      response: messageResponse,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      await confirmContact(context, request.body.token, clientOf(request));
      return messageFor(request, "success.contactConfirmed");
    },
  });

  app.post("/application-status/contact/keep", {
    config,
    schema: {
      operationId: "keepOwnContact",
      summary: "Keep the email address of one's own application",
      description:
        "With the one-time link that the address got: nothing changes, or a change of the last 72 hours is taken back.",
      body: OneTimeLink,
      response: messageResponse,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      await keepContact(context, request.body.token, clientOf(request));
      return messageFor(request, "success.contactKept");
    },
  });

  app.post("/application-status/messages", {
    config,
    schema: {
      operationId: "writeToHr",
      summary: "Write to HR about one's own application",
      description:
        "JSON, or a multipart form with `token` and `text` before one PDF or Word `file`, which is examined like a resume. HR gets an email. With an Idempotency-Key, a repeated request stores one message.",
      consumes: ["application/json", "multipart/form-data"],
      // Null for a form, which the route reads itself.
      body: z.nullish(WriteToHr),
      form: z.extend(WriteToHr, { file: z.optional(z.file()) }),
      response,
    },
    handler: async (request, reply) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const client = { requestId: request.id, network: networkOf(request.ip) };
      const allow = async (token: unknown) => {
        const applicationId = await requireToken(context, token);
        throttle.hit(limits.messages, applicationId);
        return applicationId;
      };
      const key = request.headers["idempotency-key"];
      if (request.body) {
        const { token, text } = request.body;
        return writeToHr(context, await allow(token), { text, file: null, key }, client);
      }
      await using upload = await receiveUpload(reply, context, WriteToHr, {
        beforeFile: ({ token }) => void requireGenuineToken(context, token),
        missing: null,
        part: "file",
        freeBytes: minimumFreeBytesForMessages,
      });
      const { fields, resume: file } = upload;
      const { token, text } = fields;
      return await writeToHr(context, await allow(token), { text, file, key }, client);
    },
  });

  app.post("/application-status/talent-pool", {
    config,
    schema: {
      operationId: "setOwnTalentPool",
      summary: "Join or leave the talent pool",
      description:
        "Joining allows HR to keep the application for other positions for twelve months.",
      body: SetTalentPool,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const { token, talent_pool } = request.body;
      const applicationId = await requireToken(context, token);
      return setTalentPool(context, applicationId, talent_pool, { requestId: request.id });
    },
  });

  app.post("/application-status/talent-pool/confirm", {
    config,
    schema: {
      operationId: "stayInTalentPool",
      summary: "Stay in the talent pool for twelve months more",
      description: "With the one-time link of the email that asks a month before the end.",
      body: OneTimeLink,
      response: messageResponse,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      await stayInTalentPool(context, request.body.token, clientOf(request));
      return messageFor(request, "success.talentPoolStay");
    },
  });

  app.post("/application-status/resume", {
    config,
    schema: {
      operationId: "replaceOwnResume",
      summary: "Replace the resume of the applicant's own application",
      description:
        "Multipart form: `token` as a text part, then the file as `resume`. HR keeps seeing one that it has opened.",
      consumes: ["multipart/form-data"],
      form: z.extend(StatusTokenBody, { resume: z.file() }),
      response,
    },
    handler: async (request, reply) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      await using upload = await receiveUpload(reply, context, StatusTokenBody, {
        beforeFile: ({ token }) => void requireGenuineToken(context, token),
      });
      const applicationId = await requireToken(context, upload.fields.token);
      throttle.hit(limits.resumes, applicationId);
      return await replaceResume(context, applicationId, upload.resume);
    },
  });

  app.post("/application-status/resume/file", {
    config,
    schema: {
      operationId: "downloadOwnResume",
      summary: "Download the resume of the applicant's own application",
      description: "The file as it was uploaded, as an attachment.",
      body: StatusTokenBody,
      produces: ["application/octet-stream"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      throttle.hit(limits.views, networkOf(request.ip));
      const applicationId = await requireToken(context, request.body.token);
      const signal = abortOnDisconnect(reply);
      const resume = await openResume(context, applicationId, signal, async (opened) => opened);
      return reply
        .type(resume.type ?? "application/octet-stream")
        .header("content-length", resume.bytes)
        .header("content-disposition", contentDisposition(resume.name))
        .header("content-security-policy", sandboxPolicy)
        .send(resume.content);
    },
  });

  app.post("/application-status/copy", {
    config,
    schema: {
      operationId: "requestOwnCopy",
      summary: "Request a link that downloads everything about one's own application",
      description:
        "Sends the link to the address of the application, at most three times a day. It works for one hour, for five downloads.",
      body: StatusTokenBody,
      response: messageResponse,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const applicationId = await requireToken(context, request.body.token);
      throttle.hit(limits.copies, applicationId);
      await requestCopy(context, applicationId);
      return messageFor(request, "success.copyAsked");
    },
  });

  app.post("/application-status/copy/confirm", {
    config,
    schema: {
      operationId: "downloadOwnCopy",
      summary: "Download everything about one's own application with the link of an email",
      description:
        "A ZIP archive with JSON, a readable page, the files and the emails. The link works for an hour and for five downloads, one at a time: a new one ends the one before.",
      body: OneTimeLink,
      produces: ["application/zip"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const { name, archive } = await confirmCopy(context, request.body.token, clientOf(request));
      return reply
        .type("application/zip")
        .header("content-disposition", contentDisposition(name))
        .header("content-security-policy", sandboxPolicy)
        .send(archive);
    },
  });
};
