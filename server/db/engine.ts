import { PostgresAdapter } from "kysely";
import type { Db, Schema } from "./schema.ts";

// The engines differ here in their errors, in transaction.ts in locks, in search.ts in search, and in
// sqlite.ts and postgres.ts in how a database is opened.

export type Engine = "sqlite" | "postgres";

export const engineOf = (db: Db): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";

/**
 * Whether an error reports a duplicate in this column. The name of each unique constraint is
 * `<table>_<column>_unique`.
 */
export function isDuplicate(error: unknown, table: keyof Schema, column: string): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code === "23505") {
    return "constraint" in error && error.constraint === `${table}_${column}_unique`;
  }
  const isSqlite =
    error.code === "SQLITE_CONSTRAINT_UNIQUE" || error.code === "SQLITE_CONSTRAINT_PRIMARYKEY";
  return isSqlite && error.message.includes(`${table}.${column}`);
}

export const damagedDatabase =
  "The database is damaged. Stop the server, copy DATA_DIR aside, run npm run doctor, and restore the newest backup into an empty folder (npm run restore)";

export const isDamagedDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  /^SQLITE_(?:NOTADB|CORRUPT)/.test(String(error.code));

/** Another program has locked the SQLite file for longer than a write waits. Counts as an outage. */
export class DatabaseLockedError extends Error {
  override readonly name = "DatabaseLockedError";
  readonly code = "SQLITE_BUSY";
  constructor(path: string, cause?: unknown) {
    super(`database locked by another program: fuser -v ${path}`, { cause });
  }
}

/** Whether PostgreSQL refuses a write: a standby, a demoted primary, or a setting. */
export const isReadOnlyPostgres = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "25006";

export const readOnlyPostgres =
  "PostgreSQL accepts no writes: name the primary in DATABASE_URL, promote this server, or end its read-only mode";

/** What the operator can do about a database that is damaged, locked or read-only. */
export function databaseRemedy(error: unknown): string | undefined {
  if (isDamagedDatabase(error)) return damagedDatabase;
  if (error instanceof DatabaseLockedError) return error.message;
  if (isReadOnlyPostgres(error)) return readOnlyPostgres;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(?:EROFS|SQLITE_READONLY)$/.test(code) ? "mount its disk for writing" : undefined;
}

/** Whether a pooler such as PgBouncer refuses the parameters of a connection. Waiting does not help. */
export const isPoolerRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "08P01" &&
  error.message.includes("startup parameter");

/** Why TLS refuses the certificate of a server, by the code of the error. */
const badCertificate =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)|CERT_(?:HAS_EXPIRED|NOT_YET_VALID)|ERR_TLS_CERT_ALTNAME_INVALID)/;

export const isBadCertificate = (error: unknown): boolean =>
  error instanceof Error && "code" in error && badCertificate.test(String(error.code));

/** Whether an error means that the database is out of reach or unusable for now. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error) || isPoolerRefusal(error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // A socket file of PostgreSQL is missing while it is down.
  if (("syscall" in error && error.syscall === "connect") || isBadCertificate(error)) return true;
  return (
    /^(EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(
      code,
    ) ||
    // 28: it refuses the login, as while only one side has the new password.
    // XX: an internal error, as when it cannot write and refuses every login.
    /^(08|28|53|57P|58|XX)/.test(code) ||
    // The database cancelled the statement: a timeout, a serialization failure, a deadlock.
    /^(57014|40001|40P01)$/.test(code) ||
    isReadOnlyPostgres(error) ||
    /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|LOCKED)/.test(code) ||
    /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when|Query read timeout)/.test(
      error.message,
    )
  );
}
