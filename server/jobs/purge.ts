import { sql } from "kysely";
import type { BaseLogger } from "pino";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Id } from "#contract/fields.ts";
import { removeErasedFiles } from "#server/hiring/applications/deletion.ts";
import { orphanedKeys } from "#server/hiring/applications/records.ts";
import type { AppContext } from "#server/context.ts";
import type { Config } from "#server/context.ts";
import { engineOf } from "#server/db/engine.ts";
import { removeRemains } from "#server/db/erased-remains.ts";
import { openDb } from "#server/db/open.ts";
import { batches } from "#server/db/table-rows.ts";
import { exists } from "#server/db/lists.ts";
import { acquireLease } from "#server/db/state.ts";
import type { Db } from "#server/db/schema.ts";
import type { FileStore } from "#server/files/files.ts";
import { eraseRetained } from "#server/hiring/applications/retention-run.ts";
import { nullIfMissing } from "#server/files/disk.ts";
import { noteErasures } from "#server/files/erasure-ledger.ts";
import { pairFiles, plausibleOrphans, requireOwnFiles } from "#server/files/store-id.ts";
import { purgeWaitingAttachments } from "#server/mail/attachments.ts";
import { knownDays } from "#server/mail/email-code.ts";
import { savedEmailFolder } from "#server/mail/transport.ts";
import { dayMs } from "#server/db/vietnam-time.ts";

/** Less than an hour, so that clocks that differ a little do not skip every other run. */
const leaseMs = 55 * 60_000;

/** Runs all purges of this server. One that fails is logged, and the others run. */
export async function purge(
  context: AppContext,
  log: Pick<BaseLogger, "info" | "error">,
  signal?: AbortSignal,
): Promise<void> {
  const { db, files, config, clock } = context;
  const run = async (name: string, work: (now: Date) => Promise<number>) => {
    if (signal?.aborted === true) return;
    try {
      const removed = await work(clock());
      if (removed > 0) log.info({ purge: name, removed }, "purged");
    } catch (error) {
      log.error({ purge: name, err: error }, "purge failed; it runs again on schedule");
    }
  };
  // Each server purges the folders of its machine.
  await run("staged uploads", (now) => purgeStagedUploads(files, now));
  await run("saved emails", () => purgeSavedEmails(db, config.dataDir));
  if (signal?.aborted === true || !(await acquireLease(db, "purge", leaseMs, clock()))) return;
  // One server purges what all servers share.
  await run("expired rows", (now) => {
    if (engineOf(db) === "sqlite") return purgeExpiredRows(db, now);
    // More rows than a request may take the time for.
    return withMaintenance(config, (unlimited) => purgeExpiredRows(unlimited, now));
  });
  await run("retained applications", (now) => eraseRetained(context, log, now, signal));
  await run("orphaned emails", (now) => purgeOrphanedEmails(db, now));
  await run("waiting attachments", (now) => purgeWaitingAttachments(db, now));
  await run("erasure ledger", () => noteErasures(db, context));
  await run("erased files", () => removeErasedFiles(context, signal));
  await run("remains of erased data", async () =>
    Number(await removeRemains(db, async (work) => void (await withMaintenance(config, work)))),
  );
  await run("orphaned files", (now) => purgeOrphanedFiles(db, files, now, signal));
}

