import type { Db } from "#server/db/schema.ts";
import type { Files } from "#server/files/files.ts";
import { batches } from "./batches.ts";

/** A file is kept before its row is committed; this is many times longer than any submission takes. */
const graceMs = 86_400_000;

/**
 * Removes kept files that no application names. A database that knows no file at all, beside a
 * store that has some, is taken for the wrong database: then nothing is removed.
 */
export async function sweepKeptFiles(db: Db, files: Files, now: Date): Promise<number> {
  const keptBefore = new Date(now.getTime() - graceMs);
  let swept = 0;
  for await (const keys of batches(keysBefore(files, keptBefore), 500)) {
    if (!(await knowsAnyFile(db))) {
      throw new Error("No application has a file, yet the file store is not empty: nothing swept");
    }
    const rows = await db
      .selectFrom("applications")
      .select("cv_key")
      .where("cv_key", "in", keys)
      .execute();
    const named = new Set(rows.map((row) => row.cv_key));
    for (const key of keys) {
      if (named.has(key)) continue;
      await files.remove(key);
      swept += 1;
    }
  }
  return swept;
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
