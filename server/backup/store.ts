import { readFile } from "node:fs/promises";
import { authSecretPath, deriveKeys } from "#server/auth/keys.ts";
import type { Config } from "#server/config.ts";
import { claimDataDir } from "#server/db/one-server.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import type { Files } from "#server/files/files.ts";
import { nullIfMissing } from "#server/files/folder.ts";
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

/** The secret of the site and where it comes from; undefined where none has been made yet. */
export type SiteSecret = { text: string; isBesideData: boolean } | undefined;

/** Reads the secret as it is; unlike a start of the server, makes none. */
export async function readSecret({
  authSecret,
  dataDir,
}: Pick<Config, "authSecret" | "dataDir">): Promise<SiteSecret> {
  if (authSecret !== undefined) return { text: authSecret, isBesideData: false };
  const text = await readFile(authSecretPath(dataDir), "utf8").catch(nullIfMissing);
  return text === null ? undefined : { text: text.trim(), isBesideData: true };
}

/** Tells one secret from another, and nothing else about it. */
export const secretId = (text: string) => deriveKeys(text).id;
