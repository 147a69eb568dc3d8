import { sql } from "kysely";
import { eraseApplication, removeResume } from "#server/applications/deletion.ts";
import { audit } from "#server/audit/audit.ts";
import type { Config } from "#server/config.ts";
import { skipLocked, withTransaction } from "#server/db/transaction.ts";
import type { Db } from "#server/db/schema.ts";
import type { FileStore } from "#server/files/files.ts";
import { dueForErasure } from "#server/settings/retention.ts";
import { readSettings } from "#server/settings/settings.ts";

const dayMs = 86_400_000;

/** The columns by which rows expire, and how many days past it they are kept. */
const expiring = [
  { table: "sessions", column: "expires_at", days: 0 },
  { table: "one_time_tokens", column: "expires_at", days: 0 },
  { table: "throttles", column: "resets_at", days: 0 },
  { table: "application_undos", column: "expires_at", days: 0 },
  { table: "user_undos", column: "expires_at", days: 0 },
  // No browser repeats a submission after a month.
  { table: "idempotency_keys", column: "created_at", days: 30 },
  { table: "failed_sign_ins", column: "hour", days: 90 },
] as const;

/** Deletes all expired rows. Returns how many. */
export async function purgeExpiredRows(db: Db, now: Date): Promise<number> {
  let removed = 0n;
  for (const { table, column, days } of expiring) {
    const before = new Date(now.getTime() - days * dayMs).toISOString();
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before}`.execute(db);
    removed += numAffectedRows ?? 0n;
  }
  return Number(removed);
}

const orphanedEmailDays = 7;

/** Deletes finished emails of no application and no account: they may contain erased data. */
export async function purgeOrphanedEmails(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("application_id", "is", null)
    .where("user_id", "is", null)
    .where("finished_at", "<", new Date(now.getTime() - orphanedEmailDays * dayMs).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const batchSize = 50;

/** Erases the applications past their retention time, if one is set. */
export async function purgeRetainedApplications(
  { db, files, config }: { db: Db; files: FileStore; config: Config },
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0;
  for (;;) {
    if (signal?.aborted === true) return erased;
    // Read for each batch, since the owner may change it meanwhile.
    const { retentionDays } = await readSettings(db);
    if (retentionDays === null) return erased;
    const keys = await withTransaction(db, async (tx) => {
      // Locked, so that no legal hold is set in between.
      const due = await dueForErasure(tx, retentionDays, now)
        .select("id")
        .limit(batchSize)
        .modifyEnd(skipLocked(tx))
        .execute();
      const fileKeys: (string | null)[] = [];
      for (const { id } of due) {
        const row = await eraseApplication(tx, id, config, now);
        const target = { kind: "application", id } as const;
        await audit(tx, { at: now, action: "application_erased", actorId: null, target });
        fileKeys.push(row.cv_key);
      }
      return fileKeys;
    });
    for (const key of keys) await removeResume(files, key);
    erased += keys.length;
    if (keys.length < batchSize) return erased;
  }
}
