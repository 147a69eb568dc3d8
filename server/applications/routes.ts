import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  Application,
  ApplicationList,
  ApplicationListQuery,
  SubmitApplication,
  SubmittedApplication,
  UpdateApplication,
} from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { Id } from "#contract/fields.ts";
import { accountOf, actorOf } from "#server/auth/guard.ts";
import { DamagedFileError } from "#server/files/files.ts";
import { contentDisposition } from "#server/files/resume-name.ts";
import { CallFailed, invalid, notFound, unavailable } from "#server/http/failure.ts";
import { refuseStale, tagOf } from "#server/http/if-match.ts";
import { preferredLanguage, say } from "#server/http/language.ts";
import { networkOf } from "#server/http/network.ts";
import type { Parts } from "#server/parts.ts";
import { attemptOf, findAnswer } from "./idempotency.ts";
import { findResume, listApplications } from "./queries.ts";
import { deleteApplication, getApplication, recordDownload, updateApplication } from "./service.ts";
import { submitApplication } from "./submit.ts";
import { withResume } from "./upload.ts";

const tags = ["Applications"];
const Deleted = z.object({ message: z.string() });

/** How often one network may apply, and how often it may try. */
const limits = {
  attempts: { name: "apply_attempt", hits: 30, seconds: 600 },
  soon: { name: "apply", hits: 5, seconds: 600 },
  daily: { name: "apply_daily", hits: 20, seconds: 86_400 },
  downloads: { name: "download", hits: 60, seconds: 60 },
} as const;

/** More uploads at once than this wait outside: each holds a file handle and a place on the disk. */
const uploadsAtOnce = 256;

const languageOf = (request: FastifyRequest) =>
  preferredLanguage(request.headers["accept-language"]);

/** Submission with a resume (multipart) and without (JSON); both are open to everybody. */
export const publicApplicationRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { throttle, files } = parts;
  let uploads = 0;

  /** Only sound applications that are new count here, so that honest mistakes and repeats cost little. */
  const submit = async (
    request: FastifyRequest,
    fields: SubmitApplication,
    resume: Parameters<typeof submitApplication>[1]["resume"],
  ) => {
    const key = request.headers["idempotency-key"];
    const attempt = attemptOf(key, fields, resume?.incoming.sha256 ?? null);
    const before = await findAnswer(parts.db, attempt);
    if (before !== undefined) return before;
    const network = networkOf(request.ip);
    await throttle.hit(limits.soon, network);
    await throttle.hit(limits.daily, network);
    return submitApplication(parts, { fields, resume, attempt, language: languageOf(request) });
  };

  app.post(
    "/applications/upload",
    {
      schema: {
        tags,
        summary: "Apply with a resume",
        description:
          "Multipart form: the fields of POST /applications as text parts and the file as `resume`. " +
          "An Idempotency-Key makes a repeated request one application.",
        consumes: ["multipart/form-data"],
        response: { 201: SubmittedApplication, "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      await throttle.hit(limits.attempts, networkOf(request.ip));
      if (uploads >= uploadsAtOnce) throw unavailable();
      uploads += 1;
      try {
        const answer = await withResume(request, files, SubmitApplication, (fields, resume) =>
          submit(request, fields, resume),
        );
        return await reply.code(201).send(answer);
      } finally {
        uploads -= 1;
      }
    },
  );

  app.post(
    "/applications",
    {
      schema: {
        tags,
        summary: "Apply without a resume",
        body: SubmitApplication,
        response: { 201: SubmittedApplication, "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      await throttle.hit(limits.attempts, networkOf(request.ip));
      return reply.code(201).send(await submit(request, request.body, null));
    },
  );
};

/** Everything administrators do with applications. Registered inside the scope that admits them alone. */
export const adminApplicationRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { db, files, throttle } = parts;
  const params = z.object({ id: z.string() });
  const security = [{ bearer: [] }];

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
    async (request) => listApplications(db, request.query),
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
      const application = await getApplication(db, idOf(request.params));
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
      const { status, notes } = request.body;
      const id = idOf(request.params);
      if (status === undefined && notes === undefined) throw invalid({}, "failure.nothingToUpdate");
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
      return { message: say(languageOf(request), "success.applicationDeleted") };
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
      await throttle.hit(limits.downloads, accountOf(request).id);
      const id = idOf(request.params);
      const resume = await findResume(db, id);
      if (resume === undefined) throw notFound("failure.applicationNotFound");
      const { cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = resume;
      if (key === null || sha256 === null || bytes === null) {
        throw notFound("failure.resumeNotFound");
      }
      const content = await readResume(() => files.readVerified(key, { sha256, bytes }));
      await recordDownload(parts, id, actorOf(request));
      return reply
        .type(resume.cv_content_type ?? "application/octet-stream")
        .header("content-disposition", contentDisposition(resume.cv_original_name ?? "resume"))
        .header("content-security-policy", "default-src 'none'; sandbox")
        .send(content);
    },
  );
};

/** An id that cannot exist names nothing: 404 like any other that is not there. */
function idOf({ id }: { id: string }): string {
  if (!Id.safeParse(id).success) throw notFound("failure.applicationNotFound");
  return id.toLowerCase();
}

async function readResume(read: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    throw new CallFailed(500, "internal", "failure.resumeDamaged", { cause: error });
  }
}
