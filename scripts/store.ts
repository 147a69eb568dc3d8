import { ArchiveError } from "#server/backup/archive-error.ts";
import { ConfigError, type Config } from "#server/config.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { DataInUseError } from "#server/db/one-server.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { FilesOutageError, type Files } from "#server/files/files.ts";
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

/** A mistake of whoever runs the command, told in one line. */
export class Refusal extends Error {}

/** Runs a command: what can be foreseen is told in words, all else with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isForeseen =
      error instanceof Refusal ||
      error instanceof ConfigError ||
      error instanceof DataInUseError ||
      error instanceof ArchiveError ||
      error instanceof FilesOutageError ||
      isDatabaseOutage(error) ||
      (error instanceof Error && "syscall" in error);
    console.error(isForeseen && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
