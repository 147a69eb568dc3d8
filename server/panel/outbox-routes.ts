import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  OutboxEmail,
  OutboxEmailText,
  OutboxList,
  OutboxQuery,
  QueuedTestEmail,
} from "#contract/outbox.ts";
import { audit } from "#server/audit/audit.ts";
import { actorOf, clientOf, recordId } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { testEmail } from "#server/accounts/emails.ts";
import { enqueueTestEmail } from "#server/accounts/emails.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { findEmail, listEmails, resendEmail } from "#server/mail/outbox-list.ts";

const params = z.object({ id: z.string() });

export const mailRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, config } = context;

  app.get("/outbox", {
    config: { right: "outbox.manage" },
    schema: {
      operationId: "listEmails",
      summary: "List emails",
      description: "Newest first, with the count of each state.",
      querystring: OutboxQuery,
      response: { 200: OutboxList },
    },
    handler: async (request) => ({
      ...(await listEmails(db, request.query)),
      hasMailServer: config.smtpUrl !== undefined,
    }),
  });

  app.get("/outbox/:id", {
    config: { right: "outbox.manage" },
    schema: {
      operationId: "getEmail",
      summary: "Get an email",
      description:
        "Its kind, recipient, state, last error and text. Links end at #. The text is null once an email with a one-time link was sent.",
      params,
      response: { 200: OutboxEmailText },
    },
    handler: (request) => findEmail(db, recordId(request.params.id)),
  });

  app.post("/outbox/:id/resend", {
    config: { right: "outbox.manage" },
    schema: {
      operationId: "resendEmail",
      summary: "Send an email again",
      description: "For an email that failed or was saved to a file. Any other gets 409.",
      params,
      response: { 200: OutboxEmail },
    },
    handler: async (request) => {
      const id = recordId(request.params.id);
      return withMailTransaction(context, async (tx, now) => {
        await audit(tx, { at: now, action: "email_resent", ...actorOf(request) });
        return resendEmail(tx, id, now);
      });
    },
  });

  app.post("/outbox/test", {
    config: { right: "outbox.manage" },
    schema: {
      operationId: "sendTestEmail",
      summary: "Send a test email",
      description: "Sends it to the address of your account.",
      response: { 200: QueuedTestEmail },
    },
    handler: (request) => enqueueTestEmail(context, request, testEmail(clientOf(request).language)),
  });
};
