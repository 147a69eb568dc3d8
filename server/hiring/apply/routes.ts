import * as z from "zod/mini";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  SpamSignals,
  FormToken,
  SubmitApplication,
  SubmittedApplication,
} from "#contract/applications.ts";
import { readSource, ReportedStep, SourceFields } from "#contract/sources.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { preferredLanguage } from "#server/http/language.ts";
import { applyLimits, rateLimits } from "#server/http/limits.ts";
import { networkOf } from "#server/http/requests.ts";
import { findPosition, readPublicPositions } from "#server/positions/records.ts";
import type { AppContext } from "#server/context.ts";
import { formToken, submitApplication } from "./submit.ts";
import { receiveUpload, type StagedResume } from "./upload.ts";

const Form = z.extend(z.extend(SubmitApplication, SpamSignals.shape), SourceFields.shape);
type Form = z.infer<typeof Form>;

export const publicApplicationRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { throttle } = context;
  const limits = applyLimits(context.config);
  async function submit(request: FastifyRequest, form: Form, resume: StagedResume | null) {
    const submitted = await submitApplication(context, {
      form,
      resume,
      key: request.headers["idempotency-key"],
      language: preferredLanguage(request.headers["accept-language"]),
      network: networkOf(request.ip),
      requestId: request.id,
    });
    const { keys, config } = context;
    return { ...submitted, status_link: statusLink(keys, config.siteUrl, submitted.data.id) };
  }

  app.post("/applications/upload", {
    schema: {
      operationId: "submitApplicationWithResume",
      consumes: ["multipart/form-data"],
      response: { 201: SubmittedApplication },
    },
    handler: async (request, reply) => {
      throttle.hit(limits.attempts, networkOf(request.ip));
      await using upload = await receiveUpload(reply, context, Form);
      return await submit(request, upload.fields, upload.resume);
    },
  });

  app.get("/applications/form", {
    schema: {
      operationId: "getFormToken",
      response: { 200: FormToken },
    },
    handler: async () => ({ form_age: formToken(context.keys, context.clock()) }),
  });

  app.post("/funnel/steps", {
    schema: { operationId: "reportStep", body: ReportedStep, response: { 204: z.null() } },
    handler: async (request) => {
      throttle.hit(rateLimits.stepsPerNetwork, networkOf(request.ip));
      const { position = "", step, ...source } = request.body;
      const named = findPosition(await readPublicPositions(context.db, context.clock()), position);
      const reported = step === "viewed" ? "viewed" : "started";
      context.visits.countStep(reported, named?.slug ?? "", readSource(source).source);
      return null;
    },
  });

  app.post("/applications", {
    schema: {
      operationId: "submitApplication",
      body: Form,
      response: { 201: SubmittedApplication },
    },
    handler: async (request) => {
      throttle.hit(limits.attempts, networkOf(request.ip));
      return await submit(request, request.body, null);
    },
  });
};
