import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Id } from "#contract/fields.ts";
import { orphanedKeys } from "#server/applications/records.ts";
import { batches } from "#server/db/batches.ts";
import { exists } from "#server/db/exists.ts";
import type { Db } from "#server/db/schema.ts";
import type { FileStore } from "#server/files/files.ts";
import { nullIfMissing } from "#server/files/folder.ts";
import { savedEmailFolder } from "#server/mail/transport.ts";

const hourMs = 3_600_000;
/** Longer than any submission, which stores the file before it commits the row. */
const graceMs = 24 * hourMs;

/** The file store belongs to another database. */
export class WrongDatabaseError extends Error {
  constructor() {
    super("No application has a file, yet the file store is not empty: nothing was purged");
  }
}

/** Removes the staged uploads of submissions that a crash interrupted. */
export function purgeStagedUploads(files: FileStore, now: Date): Promise<number> {
  return files.purgeStaged(new Date(now.getTime() - hourMs));
}

/**
 * Removes stored files that no application names. Throws a WrongDatabaseError, and removes nothing,
 * when no application has a file. A file that cannot be removed is tried again the next time.
 */
export async function purgeOrphanedFiles(
  db: Db,
  files: FileStore,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  const errors: unknown[] = [];
  for await (const key of orphanedFiles(db, files, now, signal)) {
    if (signal?.aborted === true) break;
    try {
      await files.remove(key);
      removed += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 0) return removed;
  const total = removed + errors.length;
  throw new Error(`${errors.length} of ${total} orphaned files could not be removed`, {
    cause: errors[0],
  });
}

/** The keys of stored files that belong to no application and to no current submission. */
export async function* orphanedFiles(
  db: Db,
  files: FileStore,
  now: Date,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const storedBefore = new Date(now.getTime() - graceMs);
  for await (const some of batches(files.list(), 500)) {
    if (signal?.aborted === true) return;
    const old = some.filter(({ modifiedAt }) => modifiedAt < storedBefore);
    if (old.length === 0) continue;
    if (!(await hasAnyFile(db))) throw new WrongDatabaseError();
    yield* await orphanedKeys(
      db,
      old.map(({ key }) => key),
    );
  }
}

const hasAnyFile = (db: Db) =>
  exists(db.selectFrom("applications").select("id").where("cv_key", "is not", null));

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
