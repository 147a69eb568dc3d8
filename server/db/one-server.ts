import Database from "better-sqlite3";
import { sql } from "kysely";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";
import { isBusy } from "./sqlite.ts";

/** The `application_name` of this site's connections to PostgreSQL. */
export const applicationName = "company-website";

export class DataInUseError extends Error {}

/**
 * Locks the data folder for this process, since SQLite serves one server. The operating system releases
 * the lock when the process ends, even after a crash. Throws a DataInUseError that names the other server.
 */
export async function claimDataDir(dataDir: string): Promise<{ release: () => void }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const pidPath = join(dataDir, "server.pid");
  const lock = new Database(join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.pragma("locking_mode = EXCLUSIVE");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    const owner = await readFile(pidPath, "utf8").catch(() => "unknown");
    throw new DataInUseError(
      `Another server (process ${owner.trim()}) is already using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(pidPath, `${process.pid}\n`, { mode: 0o600 });
  return {
    release: () => {
      lock.close();
    },
  };
}

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
