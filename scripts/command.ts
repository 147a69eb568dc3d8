import { parseArgs, type ParseArgsConfig } from "node:util";
import { ArchiveError } from "#server/backup/archive.ts";
import { ConfigError } from "#server/start/config.ts";
import { databaseRemedy, isDatabaseOutage } from "#server/db/engine.ts";
import { StoreVersionError } from "#server/db/migrate.ts";
import { DataInUseError } from "#server/db/one-server.ts";
import { UnfinishedRestoreError } from "#server/db/open.ts";
import { FilesOutageError } from "#server/files/files.ts";

/** An error that the operator can fix, printed as one line. */
export class UsageError extends Error {}

const expectedErrors = [
  UsageError,
  ConfigError,
  DataInUseError,
  StoreVersionError,
  UnfinishedRestoreError,
  ArchiveError,
  FilesOutageError,
];

/** Runs a command. --help prints the help; an expected error prints its message, any other its stack. */
export async function runCommand<Config extends ParseArgsConfig>(
  help: string,
  config: Config,
  command: (args: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
): Promise<void> {
  if (process.argv.includes("--help")) {
    console.log(help);
    return;
  }
  try {
    await command(readArguments(help, config));
  } catch (error) {
    console.error(databaseRemedy(error) ?? (isExpected(error) ? error.message : error));
    process.exitCode = 1;
  }
}

function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isKnown = expectedErrors.some((expected) => error instanceof expected);
  return isKnown || isDatabaseOutage(error) || "syscall" in error;
}

function readArguments<Config extends ParseArgsConfig>(help: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}
