import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Config } from "#server/context.ts";
import { claimDataDir, requireNoOtherServer } from "#server/db/one-server.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { openCheckedFiles } from "#server/files/open.ts";

/**
 * Removes all rows and all resumes, so that a backup of any version can be restored. The secret and the ledger
 * of erasures stay. Returns the number of resumes. Throws a DataInUseError while a server runs on the store.
 */
export async function emptyStore(config: Config, shutdownTimeoutMs?: number): Promise<number> {
  await (config.databaseUrl === undefined
    ? emptySqlite(config)
    : emptyPostgres(config, shutdownTimeoutMs));
  const files = await openCheckedFiles(config);
  let removed = 0;
  for await (const { key } of files.list()) {
    await files.remove(key);
    removed += 1;
  }
  return removed;
}

async function emptySqlite({ dataDir }: Config): Promise<void> {
  const claim = await claimDataDir(dataDir);
  try {
    for (const suffix of ["-wal", "-shm", ""]) {
      await rm(join(dataDir, `site.sqlite${suffix}`), { force: true });
    }
  } finally {
    claim.release();
  }
}

async function emptyPostgres(config: Config, shutdownTimeoutMs?: number): Promise<void> {
  const db = await openDb({ ...config, onLost: () => undefined }, "maintenance");
  try {
    await requireNoOtherServer(db, shutdownTimeoutMs);
    await dropAll(db);
  } finally {
    await db.destroy();
  }
}

/** The tables and functions of the migrations; extensions stay. */
const dropAll = (db: Db) =>
  sql`do $$
    declare one record;
    begin
      for one in select tablename as name from pg_tables where schemaname = current_schema() loop
        execute format('drop table %I cascade', one.name);
      end loop;
      for one in select oid::regprocedure as name from pg_proc
        where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
        execute format('drop routine %s', one.name);
      end loop;
    end $$`.execute(db);
