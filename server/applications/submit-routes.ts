import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  SpamSignals,
  FormToken,
  SubmitApplication,
  SubmittedApplication,
} from "#contract/applications.ts";
import { readSource, SourceFields, StartedForm } from "#contract/sources.ts";
import { preferredLanguage } from "#server/http/language.ts";
import { applyLimits } from "#server/http/limits.ts";
import { networkOf } from "#server/http/network.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import { findNamedPosition } from "#server/positions/positions.ts";
import type { AppContext } from "#server/context.ts";
import { formToken, submitApplication } from "./submit.ts";
import { receiveUpload, type StagedResume } from "./upload.ts";

const Form = z.extend(z.extend(SubmitApplication, SpamSignals.shape), SourceFields.shape);
type Form = z.infer<typeof Form>;

/** Public routes for applying with a resume (multipart) and without one (JSON). */
export const publicApplicationRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  describeRoutes(app, "Applications");
  const { throttle } = context;
  const submit = (request: FastifyRequest, form: Form, resume: StagedResume | null) =>
    submitApplication(context, {
      form,
      resume,
      key: request.headers["idempotency-key"],
      language: preferredLanguage(request.headers["accept-language"]),
      network: networkOf(request.ip),
      requestId: request.id,
    });

  app.post("/applications/upload", {
    schema: {
      operationId: "submitApplicationWithResume",
      summary: "Apply with a resume",
      description:
        "Multipart form: the fields of POST /applications as text parts and the file as `resume`. " +
        "With an Idempotency-Key that others cannot guess, a repeated request creates one application. " +
        "With different content it gets 422 `request_reused`; `current` is the first response.",
      consumes: ["multipart/form-data"],
      response: { 201: SubmittedApplication },
    },
    handler: async (request) => {
      throttle.hit(applyLimits.attempts, networkOf(request.ip));
      await using upload = await receiveUpload(request, context, Form);
      return await submit(request, upload.fields, upload.resume);
    },
  });

  app.get("/applications/form", {
    schema: {
      operationId: "getFormToken",
      summary: "Get a form token",
      description:
        "`form_age` records when the form was opened. Sent with the application, it helps to detect spam. " +
        "With `position`, which may be empty, the call counts a form that was started, by position and `source`, and nothing about its sender.",
      querystring: StartedForm,
      response: { 200: FormToken },
    },
    handler: async (request) => {
      const { position, ...source } = request.query;
      if (position !== undefined) {
        const named = await findNamedPosition(context.db, position);
        context.visits.countStep("started", named?.slug ?? "", readSource(source).source);
      }
      return { form_age: formToken(context.keys, context.clock()) };
    },
  });

  app.post("/applications", {
    schema: {
      operationId: "submitApplication",
      summary: "Apply without a resume",
      description:
        "`notes` is the cover letter. An unknown `source` is stored as `other` with its text. With an Idempotency-Key, a repeated request creates one application.",
      body: Form,
      response: { 201: SubmittedApplication },
    },
    handler: async (request) => {
      throttle.hit(applyLimits.attempts, networkOf(request.ip));
      return await submit(request, request.body, null);
    },
  });
};
