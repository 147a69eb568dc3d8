import { PostgresAdapter, type Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

/** The engine behind a connection or a transaction. */
export function engineOf(db: Kysely<Schema>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/**
 * Whether an error says that a row with this value exists already. Unique constraints are named
 * `<table>_<column>_unique` for this purpose.
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

/** Whether an error means that the database cannot be reached or used now, and may be later. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    /^(EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(
      code,
    ) ||
    // 28: it does not let the site in, as while its password is changed on one side only.
    // XX: its own trouble, as when it lets nobody in because it can write nothing.
    /^(08|28|53|57P|58|XX)/.test(code) ||
    // Given up by the database: a statement that took too long, one of two that blocked each other.
    /^(57014|40001|40P01)$/.test(code) ||
    /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|LOCKED)/.test(code) ||
    /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when|Query read timeout)/.test(
      error.message,
    )
  );
}
