import { FailedBackup, MadeBackup, type BackupState } from "#contract/backup.ts";
import type * as z from "zod/mini";
import { audit } from "#server/audit/audit.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";

const hourMs = 3_600_000;

// Kept among the settings, whose names none of these can be.
const rowKeys = { made: "backup:made", failed: "backup:failed" } as const;

/** Keeps how a backup ended, with an entry in the audit log. */
export async function recordBackup(
  db: Db,
  outcome: { made: MadeBackup } | { failed: FailedBackup },
  now: Date,
): Promise<void> {
  const isMade = "made" in outcome;
  const key = isMade ? rowKeys.made : rowKeys.failed;
  const value = JSON.stringify(isMade ? outcome.made : outcome.failed);
  const updated_at = now.toISOString();
  await transact(db, async (tx) => {
    await tx
      .insertInto("settings")
      .values({ key, value, updated_at })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value, updated_at }))
      .execute();
    if (isMade) await tx.deleteFrom("settings").where("key", "=", rowKeys.failed).execute();
    const action = isMade ? "backup_made" : "backup_failed";
    await audit(tx, { at: now, action, actorId: null });
  });
}

/** When the newest backup was made and where, what failed since, and whether it is time for another. */
export async function readBackupState(
  db: Db,
  { backups }: Pick<Config, "backups">,
  now: Date,
): Promise<BackupState> {
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", Object.values(rowKeys))
    .execute();
  const read = <Shape extends z.ZodMiniType>(shape: Shape, key: string) => {
    const row = rows.find((one) => one.key === key);
    return row === undefined ? null : shape.parse(JSON.parse(row.value));
  };
  const made = read(MadeBackup, rowKeys.made);
  const dueAt = dueAfter(made, backups?.hours ?? 0);
  return {
    schedule: backups ?? null,
    made,
    failed: read(FailedBackup, rowKeys.failed),
    // One that is under way, or was put off once, is not late yet.
    isLate: backups !== undefined && now.getTime() > dueAt + 2 * hourMs,
  };
}

/** The instant from which another backup is due. */
export function dueAfter(made: MadeBackup | null, hours: number): number {
  return made === null ? 0 : Date.parse(made.at) + hours * hourMs;
}
