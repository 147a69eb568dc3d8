import { defaultLanguage } from "#contract/languages.ts";
import type { Config } from "#server/config.ts";
import { emailKey } from "#server/db/email-key.ts";
import type { Db } from "#server/db/schema.ts";
import type { HrRecipient } from "#server/mail/hr-emails.ts";
import { readSettings } from "./settings.ts";

/** Who is named in Settings, else by HR_EMAIL, and the language each of them reads. */
export async function readHrRecipients(
  db: Db,
  { hrEmail }: Pick<Config, "hrEmail">,
): Promise<HrRecipient[]> {
  const { hrEmails, hrLanguages } = await readSettings(db);
  const named = hrEmails ?? (hrEmail === undefined ? [] : [hrEmail]);
  return named.map((email) => ({
    email,
    language: hrLanguages[emailKey(email)] ?? defaultLanguage,
  }));
}
