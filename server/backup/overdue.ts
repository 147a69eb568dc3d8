import { isOverdue } from "#contract/backup.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { sql, type SqlBool } from "kysely";
import type { AppContext } from "#server/context.ts";
import { storeState } from "#server/db/state.ts";
import { backupOverdueEmail, enqueueToUser } from "#server/accounts/emails.ts";
import { dayOf } from "#server/mail/email.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { readBackupState } from "./record.ts";

const rowName = "backup:warned";

/**
 * Sends every administrator one email when the newest backup is older than twice its interval, and again
 * only after another backup. Returns whether it did.
 */
export async function warnOfOverdueBackup(context: AppContext): Promise<boolean> {
  const { db, config, clock } = context;
  const state = await readBackupState(db, config, clock());
  if (!isOverdue(state, clock())) return false;
  const value = state.made?.at ?? "none";
  const link = `${config.siteUrl}/admin?tab=settings&section=backups`;
  return withMailTransaction(context, async (tx, now) => {
    const isAnother = sql<SqlBool>`state.value <> ${value}`;
    if (!(await storeState(tx, rowName, value, now, isAnother))) return false;
    const administrators = await tx
      .selectFrom("users")
      .select(["id", "email", "name", "language"])
      .where("role", "=", "admin")
      .where("active", "=", true)
      .execute();
    for (const user of administrators) {
      const language = user.language ?? defaultLanguage;
      const last = state.made === null ? "" : dayOf(language, state.made.at);
      await enqueueToUser(tx, user, backupOverdueEmail(user, config.siteUrl, last, link), now);
    }
    return true;
  });
}
