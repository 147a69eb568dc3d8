import { sql } from "kysely";
import { eraseApplication, removeResume } from "#server/applications/deletion.ts";
import { audit } from "#server/audit/audit.ts";
import { skipLocked, transact } from "#server/db/transact.ts";
import type { Db, Schema } from "#server/db/schema.ts";
import type { Files } from "#server/files/files.ts";
import { dueForErasure } from "#server/settings/retention.ts";
import { readSettings } from "#server/settings/settings.ts";

const dayMs = 86_400_000;

/** Tables whose rows expire: the column with the instant, and how many days past it a row is kept. */
const expiring = {
  sessions: { column: "expires_at", days: 0 },
  one_time_tokens: { column: "expires_at", days: 0 },
  throttles: { column: "resets_at", days: 0 },
  application_undos: { column: "expires_at", days: 0 },
  user_undos: { column: "expires_at", days: 0 },
  // No browser still repeats a submission of that age.
  idempotency_keys: { column: "created_at", days: 30 },
  failed_sign_ins: { column: "hour", days: 90 },
} as const satisfies {
  [Table in keyof Schema]?: { column: keyof Schema[Table]; days: number };
};

type ExpiringTable = keyof typeof expiring;

const isExpiring = (table: string): table is ExpiringTable => Object.hasOwn(expiring, table);

export const expiringTables: readonly ExpiringTable[] = Object.keys(expiring).filter(isExpiring);

/** Deletes the rows of a table that have expired. Returns how many. */
export async function purgeExpiredRows(db: Db, table: ExpiringTable, now: Date): Promise<number> {
  const { column, days } = expiring[table];
  const before = new Date(now.getTime() - days * dayMs).toISOString();
  const deleted = await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before}`.execute(db);
  return Number(deleted.numAffectedRows ?? 0n);
}

const orphanedEmailDays = 7;

/** Deletes finished e-mails of no application and no account: they may name people whose data is erased. */
export async function purgeOrphanedEmails(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("application_id", "is", null)
    .where("user_id", "is", null)
    .where("finished_at", "<", new Date(now.getTime() - orphanedEmailDays * dayMs).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const erasedAtOnce = 50;

/** Erases the applications past their retention time; none while the owner has set no time. */
export async function purgeRetainedApplications(
  { db, files }: { db: Db; files: Files },
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0;
  for (;;) {
    if (signal?.aborted === true) return erased;
    // Read again each time: the owner may change it while this runs.
    const { retentionDays } = await readSettings(db);
    if (retentionDays === null) return erased;
    const keys = await transact(db, async (tx) => {
      // Locked until they are gone, so that no legal hold or other change comes in between.
      const due = await dueForErasure(tx, retentionDays, now)
        .select("id")
        .limit(erasedAtOnce)
        .modifyEnd(skipLocked(tx))
        .execute();
      const gone: (string | null)[] = [];
      for (const { id } of due) {
        const row = await eraseApplication(tx, id);
        const target = { kind: "application", id } as const;
        await audit(tx, { at: now, action: "application_erased", actorId: null, target });
        gone.push(row.cv_key);
      }
      return gone;
    });
    for (const key of keys) await removeResume(files, key);
    erased += keys.length;
    if (keys.length < erasedAtOnce) return erased;
  }
}
