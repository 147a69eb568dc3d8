import { parseArgs, type ParseArgsConfig } from "node:util";
import { ArchiveError } from "#server/backup/archive.ts";
import { ConfigError } from "#server/config.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { StoreVersionError } from "#server/db/migrate.ts";
import { DataInUseError } from "#server/db/one-server.ts";
import { UnfinishedRestoreError } from "#server/db/unfinished-restore.ts";
import { FilesOutageError } from "#server/files/files.ts";

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
      error instanceof StoreVersionError ||
      error instanceof UnfinishedRestoreError ||
      error instanceof ArchiveError ||
      error instanceof FilesOutageError ||
      isDatabaseOutage(error) ||
      (error instanceof Error && "syscall" in error);
    console.error(isForeseen && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Reads the command line; what is not in `config` is refused with the help. */
export function readOptions<Config extends ParseArgsConfig>(
  help: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}
