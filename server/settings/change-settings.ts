import { defaultLanguage } from "#contract/languages.ts";
import type { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import type { SignInSettings } from "#contract/two-step.ts";
import { audit } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import { forUpdate, takeLock, transact } from "#server/db/transact.ts";
import type { Actor } from "#server/http/current-user.ts";
import { conflict } from "#server/http/failure.ts";
import type { Check } from "#server/http/requests.ts";
import { releaseHeldEmails } from "#server/mail/hr-emails.ts";
import type { AppContext } from "#server/context.ts";
import {
  doAdminsNeedTwoStep,
  readHrRecipients,
  readSettingsRecord,
  saveSettings,
} from "./settings.ts";

/**
 * Changes the given settings. `check` sees the present ones under lock and may refuse. Emails that were
 * held for want of a recipient are sent now.
 */
export async function changeSettings(
  { db, clock, config, mailer }: Pick<AppContext, "db" | "clock" | "config" | "mailer">,
  change: UpdateSettings,
  actor: Actor,
  check: Check<SettingsRecord>,
): Promise<SettingsRecord> {
  const now = clock();
  const settings = await transact(db, async (tx) => {
    await takeLock(tx, "settings");
    await check(await readSettingsRecord(tx, config), tx);
    const fields = await saveSettings(tx, normalize(change), now);
    await releaseHeldEmails(tx, await readHrRecipients(tx, config), config.siteUrl, now);
    if (fields.length > 0) {
      await audit(tx, { at: now, action: "settings_updated", fields, ...actor });
    }
    return readSettingsRecord(tx, config);
  });
  mailer.kick();
  return settings;
}

/** A change in its stored form: sorted days, null for no recipients, and no default languages. */
function normalize({ hrEmails, hrLanguages, holidays, ...others }: UpdateSettings): UpdateSettings {
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

/** Changes the sign-in rules. Requiring two-step sign-in needs it on the own account first. */
export async function changeSignInSettings(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { adminsNeedTwoStep }: SignInSettings,
  actor: Actor,
): Promise<SignInSettings> {
  const now = clock();
  await transact(db, async (tx) => {
    // Locked, so that the same administrator cannot turn it off at this moment.
    const administrator = await tx
      .selectFrom("users")
      .select("two_step_at")
      .where("id", "=", actor.actorId)
      .modifyEnd(forUpdate(tx))
      .executeTakeFirst();
    if (adminsNeedTwoStep && (administrator?.two_step_at ?? null) === null) {
      throw conflict("failure.twoStepFirst");
    }
    if (adminsNeedTwoStep === (await doAdminsNeedTwoStep(tx))) return;
    await saveSettings(tx, { adminsNeedTwoStep }, now);
    const fields = ["adminsNeedTwoStep"];
    await audit(tx, { at: now, action: "settings_updated", fields, ...actor });
  });
  return { adminsNeedTwoStep };
}
