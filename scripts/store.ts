import type { Config } from "#server/config.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import type { Files } from "#server/files/files.ts";
import { openFiles } from "#server/files/open.ts";

export type Store = { config: Config; db: Db; files: Files; clock: () => Date };

/** Opens the store as it is, migrating nothing, and closes it after the work. */
export async function withStore<Result>(
  config: Config,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const onLost = (error: Error) => console.error(error.message);
  const db = await openDb({ ...config, onLost }, "long work");
  try {
    const files = await openFiles(config);
    return await work({ config, db, files, clock: () => new Date() });
  } finally {
    await db.destroy();
  }
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
