import type { Config } from "#server/context.ts";
import { claimDataDir } from "#server/db/one-server.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import type { FileStore } from "#server/files/files.ts";
import { openCheckedFiles } from "#server/files/open.ts";

export type Store = { config: Config; db: Db; files: FileStore; clock: () => Date };

/** Opens the store without migrating it, and closes it after the work. */
export async function withStore<Result>(
  config: Config,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  // A query on a lost connection fails anyway.
  const db = await openDb({ ...config, onLost: () => undefined }, "maintenance");
  try {
    return await work({
      config,
      db,
      files: await openCheckedFiles(config),
      clock: () => new Date(),
    });
  } finally {
    await db.destroy();
  }
}

/** As `withStore`, and throws a DataInUseError while a server runs on the SQLite database. */
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
