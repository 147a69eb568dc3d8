import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  RequestStatusLinks,
  StatusTokenBody,
  ConfirmErasure,
  PortalApplication,
} from "#contract/applicant.ts";
import { AnswerInterview } from "#contract/interviews.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { emailKey } from "#server/db/search.ts";
import {
  clientOf,
  messageFor,
  networkOf,
  recordId,
  withMinimumDuration,
} from "#server/http/requests.ts";
import { applicantLimits as limits } from "#server/http/limits.ts";
import type { AppContext } from "#server/context.ts";
import { answerInterview } from "#server/hiring/interviews/service.ts";
import {
  requestErasure,
  confirmErasure,
  replaceResume,
  requireToken,
  sendStatusLinks,
  getPortalApplication,
  withdrawApplication,
} from "./portal.ts";
import { receiveUpload } from "#server/hiring/apply/upload.ts";

/** Calls that an applicant makes with the private link from an email. All are POSTs, so no log holds the token. */
export const applicantPortalRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { throttle } = context;
  const response = { 200: PortalApplication };
  const messageResponse = { 200: MessageResponse };

  app.post("/application-status", {
    schema: { operationId: "getOwnApplication", body: StatusTokenBody, response },
    handler: async (request) => {
      throttle.hit(limits.views, networkOf(request.ip));
      return getPortalApplication(context, requireToken(context, request.body.token));
    },
  });

  app.post("/application-status/withdraw", {
    schema: { operationId: "withdrawOwnApplication", body: StatusTokenBody, response },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const applicationId = requireToken(context, request.body.token);
      return withdrawApplication(context, applicationId, { requestId: request.id });
    },
  });

  app.post("/application-status/interviews/:id", {
    schema: {
      operationId: "answerOwnInterview",
      params: z.object({ id: z.string() }),
      body: AnswerInterview,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const id = recordId(request.params.id, "failure.interviewNotFound");
      const applicationId = requireToken(context, request.body.token);
      throttle.hit(limits.answers, applicationId);
      await answerInterview(context, applicationId, id, request.body, { requestId: request.id });
      return getPortalApplication(context, applicationId);
    },
  });

  app.post("/application-status/resume", {
    schema: { operationId: "replaceOwnResume", consumes: ["multipart/form-data"], response },
    handler: async (request, reply) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      await using upload = await receiveUpload(reply, context, StatusTokenBody, {
        beforeFile: ({ token }) => requireToken(context, token),
      });
      return await replaceResume(
        context,
        requireToken(context, upload.fields.token),
        upload.resume,
      );
    },
  });

  app.post("/application-status/erasure", {
    schema: { operationId: "requestOwnErasure", body: StatusTokenBody, response: messageResponse },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const applicationId = requireToken(context, request.body.token);
      throttle.hit(limits.erasures, applicationId);
      await requestErasure(context, applicationId);
      return messageFor(request, "success.erasureAsked");
    },
  });

  app.post("/application-status/erasure/confirm", {
    schema: { operationId: "confirmOwnErasure", body: ConfirmErasure, response: messageResponse },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      await confirmErasure(context, request.body.token, clientOf(request));
      return messageFor(request, "success.erased");
    },
  });

  app.post("/application-status/links", {
    schema: { operationId: "sendStatusLinks", body: RequestStatusLinks, response: messageResponse },
    handler: async (request) => {
      const { email } = request.body;
      throttle.hit(limits.links, networkOf(request.ip));
      await withMinimumDuration(async () => {
        // The response is the same beyond the limit, so it does not reveal whether emails were sent.
        const isAllowed = throttle.allows(limits.linksToOne, emailKey(email));
        if (isAllowed) await sendStatusLinks(context, email);
      });
      return messageFor(request, "success.statusLinks");
    },
  });
};
