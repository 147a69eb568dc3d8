import Database from "better-sqlite3";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Another server already uses this data. */
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
    const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
    if (!isBusy) throw error;
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
