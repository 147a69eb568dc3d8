import { defaultLanguage, type Language } from "#contract/languages.ts";
import type { Tx } from "#server/db/schema.ts";
import type { Letter } from "#server/mail/email.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { readHrRecipients } from "#server/settings/settings.ts";

/**
 * Posts an e-mail to each HR recipient in their language. Where nobody is named it is held, and never
 * sent to a sample address.
 */
export async function postToHr(
  { config }: Pick<Parts, "config">,
  tx: Tx,
  emailIn: (language: Language) => Letter,
  about: { applicationId: string },
  now: Date,
): Promise<void> {
  const recipients = await readHrRecipients(tx, config);
  for (const { email, language } of recipients) {
    await post(tx, emailIn(language), { email, name: "" }, about, now);
  }
  if (recipients.length === 0) await post(tx, emailIn(defaultLanguage), null, about, now);
}
