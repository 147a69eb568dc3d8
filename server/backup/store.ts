import type { Config } from "#server/config.ts";
import { claimDataDir } from "#server/db/one-server.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import type { Files } from "#server/files/files.ts";
import { openFiles } from "#server/files/open.ts";

/** Everything the site keeps: rows and files. */
export type Store = { config: Config; db: Db; files: Files; clock: () => Date };

/** Opens the store as it is, migrating nothing, and closes it after the work. */
export async function withStore<Result>(
  config: Config,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  // The query that needed a lost connection fails, and says so.
  const db = await openDb({ ...config, onLost: () => undefined }, "long work");
  try {
    return await work({ config, db, files: await openFiles(config), clock: () => new Date() });
  } finally {
    await db.destroy();
  }
}

/** As `withStore`. Throws a DataInUseError where a server is running on the data folder of SQLite. */
export async function withClaimedStore<Result>(
  config: Config,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const claim = config.databaseUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
  try {
    return await withStore(config, work);
  } finally {
    claim?.release();
  }
}
