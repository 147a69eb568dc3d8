import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  FormSigns,
  OpenedForm,
  SubmitApplication,
  SubmittedApplication,
} from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { emailKey } from "#server/db/email-key.ts";
import { applyLimits as limits } from "#server/http/limits.ts";
import { unavailable } from "#server/http/failure.ts";
import { preferredLanguage } from "#server/http/language.ts";
import { networkOf } from "#server/http/network.ts";
import type { Parts } from "#server/parts.ts";
import { attemptOf, findAnswer } from "./idempotency.ts";
import { signOfAge, suspicionOf } from "./spam.ts";
import { submitApplication } from "./submit.ts";
import { withResume } from "./upload.ts";

const tags = ["Applications"];
const Form = z.extend(SubmitApplication, FormSigns.shape);

/** More uploads at once than this wait outside: each holds a file handle and a place on the disk. */
const uploadsAtOnce = 256;

/** Submission with a resume (multipart) and without (JSON); both are open to everybody. */
export const publicApplicationRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { throttle } = parts;
  let uploads = 0;

  /** Only sound applications that are new count here, so that honest mistakes and repeats cost little. */
  const submit = async (
    request: FastifyRequest,
    form: SubmitApplication & FormSigns,
    resume: Parameters<typeof submitApplication>[1]["resume"],
  ) => {
    const { website, form_age, ...fields } = form;
    const key = request.headers["idempotency-key"];
    const attempt = attemptOf(key, fields, resume?.incoming.sha256 ?? null);
    const before = await findAnswer(parts.db, attempt);
    if (before !== undefined) return before;
    const network = networkOf(request.ip);
    throttle.hit(limits.soon, network);
    throttle.hit(limits.daily, network);
    throttle.hit(limits.toOneAddress, emailKey(fields.email));
    const suspicion = suspicionOf(parts.keys, { website, form_age }, parts.clock());
    const language = preferredLanguage(request.headers["accept-language"]);
    return submitApplication(parts, {
      fields,
      resume,
      attempt,
      language,
      suspicion,
      source: { requestId: request.id },
    });
  };

  app.post(
    "/applications/upload",
    {
      schema: {
        tags,
        operationId: "submitApplicationWithResume",
        summary: "Apply with a resume",
        description:
          "Multipart form: the fields of POST /applications as text parts and the file as `resume`. " +
          "An Idempotency-Key, which nobody else can guess, makes a repeated request one application. " +
          "With another content it is answered 422 `request_reused`; `current` is the first answer.",
        consumes: ["multipart/form-data"],
        response: { 201: SubmittedApplication, "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      throttle.hit(limits.attempts, networkOf(request.ip));
      if (uploads >= uploadsAtOnce) throw unavailable();
      uploads += 1;
      try {
        const answer = await withResume(request, parts, Form, (fields, resume) =>
          submit(request, fields, resume),
        );
        return await reply.code(201).send(answer);
      } finally {
        uploads -= 1;
      }
    },
  );

  app.get(
    "/applications/form",
    {
      schema: {
        tags,
        operationId: "getFormToken",
        summary: "Get a form token",
        description:
          "`form_age` tells when the form was opened. Sent along with the application it tells people from programs.",
        response: { 200: OpenedForm, "4xx": Failure },
      },
    },
    async () => ({ form_age: signOfAge(parts.keys, parts.clock()) }),
  );

  app.post(
    "/applications",
    {
      schema: {
        tags,
        operationId: "submitApplication",
        summary: "Apply without a resume",
        description:
          "`notes` is the cover letter. An Idempotency-Key makes a repeated request one application.",
        body: Form,
        response: { 201: SubmittedApplication, "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      throttle.hit(limits.attempts, networkOf(request.ip));
      return reply.code(201).send(await submit(request, request.body, null));
    },
  );
};
