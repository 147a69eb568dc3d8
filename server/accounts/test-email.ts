import type { FastifyRequest } from "fastify";
import type { QueuedTestEmail } from "#contract/outbox.ts";
import { rateLimits } from "#server/http/limits.ts";
import { currentUserOf, messageFor } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import type { Email } from "#server/mail/email.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";

/** Emails a test to the user of the request. Throws 429. */
export async function enqueueTestEmail(
  context: AppContext,
  request: FastifyRequest,
  email: Email,
): Promise<QueuedTestEmail> {
  const user = currentUserOf(request);
  context.throttle.hit(rateLimits.testEmailsPerAccount, user.id);
  const id = await withMailTransaction(context, (tx, now) =>
    enqueueEmail(tx, email, user, { userId: user.id }, now),
  );
  return { ...messageFor(request, "success.testEmail"), id };
}
