import type { Tx } from "#server/db/schema.ts";
import type { Letter } from "#server/mail/letter.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { readSettings } from "#server/settings/settings.ts";

/**
 * Posts a letter to whom the owner has named in Settings, else to HR_EMAIL. Where nobody is named it
 * is held, and never sent to a sample address.
 */
export async function postToHr(
  { config }: Pick<Parts, "config">,
  tx: Tx,
  letter: Letter,
  about: { applicationId: string },
  now: Date,
): Promise<void> {
  const { hrEmails } = await readSettings(tx);
  const named = hrEmails ?? (config.hrEmail === undefined ? [] : [config.hrEmail]);
  const recipients = named.length === 0 ? [null] : named.map((email) => ({ email, name: "" }));
  for (const recipient of recipients) await post(tx, letter, recipient, about, now);
}
