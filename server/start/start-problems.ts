import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname, sep } from "node:path";
import { ConfigError } from "./config.ts";
import {
  damagedDatabase,
  DatabaseLockedError,
  isBadCertificate,
  isDamagedDatabase,
  isDatabaseOutage,
  isPoolerRefusal,
  isReadOnlyPostgres,
  readOnlyPostgres,
} from "#server/db/engine.ts";
import { StoreVersionError } from "#server/db/migrate.ts";
import { DataInUseError } from "#server/db/one-server.ts";
import { UnfinishedRestoreError } from "#server/db/open.ts";
import { errorCode, FilesOutageError } from "#server/files/files.ts";
import { ScannerDownError } from "#server/files/scanner.ts";
import { MissingBuildError } from "#server/site/assets.ts";

/**
 * Explains why the server did not start: one line per problem with cause and remedy, or the stack of an
 * unexpected error.
 */
export function startProblems(error: unknown, dataDir?: string): readonly string[] {
  if (error instanceof ConfigError) return error.problems;
  if (
    error instanceof DatabaseLockedError ||
    error instanceof DataInUseError ||
    error instanceof ListenError ||
    error instanceof MissingBuildError ||
    error instanceof StoreVersionError ||
    error instanceof UnfinishedRestoreError
  ) {
    return [error.message];
  }
  if (error instanceof FilesOutageError) {
    return [`S3_BUCKET cannot be used: ${error.reason}. Check the variables that begin with S3_`];
  }
  if (error instanceof ScannerDownError) {
    const reason = errorCode(error.cause) ?? error.message;
    return [
      `CLAMD_URL cannot be used: ${reason}. New resumes wait for it. Start clamd, or correct CLAMD_URL`,
    ];
  }
  if (!(error instanceof Error)) return [String(error)];
  const code = errorCode(error) ?? "";
  const problem =
    fileProblem(error, code, dataDir) ??
    sqliteProblem(error, code, dataDir) ??
    postgresProblem(error, code);
  return [problem ?? error.stack ?? error.message];
}

/** A server could not listen; `prefix` begins the names of its variables. */
export class ListenError extends Error {
  /** Whether another start would fail alike: a name that has no address. */
  readonly isLasting: boolean;
  constructor(cause: unknown, prefix: "" | "METRICS_") {
    const [host, port] = [`${prefix}HOST`, `${prefix}PORT`];
    const code = errorCode(cause) ?? "";
    const reason = cause instanceof Error ? cause.message : String(cause);
    const number = cause instanceof Error && "port" in cause ? String(cause.port) : "";
    const problems: Partial<Record<string, string>> = {
      EADDRINUSE: `${port} ${number} is already in use by another program: stop it, or set ${port} to another number`,
      EACCES: `${port} may not be used by this account: set another`,
    };
    const other = `${host} cannot be used: ${reason}. Set ${host} to an address of this machine, or to 0.0.0.0 for all`;
    super(problems[code] ?? other, { cause });
    this.isLasting = /^(?:ENOTFOUND|EAI_)/.test(code);
  }
}

/** An error with a path in the data folder concerns DATA_DIR, any other its own path. */
function fileProblem(error: Error, code: string, dataDir: string | undefined): string | undefined {
  if (!("path" in error) || typeof error.path !== "string") return undefined;
  const { path } = error;
  const isDataDir = dataDir !== undefined && (isWithin(path, dataDir) || isWithin(dataDir, path));
  const subject = isDataDir ? "DATA_DIR" : path;
  const other = isDataDir ? ", or set DATA_DIR to another folder" : "";
  const cause = fileCauses[code]?.(path) ?? `${error.message}. Check this file or folder`;
  return `${subject} cannot be used: ${cause}${other}`;
}

const isWithin = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

function noAccess(path: string): string {
  const remedy = "Give it the right to read and write there";
  return `the server's account${account()} has no right to ${path}${rightsOf(path)}. ${remedy}`;
}

const account = () => (typeof process.getuid === "function" ? ` (uid ${process.getuid()})` : "");

/** The owner and the mode of a path, or of the folder that it would be created in. */
function rightsOf(path: string): string {
  try {
    const { uid, mode } = statSync(path);
    return ` (${path} belongs to uid ${uid}, mode ${(mode & 0o777).toString(8)})`;
  } catch {
    return dirname(path) === path ? "" : rightsOf(dirname(path));
  }
}
const isFile = (path: string) => `${path} is a file where a folder is needed. Move the file away`;

/** The folder of the path exists: the file system has refused to write there. */
function isFull(path: string): string {
  const existing = existsSync(path) ? path : dirname(path);
  const { bavail, bsize } = statfsSync(existing);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  return `the disk of ${existing} is full (ENOSPC), ${free} MB are free. Make room on it`;
}

const fileCauses: Partial<Record<string, (path: string) => string>> = {
  EACCES: noAccess,
  EPERM: noAccess,
  EROFS: (path) =>
    `${path} is read-only. Mount the disk for writing, or add ReadWritePaths=${existsSync(path) && statSync(path).isDirectory() ? path : dirname(path)} to the systemd unit`,
  ENOTDIR: isFile,
  EEXIST: isFile,
  EISDIR: (path) => `${path} is a folder where a file is needed. Move the folder away`,
  ENOENT: (path) => `${path} does not exist. Create it`,
  ENOSPC: isFull,
  EDQUOT: isFull,
};

function sqliteProblem(error: Error, code: string, dataDir = ""): string | undefined {
  if (!code.startsWith("SQLITE_")) return undefined;
  const explain = (cause: string) => `DATA_DIR cannot be used: ${cause} (${error.message})`;
  if (isDamagedDatabase(error)) return `${damagedDatabase} (${dataDir}: ${error.message})`;
  if (/^SQLITE_(?:CANTOPEN|READONLY|PERM|AUTH)/.test(code)) {
    return explain(
      `a database file in ${dataDir} cannot be written. Mount the disk for writing, and give the server's account${account()} the right to all files there${rightsOf(dataDir)}`,
    );
  }
  if (code.startsWith("SQLITE_FULL")) return explain(isFull(dataDir));
  return explain("the database failed. Check the disk");
}

/** Messages of the driver do not contain the password. */
function postgresProblem(error: Error, code: string): string | undefined {
  const explain = (remedy: string) => `DATABASE_URL cannot be used: ${error.message}. ${remedy}`;
  if (isPoolerRefusal(error)) {
    return explain(
      "It leads to a pooler, such as PgBouncer: set its pool_mode = session and ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout, or name PostgreSQL itself",
    );
  }
  if (isReadOnlyPostgres(error)) return explain(readOnlyPostgres);
  if (isBadCertificate(error)) {
    // The message of Node names options that the service does not have.
    return `DATABASE_URL cannot be used: the certificate of PostgreSQL is not accepted (${code}). To trust its CA, add sslmode=verify-full&sslrootcert=/path/of/ca.pem to DATABASE_URL, or set NODE_EXTRA_CA_CERTS; renew one that has expired or has another name`;
  }
  if (code.startsWith("3D")) return explain("Create that database, or name another");
  if (code.startsWith("28")) return explain("Check the user and the password");
  if (code === "42501") return explain("Give the user the right to create tables and extensions");
  return isDatabaseOutage(error)
    ? explain("Start PostgreSQL, or check the host and the port")
    : undefined;
}