async function withMaintenance<Result>(
  config: Config,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = await openDb({ ...config, onLost: () => undefined }, "maintenance");
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The columns by which rows expire, and how many days past it they are kept. */
const expiring = [
  { table: "sessions", column: "expires_at", days: 0 },
  { table: "one_time_tokens", column: "expires_at", days: 0 },
  { table: "throttles", column: "resets_at", days: 0 },
  { table: "application_undos", column: "expires_at", days: 0 },
  { table: "user_undos", column: "expires_at", days: 0 },
  { table: "bulk_acts", column: "created_at", days: 7 },
  { table: "email_stops", column: "until", days: 0 },
  { table: "visitor_emails", column: "created_at", days: 1 },
  // No browser repeats a submission after a month.
  { table: "idempotency_keys", column: "created_at", days: 30 },
  { table: "failed_sign_ins", column: "hour", days: 90 },
  { table: "email_codes", column: "day", days: knownDays },
] as const;

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

/** Longer than any submission, which stores the file before it commits the row. */
const graceMs = dayMs;

/** Removes the staged uploads of submissions that a crash interrupted. */
export function purgeStagedUploads(files: FileStore, now: Date): Promise<number> {
  return files.purgeStaged(new Date(now.getTime() - dayMs / 24));
}

/** Orphaned files wait so long for an administrator who misses them. */
export const orphanedDays = 30;

/**
 * Sets aside stored files that no application names and no erasure, and removes those that were set aside
 * 30 days ago; returns how many were set aside. Throws a ForeignFilesError when the files are not those of
 * the database, and stops when there are more orphans than any crash leaves behind. A file that cannot be
 * moved is tried again the next time.
 */
export async function purgeOrphanedFiles(
  db: Db,
  files: FileStore,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  await requireOwnFiles(db, files, now);
  const { keys, total, arePlausible } = await findOrphanedFiles(db, files, now, signal);
  if (!arePlausible) {
    throw new Error(
      `${keys.length} of ${total} stored resumes belong to no application, more than a crash leaves behind: none was set aside. The database may be an older copy: restore a newer one. If it is the right one: npm run doctor -- --adopt`,
    );
  }
  const setAside = await setAsideAll(files, keys, signal);
  await files.purgeSetAside(new Date(now.getTime() - orphanedDays * dayMs));
  return setAside;
}

/**
 * Makes a database and a file store one pair, and sets aside all files that it does not name, after an
 * administrator has decided so. Returns how many were set aside.
 */
export async function adoptFiles(db: Db, files: FileStore, now: Date): Promise<number> {
  await pairFiles(db, files, now);
  return setAsideAll(files, (await findOrphanedFiles(db, files, now)).keys);
}

async function setAsideAll(
  files: FileStore,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  let setAside = 0;
  const errors: unknown[] = [];
  for (const key of keys) {
    if (signal?.aborted === true) break;
    try {
      await files.setAside(key);
      setAside += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 0) return setAside;
  const tried = setAside + errors.length;
  throw new Error(`${errors.length} of ${tried} orphaned files could not be set aside`, {
    cause: errors[0],
  });
}

/**
 * The keys of stored files that belong to no application, no recorded erasure and no current submission,
 * and the number of all files. No crash leaves many orphans behind, or nothing else.
 */
export async function findOrphanedFiles(
  db: Db,
  files: FileStore,
  now: Date,
  signal?: AbortSignal,
): Promise<{ keys: string[]; total: number; arePlausible: boolean }> {
  const storedBefore = new Date(now.getTime() - graceMs);
  const keys: string[] = [];
  let total = 0;
  for await (const some of batches(files.list(), 500)) {
    if (signal?.aborted === true) break;
    total += some.length;
    const old = some.filter(({ modifiedAt }) => modifiedAt < storedBefore);
    if (old.length === 0) continue;
    keys.push(
      ...(await orphanedKeys(
        db,
        old.map(({ key }) => key),
      )),
    );
  }
  const hasRows = await exists(
    db.selectFrom("applications").select("id").where("cv_key", "is not", null),
  );
  const arePlausible = keys.length === 0 || (hasRows && keys.length <= plausibleOrphans(total));
  return { keys, total, arePlausible };
}

/** Removes saved emails without a row in the outbox, since they contain erased data. */
export async function purgeSavedEmails(db: Db, dataDir: string): Promise<number> {
  const folder = savedEmailFolder(dataDir);
  const saved = ((await readdir(folder).catch(nullIfMissing)) ?? [])
    .map((name) => ({ name, id: name.replace(/\.eml(\.part)?$/, "") }))
    .filter(({ id }) => Id.safeParse(id).success);
  let removed = 0;
  for await (const some of batches(saved, 500)) {
    const ids = some.map(({ id }) => id);
    const rows = await db.selectFrom("outbox").select("id").where("id", "in", ids).execute();
    const known = new Set(rows.map((row) => row.id));
    for (const { name, id } of some) {
      if (known.has(id)) continue;
      await rm(join(folder, name), { force: true });
      removed += 1;
    }
  }
  return removed;
}
