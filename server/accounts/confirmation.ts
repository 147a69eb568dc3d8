import type { EmailKind } from "#contract/outbox.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { acquireLock } from "#server/db/transaction.ts";
import type { Moment } from "#server/db/schema.ts";
import { conflict, tooManyRequests } from "#server/http/http-error.ts";
import type { Actor } from "#server/http/requests.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { emailConfirmEmail } from "./emails.ts";
import { createLink } from "./links.ts";
import { lockUser, type UserRow } from "./user-record.ts";

export const confirmationKind: EmailKind = "email_confirm";

/** After sign-ups, and on request, to one address, which a stranger may have typed. */
const perDay = 3;

/** Emails the link again and returns the address. Throws 409 once it is confirmed, and 429. */
export const requestConfirmation = (context: AppContext, { actorId }: Actor): Promise<string> =>
  withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, actorId);
    if (user.email_confirmed_at !== null) throw conflict("failure.emailConfirmed");
    const isSent = await sendConfirmation(context, { tx, now }, user, { isRequested: true });
    if (!isSent) throw tooManyRequests(dayMs / 1_000);
    return user.email;
  });

/** Emails the link that confirms the address of an account. Returns false after three a day. */
export async function sendConfirmation(
  { config: { siteUrl, rateLimit }, keys }: AppContext,
  { tx, now }: Moment,
  user: UserRow,
  { isRequested }: { isRequested: boolean },
): Promise<boolean> {
  const to_hash = hashOf(user.email);
  await acquireLock(tx, `confirm:${to_hash}`);
  const sent = await tx
    .selectFrom("outbox")
    .select("id")
    .where("to_hash", "=", to_hash)
    .where("kind", "=", confirmationKind)
    .where("author_id", isRequested ? "is not" : "is", null)
    .where("created_at", ">", new Date(now.getTime() - dayMs).toISOString())
    .execute();
  if (rateLimit && sent.length >= perDay) return false;
  const request = { purpose: "confirm", userId: user.id, hours: 72 } as const;
  const link = await createLink(tx, request, siteUrl, now);
  const author = isRequested ? { id: user.id, isLimited: false } : undefined;
  const about = { userId: user.id, author };
  await enqueueEmail({ tx, now, keys }, emailConfirmEmail(user, siteUrl, link), user, about);
  return true;
}
