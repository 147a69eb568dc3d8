import { orphanedKeys } from "#server/applications/records.ts";
import type { Db } from "#server/db/schema.ts";
import type { Files } from "#server/files/files.ts";
import { batches } from "./batches.ts";

/** The store of files and the database do not belong together. */
export class WrongDatabaseError extends Error {
  constructor() {
    super("No application has a file, yet the file store is not empty: nothing swept");
  }
}

/** A file is kept before its row is committed; this is many times longer than any submission takes. */
const graceMs = 86_400_000;

/**
 * Removes kept files that no application names. A database that knows no file at all, beside a
 * store that has some, is taken for the wrong database: then nothing is removed.
 */
export async function sweepKeptFiles(
  db: Db,
  files: Files,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let swept = 0;
  for await (const key of litterIn(db, files, now, signal)) {
    if (signal?.aborted === true) break;
    await files.remove(key);
    swept += 1;
  }
  return swept;
}

/** The keys of kept files that no application names and that no submission under way can be about. */
export async function* litterIn(
  db: Db,
  files: Files,
  now: Date,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const keptBefore = new Date(now.getTime() - graceMs);
  for await (const keys of batches(keysBefore(files, keptBefore), 500)) {
    if (signal?.aborted === true) return;
    if (!(await knowsAnyFile(db))) throw new WrongDatabaseError();
    yield* await orphanedKeys(db, keys);
  }
}

async function* keysBefore(files: Files, keptBefore: Date): AsyncGenerator<string> {
  for await (const { key, modifiedAt } of files.list()) {
    if (modifiedAt < keptBefore) yield key;
  }
}

async function knowsAnyFile(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("applications")
    .select("id")
    .where("cv_key", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
