import { ConfigError } from "./config.ts";
import { isDatabaseOutage } from "./db/engine.ts";
import { NewerStoreError } from "./db/migrate.ts";
import { DataInUseError } from "./db/one-server.ts";
import { UnfinishedRestoreError } from "./db/unfinished-restore.ts";
import { FilesOutageError } from "./files/files.ts";

/** Why the server did not start: one plain line per problem, or the stack of what nobody foresaw. */
export function startProblems(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.problems;
  if (
    error instanceof DataInUseError ||
    error instanceof NewerStoreError ||
    error instanceof UnfinishedRestoreError
  ) {
    return [error.message];
  }
  if (error instanceof FilesOutageError) return [`S3_BUCKET cannot be used: ${error.reason}`];
  if (!(error instanceof Error)) return [String(error)];
  return [foreseen(error) ?? error.stack ?? error.message];
}

function foreseen(error: Error): string | undefined {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isListening = "syscall" in error && error.syscall === "listen";
  if (code === "EADDRINUSE") {
    return "PORT is already in use by another program: stop it, or set PORT to another number";
  }
  if (isListening && code === "EACCES") return "PORT may not be used by this account: set another";
  if (isListening) return `HOST cannot be used: ${error.message}`;
  // Errors of files name a path; no message of the database driver holds the password.
  if ("path" in error || code.startsWith("SQLITE_"))
    return `DATA_DIR cannot be used: ${error.message}`;
  const isNoDatabase = code.startsWith("3D");
  return isNoDatabase || isDatabaseOutage(error)
    ? `DATABASE_URL cannot be used: ${error.message}`
    : undefined;
}
