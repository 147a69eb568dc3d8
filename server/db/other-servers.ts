import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { engineOf } from "./engine.ts";
import { DataInUseError } from "./one-server.ts";
import { applicationName } from "./postgres.ts";
import type { Db } from "./schema.ts";

/** By then PostgreSQL has closed the connections of a killed process. */
const defaultTimeoutMs = 10_000;

/**
 * Throws a DataInUseError while another server or command of this site is connected to the database.
 * Call it outside a transaction, on a database opened for maintenance: its only connection does not
 * count. On SQLite `claimDataDir` does this.
 */
export async function requireNoOtherServer(db: Db, timeoutMs = defaultTimeoutMs): Promise<void> {
  if (engineOf(db) === "sqlite") return;
  const giveUpAt = Date.now() + timeoutMs;
  while ((await countOthers(db)) > 0) {
    if (Date.now() > giveUpAt) {
      throw new DataInUseError(
        "Another server or command of this site is connected to the database. Stop it first.",
      );
    }
    await pause(200);
  }
}

async function countOthers(db: Db): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName}
      and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.others ?? 0;
}
