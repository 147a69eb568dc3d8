import { defaultLanguage } from "#contract/languages.ts";
import type { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import { audit, nameOf } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/search.ts";
import type { Tx } from "#server/db/schema.ts";
import { forUpdate, acquireLock } from "#server/db/transaction.ts";
import { refuseStale, type Actor } from "#server/http/requests.ts";
import { invalid } from "#server/http/http-error.ts";
import { releaseHeldEmails } from "#server/hiring/applications/hr-notices.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { readSettingsRecord, saveSettings } from "#server/db/settings.ts";
import { readHrRecipients } from "#server/mail/recipients.ts";

/**
 * Changes the given settings. New recipients get the emails that were held. Throws 409 for a stale version.
 */
export async function changeSettings(
  context: Pick<AppContext, "db" | "clock" | "config" | "mailer">,
  change: UpdateSettings,
  actor: Actor,
): Promise<SettingsRecord> {
  const { config } = context;
  return withMailTransaction(context, async (tx, now) => {
    await acquireLock(tx, "settings");
    const current = await readSettingsRecord(tx, config.hrEmail);
    await refuseStale(actor, current.version, async () => ({
      current,
      changedBy: await nameOf(tx, await findLastAuthor(tx)),
    }));
    if (change.adminsNeedTwoStep === true) await requireOwnTwoStep(tx, actor.actorId);
    const fields = await saveSettings(tx, normalize(change), now, actor.actorId);
    await releaseHeldEmails(tx, await readHrRecipients(tx, config), config.siteUrl, now);
    if (fields.length > 0) {
      await audit(tx, { at: now, action: "settings_updated", fields, ...actor });
    }
    return readSettingsRecord(tx, config.hrEmail);
  });
}

async function findLastAuthor(tx: Tx): Promise<string | null> {
  const last = await tx
    .selectFrom("settings")
    .select("updated_by")
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.updated_by ?? null;
}

/** Sorts days, drops default languages, and turns an empty list of recipients into null. */
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

/** Refuses the rule from an administrator who does not use two-step sign-in. */
async function requireOwnTwoStep(tx: Tx, administratorId: string): Promise<void> {
  // Locked, so that the administrator cannot turn it off in between.
  const administrator = await tx
    .selectFrom("users")
    .select("two_step_at")
    .where("id", "=", administratorId)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  if ((administrator?.two_step_at ?? null) === null) {
    throw invalid({ adminsNeedTwoStep: ["failure.twoStepFirst"] });
  }
}
