import { consumeLink, createLink, findLink } from "#server/accounts/links.ts";
import type { AppContext } from "#server/context.ts";
import type { Language } from "#contract/languages.ts";
import type { Moment } from "#server/db/schema.ts";
import { applyPassEmail } from "#server/hiring/apply/emails.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";

const passHours = 24;

/**
 * Emails a one-time link that carries one application with this address past the limits of the address. Somebody else
 * may have used these up. Beyond the limits of visitors it sends nothing.
 */
export async function sendPass(
  context: AppContext,
  email: string,
  language: Language,
): Promise<void> {
  const { keys, config } = context;
  await withMailTransaction(context, async (tx, now) => {
    const link = { purpose: "apply", email: hashOf(email), hours: passHours } as const;
    const pass = await createLink(tx, link, config.siteUrl, now);
    const about = { byVisitor: true, isLimited: config.rateLimit } as const;
    const to = { email, name: "" };
    await enqueueEmail({ tx, now, keys }, applyPassEmail(language, pass), to, about);
  });
}

/** Consumes the link of this address; false for another, used or expired one, with which the usual limits hold. */
export async function usePass({ tx, now }: Moment, token: string, email: string): Promise<boolean> {
  const link = await findLink(tx, token, ["apply"], now);
  if (link?.email !== hashOf(email)) return false;
  await consumeLink(tx, link.id, now);
  return true;
}
