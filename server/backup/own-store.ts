import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { BaseLogger } from "pino";
import type { AppContext, Config } from "#server/context.ts";
import { exists } from "#server/db/lists.ts";
import { isStorageError } from "#server/files/files.ts";
import { ForeignFilesError, readStoreId, requireOwnFiles } from "#server/files/store-id.ts";
import { ConfigError } from "#server/start/config.ts";
import { backupName } from "./archive.ts";
import { readHeader } from "./read-archive.ts";

/**
 * Throws a ConfigError when files or backups say that this database is not the one of the site: it is new and
 * empty beside those of another store, or the files are those of another database. START_EMPTY=yes starts all
 * the same, and a line in the log says so.
 */
export async function requireOwnStore(
  { db, files, config, clock }: Pick<AppContext, "db" | "files" | "config" | "clock">,
  log: Pick<BaseLogger, "error">,
): Promise<void> {
  const isNew = (await readStoreId(db)) === undefined && !(await hasRecords(db));
  const backup = isNew ? await findBackup(config) : undefined;
  if (backup !== undefined && !config.mayStartEmpty) {
    throw new ConfigError([
      `The database is new and empty, but ${backup} is the backup of a site. Mount its disk or correct DATA_DIR and DATABASE_URL, or restore it; START_EMPTY=yes starts an empty site`,
    ]);
  }
  try {
    await requireOwnFiles(db, files, clock());
  } catch (error) {
    // The purge asks again when the store responds.
    if (isStorageError(error)) return;
    if (!(error instanceof ForeignFilesError)) throw error;
    if (!config.mayStartEmpty)
      throw new ConfigError([`${error.message}. START_EMPTY=yes starts all the same`]);
    log.error(error.message);
  }
}

const hasRecords = async (db: AppContext["db"]) =>
  (await exists(db.selectFrom("users").select("id"))) ||
  (await exists(db.selectFrom("applications").select("id")));

/** A backup in BACKUP_DIR, the newest one. */
async function findBackup({ backups }: Config): Promise<string | undefined> {
  if (backups === undefined) return undefined;
  const names = await readdir(backups.folder).catch(() => []);
  for (const name of names
    .filter((found) => backupName.test(found))
    .toSorted()
    .toReversed()) {
    const path = join(backups.folder, name);
    if ((await readHeader(path)) !== undefined) return path;
  }
  return undefined;
}
