import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  RequestStatusLinks,
  StatusTokenBody,
  OneTimeLink,
  PortalApplication,
} from "#contract/applicant.ts";
import { EmailCheck, EmailCheckResult } from "#contract/email-check.ts";
import { AnswerInterview } from "#contract/interviews.ts";
import { MessageResponse } from "#contract/message-response.ts";
import {
  clientOf,
  messageFor,
  networkOf,
  recordId,
  withMinimumDuration,
} from "#server/http/requests.ts";
import { applicantLimits as limits } from "#server/http/limits.ts";
import type { AppContext } from "#server/context.ts";
import { answerInterview } from "#server/hiring/interviews/answer.ts";
import { disownApplication } from "./not-mine.ts";
import { confirmErasure, requestErasure } from "./erasure.ts";
import { enqueueStatusLinks } from "./lost-links.ts";
import { withdrawApplication, withdrawConsent } from "./withdrawal.ts";
import { checkEmailCode } from "#server/mail/email-code.ts";
import { getPortalApplication, requireToken } from "./own-application.ts";

/** Calls that an applicant makes with the private link from an email. All are POSTs, so no log holds the token. */
export const portalRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { throttle } = context;
  const response = { 200: PortalApplication };
  const messageResponse = { 200: MessageResponse };

  app.post("/application-status", {
    config: { right: "application.own" },
    schema: {
      operationId: "getOwnApplication",
      summary: "Get the applicant's own application",
      description:
        "`token` is the part of the private link after `#`. It is sent in the body, so no log contains it. A link that a newer one has replaced gets 422 `link_replaced`, here and at each call with a link.",
      body: StatusTokenBody,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.views, networkOf(request.ip));
      return getPortalApplication(context, await requireToken(context, request.body.token));
    },
  });

  app.post("/application-status/withdraw", {
    config: { right: "application.own" },
    schema: {
      operationId: "withdrawOwnApplication",
      summary: "Withdraw the applicant's own application",
      description:
        "Notifies HR. Withdrawing twice is not an error. A rejected application gets 409.",
      body: StatusTokenBody,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const applicationId = await requireToken(context, request.body.token);
      await withdrawApplication(context, applicationId, { requestId: request.id });
      return getPortalApplication(context, applicationId);
    },
  });

  app.post("/application-status/consent/withdrawal", {
    config: { right: "application.own" },
    schema: {
      operationId: "withdrawOwnConsent",
      summary: "Withdraw the consent to the processing of one's own application",
      description:
        "Withdraws the application where that is possible, and gives HR a request with a due day. Repeating it is not an error.",
      body: StatusTokenBody,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const applicationId = await requireToken(context, request.body.token);
      return withdrawConsent(context, applicationId, { requestId: request.id });
    },
  });

  app.post("/application-status/interviews/:id", {
    config: { right: "application.own" },
    schema: {
      operationId: "answerOwnInterview",
      summary: "Answer the offer of an interview",
      description:
        "Picks one of its times, declines it, or asks for other times; the last two also once a time is agreed. A time that is gone gets 409 with the interview and the rest of its times as `current`.",
      params: z.object({ id: z.string() }),
      body: AnswerInterview,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const id = recordId(request.params.id, "failure.interviewNotFound");
      const applicationId = await requireToken(context, request.body.token);
      throttle.hit(limits.answers, applicationId);
      await answerInterview(context, { applicationId, id }, request.body, {
        requestId: request.id,
      });
      return getPortalApplication(context, applicationId);
    },
  });

  app.post("/application-status/erasure", {
    config: { right: "application.own" },
    schema: {
      operationId: "requestOwnErasure",
      summary: "Request a link that deletes the applicant's own application",
      description: "Sends the link to the address of the application, at most three times a day.",
      body: StatusTokenBody,
      response: messageResponse,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const applicationId = await requireToken(context, request.body.token);
      throttle.hit(limits.erasures, applicationId);
      await requestErasure(context, applicationId);
      return messageFor(request, "success.erasureAsked");
    },
  });

  app.post("/application-status/erasure/confirm", {
    config: { right: "application.own" },
    schema: {
      operationId: "confirmOwnErasure",
      summary: "Delete the applicant's own application with a one-time link",
      description: "Deletes the application, its resume and its emails permanently.",
      body: OneTimeLink,
      response: messageResponse,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      await confirmErasure(context, request.body.token, clientOf(request));
      return messageFor(request, "success.erased");
    },
  });

  app.post("/application-status/disowned", {
    config: { right: "application.own" },
    schema: {
      operationId: "disownApplication",
      summary: "Say that an application with one's own address is not one's own",
      description:
        "With the link of an email to an address that no link has confirmed. Ends all other links, tells HR, and stops the emails that visitors cause to this address for 30 days.",
      body: OneTimeLink,
      response: messageResponse,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      await disownApplication(context, request.body.token, clientOf(request));
      return messageFor(request, "success.disowned");
    },
  });

  app.post("/application-status/links", {
    config: { right: "application.own" },
    schema: {
      operationId: "sendStatusLinks",
      summary: "Send an applicant their status links again",
      description:
        "The response is the same whether or not the address has applications or got too many emails today.",
      body: RequestStatusLinks,
      response: messageResponse,
    },
    handler: async (request) => {
      const { email } = request.body;
      throttle.hit(limits.links, networkOf(request.ip));
      await withMinimumDuration(() => enqueueStatusLinks(context, email));
      return messageFor(request, "success.statusLinks");
    },
  });

  app.post("/email-check", {
    config: { right: "site.use" },
    schema: {
      operationId: "checkEmail",
      summary: "Check whether an email was sent by the company",
      description:
        "Every email to applicants and guests carries a code of its own. The answer is what that email was, so that a code in a false email is noticed. Case, spaces and hyphens do not matter. A code that is not recognised may be mistyped or older than three years.",
      body: EmailCheck,
      response: { 200: EmailCheckResult },
    },
    handler: async (request) => {
      throttle.hit(limits.emailChecks, networkOf(request.ip));
      return checkEmailCode(context, request.body);
    },
  });
};
