import type { EmailKind } from "#contract/outbox.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { acquireLock } from "#server/db/transaction.ts";
import type { Moment, Tx } from "#server/db/schema.ts";
import { conflict, tooManyRequests } from "#server/http/http-error.ts";
import type { Actor } from "#server/http/requests.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { emailConfirmEmail } from "./emails.ts";
import { createLink } from "./links.ts";
import { lockUser, type UserRow } from "./user-record.ts";

const kind: EmailKind = "email_confirm";
const linkHours = 72;

/** To one address, which a stranger may have typed, and beside them one after a sign-up. */
const perDay = 3;

/** Emails the link that confirms the address of a new account, unless this address got three today. */
export async function confirmNewAccount(context: AppContext, unit: Moment, user: UserRow) {
  const sent = await readSent(unit, user.email);
  if (context.config.rateLimit && sent.length >= perDay) return;
  await enqueueConfirmation(context, unit, user);
}

/** Emails the link again and returns the address. Throws 409 once it is confirmed, and 429. */
export async function requestConfirmation(
  context: AppContext,
  { actorId: id }: Actor,
): Promise<string> {
  return withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, id);
    if (user.email_confirmed_at !== null) throw conflict("failure.emailConfirmed");
    const sent = await readSent({ tx, now }, user.email);
    const requested = sent.filter(({ author_id }) => author_id !== null);
    const isOver = requested.length >= perDay || sent.length > perDay;
    const [oldest] = requested.length >= perDay ? requested : sent;
    if (context.config.rateLimit && isOver && oldest !== undefined) {
      const end = Date.parse(oldest.created_at) + dayMs;
      throw tooManyRequests(Math.ceil((end - now.getTime()) / 1_000));
    }
    await enqueueConfirmation(context, { tx, now }, user, id);
    return user.email;
  });
}

async function enqueueConfirmation(
  { config: { siteUrl }, keys }: AppContext,
  unit: Moment,
  user: UserRow,
  by?: string,
): Promise<void> {
  const request = { purpose: "confirm", userId: user.id, hours: linkHours } as const;
  const link = await createLink(unit.tx, request, siteUrl, unit.now);
  const author = by === undefined ? undefined : { id: by, isLimited: false };
  await enqueueEmail({ ...unit, keys }, emailConfirmEmail(user, siteUrl, link), user, {
    userId: user.id,
    author,
  });
}

/** The emails of the last day to an address, oldest first. Transactions for one address run one by one. */
async function readSent({ tx, now }: Moment, email: string) {
  const hash = hashOf(email);
  await acquireLock(tx, `confirm:${hash}`);
  return tx
    .selectFrom("outbox")
    .select(["author_id", "created_at"])
    .where("to_hash", "=", hash)
    .where("kind", "=", kind)
    .where("created_at", ">", new Date(now.getTime() - dayMs).toISOString())
    .orderBy("created_at")
    .execute();
}

/** Keeps the emails of an account that its user deletes, so that another sign-up does not cause more. */
export const keepSentOf = (tx: Tx, userId: string) =>
  tx
    .updateTable("outbox")
    .set({ user_id: null })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();
