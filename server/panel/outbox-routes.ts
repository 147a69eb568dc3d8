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
import { sendTestEmail } from "#server/accounts/test-email.ts";
import { findEmail, listEmails, resendEmail, withMailTransaction } from "#server/mail/outbox.ts";

const params = z.object({ id: z.string() });

export const mailRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, config } = context;

  app.get("/outbox", {
    schema: { operationId: "listEmails", querystring: OutboxQuery, response: { 200: OutboxList } },
    handler: async (request) => ({
      ...(await listEmails(db, request.query)),
      hasMailServer: config.smtpUrl !== undefined,
    }),
  });

  app.get("/outbox/:id", {
    schema: { operationId: "getEmail", params, response: { 200: OutboxEmailText } },
    handler: (request) => findEmail(db, recordId(request.params.id)),
  });

  app.post("/outbox/:id/resend", {
    schema: { operationId: "resendEmail", params, response: { 200: OutboxEmail } },
    handler: async (request) => {
      const id = recordId(request.params.id);
      return withMailTransaction(context, async (tx, now) => {
        await audit(tx, { at: now, action: "email_resent", ...actorOf(request) });
        return resendEmail(tx, id, now);
      });
    },
  });

  app.post("/outbox/test", {
    schema: { operationId: "sendTestEmail", response: { 200: QueuedTestEmail } },
    handler: (request) => sendTestEmail(context, request, testEmail(clientOf(request).language)),
  });
};
