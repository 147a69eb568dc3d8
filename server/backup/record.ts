import * as z from "zod/mini";
import { isOverdue, FailedBackup, CompletedBackup, BackupState } from "#contract/backup.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { sql, type SqlBool } from "kysely";
import type { AppContext, Config } from "#server/context.ts";
import { storeState, readState } from "#server/db/state.ts";
import { backupOverdueEmail, enqueueToUser } from "#server/accounts/emails.ts";
import { dayOf } from "#server/mail/email.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { audit } from "#server/audit/audit.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { hourMs } from "#server/db/vietnam-time.ts";

/** The rows of the table `state` with the results of backups. */
const rowNames = { made: "backup:made", failed: "backup:failed" } as const;

export async function recordBackup(
  db: Db,
  outcome: { made: CompletedBackup } | { failed: FailedBackup },
  now: Date,
): Promise<void> {
  const isMade = "made" in outcome;
  const name = isMade ? rowNames.made : rowNames.failed;
  const value = JSON.stringify(isMade ? outcome.made : outcome.failed);
  await withTransaction(db, async (tx) => {
    await storeState({ db: tx, now }, name, value);
    if (isMade) await tx.deleteFrom("state").where("name", "=", rowNames.failed).execute();
    const action = isMade ? "backup_made" : "backup_failed";
    await audit(tx, { at: now, action, actorId: null });
  });
}

export async function readBackupState(
  db: Db,
  { backups }: Pick<Config, "backups">,
  now: Date,
): Promise<BackupState> {
  const read = async <Schema extends z.ZodMiniType>(schema: Schema, name: string) =>
    z.nullable(schema).parse(JSON.parse((await readState(db, name)) ?? "null"));
  const made = await read(CompletedBackup, rowNames.made);
  const dueAt = dueAfter(made, backups?.hours ?? 0);
  return {
    schedule: backups ?? null,
    made,
    failed: await read(FailedBackup, rowNames.failed),
    // A backup in progress or in its second attempt is not late.
    isLate: backups !== undefined && now.getTime() > dueAt + 2 * hourMs,
  };
}

export function dueAfter(made: CompletedBackup | null, hours: number): number {
  return made === null ? 0 : Date.parse(made.at) + hours * hourMs;
}

export const backupRoutes: FastifyPluginAsyncZod<AppContext> = async (
  app,
  { db, config, clock },
) => {
  app.get("/settings/backup", {
    config: { right: "backup.read" },
    schema: {
      operationId: "getBackupState",
      summary: "Get the backup status",
      description: "Returns the newest backup and the newest failure since then.",
      response: { 200: BackupState },
    },
    handler: () => readBackupState(db, config, clock()),
  });
};

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
  const link = `${config.siteUrl}/admin/settings/backups`;
  return withMailTransaction(context, async (tx, now) => {
    const isAnother = sql<SqlBool>`state.value <> ${value}`;
    if (!(await storeState({ db: tx, now }, rowName, value, isAnother))) return false;
    const administrators = await tx
      .selectFrom("users")
      .select(["id", "email", "name", "language"])
      .where("role", "=", "admin")
      .where("active", "=", true)
      .execute();
    for (const user of administrators) {
      const language = user.language ?? defaultLanguage;
      const last = state.made === null ? "" : dayOf(language, state.made.at);
      await enqueueToUser({ tx, now }, user, backupOverdueEmail(user, config.siteUrl, last, link));
    }
    return true;
  });
}
