import { company } from "#content/company.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import type { Db } from "#server/db/schema.ts";
import { emailKey } from "#server/db/search.ts";
import { readSettings } from "#server/db/settings.ts";

export type HrRecipient = { email: string; language: Language };

/** Of the configuration: HR_EMAIL. */
type HrFallback = { hrEmail?: string | undefined };

/** The recipients of HR emails from the settings, else HR_EMAIL, with their languages. */
export async function readHrRecipients(db: Db, { hrEmail }: HrFallback): Promise<HrRecipient[]> {
  const { hrEmails, hrLanguages } = await readSettings(db);
  const emails = hrEmails ?? (hrEmail === undefined ? [] : [hrEmail]);
  return emails.map((email) => ({
    email,
    language: hrLanguages[emailKey(email)] ?? defaultLanguage,
  }));
}

/** The address that gets applicants' answers: the setting, else HR_EMAIL, else the company's HR address. */
export async function readReplyTo(db: Db, config: HrFallback): Promise<string> {
  return (await readSettings(db)).replyTo ?? config.hrEmail ?? company.hrEmail;
}
