import type { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import { takeLock } from "#server/db/transact.ts";
import { transact } from "#server/db/transact.ts";
import type { Check } from "#server/http/requests.ts";
import { releaseHeldEmails } from "#server/mail/hr-emails.ts";
import type { Parts } from "#server/parts.ts";
import { readHrRecipients } from "./hr-recipients.ts";
import { readSettingsRecord, saveSettings } from "./settings.ts";

/**
 * Changes the settings that are given. `check` sees them as they are, while nobody else may change
 * them, and may refuse. Letters that waited for somebody to be named leave now.
 */
export async function changeSettings(
  { db, clock, config, mailer }: Pick<Parts, "db" | "clock" | "config" | "mailer">,
  change: UpdateSettings,
  actor: Actor,
  check: Check<SettingsRecord>,
): Promise<SettingsRecord> {
  const now = clock();
  const settings = await transact(db, async (tx) => {
    await takeLock(tx, "settings");
    await check(await readSettingsRecord(tx, config), tx);
    const fields = await saveSettings(tx, inOrder(change), now);
    await releaseHeldEmails(tx, await readHrRecipients(tx, config), config.siteUrl, now);
    if (fields.length > 0) {
      await audit(tx, { at: now, action: "settings_updated", fields, ...actor });
    }
    return readSettingsRecord(tx, config);
  });
  mailer.kick();
  return settings;
}

/**
 * The same change as it is kept: days in their order, an empty list of recipients as none, and of the
 * languages those that are not the default.
 */
function inOrder({ hrEmails, hrLanguages, holidays, ...others }: UpdateSettings): UpdateSettings {
  const languages = Object.entries(hrLanguages ?? {})
    .filter(([, language]) => language !== defaultLanguage)
    .map(([email, language]) => [emailKey(email), language] as const);
  return {
    ...others,
    hrEmails: hrEmails?.length === 0 ? null : hrEmails,
    hrLanguages: hrLanguages && Object.fromEntries(languages),
    holidays: holidays?.toSorted(),
  };
}
