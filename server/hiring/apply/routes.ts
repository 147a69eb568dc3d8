import * as z from "zod/mini";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  SpamSignals,
  FormToken,
  SubmitApplication,
  SubmittedApplication,
  TalentPoolChoice,
} from "#contract/applications.ts";
import { ApplyPass, RequestApplyPass } from "#contract/apply-pass.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { readSource, ReportedStep, SourceFields } from "#contract/sources.ts";
import { visitKey } from "#server/hiring/applications/status-link.ts";
import { preferredLanguage } from "#server/http/language.ts";
import { applicantLimits, applyLimits, rateLimits } from "#server/http/limits.ts";
import { messageFor, networkOf, withMinimumDuration } from "#server/http/requests.ts";
import { findPosition, readPublicPositions } from "#server/positions/records.ts";
import type { AppContext } from "#server/context.ts";
import { sendPass } from "./pass.ts";
import { submitApplication } from "./submit.ts";
import { formToken } from "./spam.ts";
import { receiveUpload } from "./upload.ts";
import type { StagedResume } from "#server/hiring/resumes/resume-type.ts";

const Form = z.extend(z.extend(SubmitApplication, SpamSignals.shape), {
  ...SourceFields.shape,
  ...TalentPoolChoice.shape,
  ...ApplyPass.shape,
});
type Form = z.infer<typeof Form>;

export const applyRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
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
    return { ...submitted, visit_key: visitKey(context.keys, submitted.data.id) };
  }

  app.post("/applications/upload", {
    config: { right: "application.submit" },
    schema: {
      operationId: "submitApplicationWithResume",
      summary: "Apply with a resume",
      description:
        "Multipart form: the fields of POST /applications as text parts and the file as `resume`. With an Idempotency-Key that others cannot guess, a repeated request creates one application. With different content it gets 422 `request_reused`; `current` is the first response.",
      consumes: ["multipart/form-data"],
      form: z.extend(Form, { resume: z.file() }),
      response: { 201: SubmittedApplication },
    },
    handler: async (request, reply) => {
      throttle.hit(limits.attempts, networkOf(request.ip));
      await using upload = await receiveUpload(reply, context, Form);
      return reply.code(201).send(await submit(request, upload.fields, upload.resume));
    },
  });

  app.get("/applications/form", {
    config: { right: "application.submit" },
    schema: {
      operationId: "getFormToken",
      summary: "Get a form token",
      description:
        "`form_age` records when the form was opened. Sent with the application, it helps to detect spam.",
      response: { 200: FormToken },
    },
    handler: async () => ({ form_age: formToken(context.keys, context.clock()) }),
  });

  app.post("/applications/pass", {
    config: { right: "application.submit" },
    schema: {
      operationId: "sendApplyPass",
      summary: "Send a link that carries one application past the limits of its address",
      description:
        "For one refused with 429 `too_many_applications`. At most one an hour leaves; the response is always the same. The part of the link after `#pass=` is the `pass` of one application.",
      body: RequestApplyPass,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      throttle.hit(applicantLimits.passes, networkOf(request.ip));
      const language = preferredLanguage(request.headers["accept-language"]);
      await withMinimumDuration(() => sendPass(context, request.body.email, language));
      return messageFor(request, "success.applyPass");
    },
  });

  app.post("/funnel/steps", {
    config: { right: "site.use" },
    schema: {
      operationId: "reportStep",
      summary: "Count a step of the funnel",
      description:
        'Counts a form that was started, or with `step` "viewed" or "form_viewed" a page view of the position or of its form, by `position`, which may be empty, and `source`, and nothing about its sender.',
      body: ReportedStep,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.stepsPerNetwork, networkOf(request.ip));
      const { position = "", step, ...source } = request.body;
      const named = findPosition(await readPublicPositions(context.db, context.clock()), position);
      const slug = named?.slug ?? "";
      const from = readSource(source).source;
      const formPath = "/careers/apply";
      if (step === "form_viewed" || (step === "viewed" && slug === "")) {
        context.visits.countView(formPath, slug, from);
      } else if (step === "viewed") context.visits.countView(`/careers/${slug}`, slug, from);
      else context.visits.countStart(slug, from);
      return reply.code(204).send(null);
    },
  });

  app.post("/applications", {
    config: { right: "application.submit" },
    schema: {
      operationId: "submitApplication",
      summary: "Apply without a resume",
      description:
        "`notes` is the cover letter. An unknown `source` is stored as `other` with its text. With an Idempotency-Key, a repeated request creates one application. Too many with one address get 429 `too_many_applications`, which a `pass` lifts for one.",
      body: Form,
      response: { 201: SubmittedApplication },
    },
    handler: async (request, reply) => {
      throttle.hit(limits.attempts, networkOf(request.ip));
      return reply.code(201).send(await submit(request, request.body, null));
    },
  });
};
