import { Kysely, type Dialect } from "kysely";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Purpose } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { guardAgainstLeaks } from "./transact.ts";

export type DbPlace = {
  databaseUrl: string | undefined;
  dataDir: string;
  onLost: (error: Error) => void;
};

/** Opens the store: Postgres when `databaseUrl` is given, else a SQLite file in `dataDir`. Nothing is migrated. */
export async function openDb(place: DbPlace, purpose: Purpose = "requests"): Promise<Db> {
  const dialect: Dialect =
    place.databaseUrl === undefined
      ? await openFile(place.dataDir)
      : await openServer(place.databaseUrl, purpose, place.onLost);
  return new Kysely<Schema>({ dialect }).withPlugin(guardAgainstLeaks);
}

// A site has one engine, and loads the driver of that one.

async function openServer(...place: [url: string, Purpose, DbPlace["onLost"]]): Promise<Dialect> {
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(...place);
}

async function openFile(dataDir: string): Promise<Dialect> {
  const { openSqlite } = await import("./sqlite.ts");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return openSqlite(join(dataDir, "site.sqlite"));
}
