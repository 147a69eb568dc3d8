import { dirname } from "node:path";
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
import type { Db, Tx } from "#server/db/schema.ts";
import { hasHappened } from "#server/db/stored-times.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { isRotationPaused } from "./rotation.ts";

/** The rows of the table `state` that concern backups begin so. Archives do not contain them. */
const prefix = "backup:";
const rowNames = { made: `${prefix}made`, failed: `${prefix}failed`, warned: `${prefix}warned` };
export const isBackupRow = (name: unknown) => String(name).startsWith(prefix);

/** After a restore: the next backup is due at once. */
export const forgetBackups = (tx: Tx) =>
  tx.deleteFrom("state").where("name", "like", `${prefix}%`).execute();

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
  const oldAt = oldAfter(made, backups?.hours ?? 0, now);
  return {
    schedule: backups ?? null,
    made,
    failed: await read(FailedBackup, rowNames.failed),
    // A backup in progress or in its second attempt is not late.
    isLate: backups !== undefined && now.getTime() > oldAt + 2 * hourMs,
    isRotationPaused: await isRotationPaused(db),
  };
}

/** Whether the newest backup was made in this folder. */
export async function hasRecordedBackup(db: Db, folder: string): Promise<boolean> {
  const { made } = await readBackupState(db, { backups: undefined }, new Date(0));
  return made !== null && dirname(made.path) === folder;
}

/** When this backup is too old; at once where there is none, or one by a clock that was ahead. */
const oldAfter = (made: CompletedBackup | null, hours: number, now: Date): number =>
  made === null || !hasHappened(made.at, now) ? 0 : Date.parse(made.at) + hours * hourMs;

/** When the next backup is due: at once where the newest one is not in this folder. */
export const dueAfter = (
  made: CompletedBackup | null,
  { folder, hours }: NonNullable<Config["backups"]>,
  now: Date,
): number => (made !== null && dirname(made.path) === folder ? oldAfter(made, hours, now) : 0);

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
    if (!(await storeState({ db: tx, now }, rowNames.warned, value, isAnother))) return false;
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
