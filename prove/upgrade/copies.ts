import { chmod, cp, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { restoreBackup } from "#server/backup/restore.ts";
import { withClaimedStore } from "#server/backup/store.ts";
import type { Engine } from "#server/db/engine.ts";
import { readConfig } from "#server/start/config.ts";
import { createDatabase } from "#server/testing/database.ts";
import known from "../store-1.0.0/known.json" with { type: "json" };

const folder = join(import.meta.dirname, "..", "store-1.0.0");

/** What an operator has of the store, and the engine that gets it. The archive is that of the SQLite store. */
export type Copy = { from: "folder" | "archive"; engine: Engine };

export const copies: readonly Copy[] = [
  { from: "folder", engine: "sqlite" },
  { from: "folder", engine: "postgres" },
  { from: "archive", engine: "sqlite" },
  { from: "archive", engine: "postgres" },
];

type Location = { DATA_DIR: string; AUTH_SECRET: string; DATABASE_URL?: string };

/** Runs work on a copy of the store of version 1.0.0, which no server has opened yet, and removes the copy. */
export async function withCopy<Result>(
  { from, engine }: Copy,
  work: (location: Location) => Promise<Result>,
): Promise<Result> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "site-upgrade-"));
  const database = engine === "postgres" ? await createDatabase() : undefined;
  const secret = { AUTH_SECRET: known.authSecret };
  const location = { DATA_DIR, ...secret, ...(database && { DATABASE_URL: database.url }) };
  try {
    await (from === "folder" ? copyFolder(engine, location) : restore(location));
    return await work(location);
  } finally {
    await database?.drop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

async function copyFolder(engine: Engine, { DATA_DIR, DATABASE_URL }: Location): Promise<void> {
  await cp(join(folder, engine), DATA_DIR, { recursive: true });
  // Git does not keep the access rights, which the doctor examines.
  for (const name of await readdir(DATA_DIR, { recursive: true })) {
    const path = join(DATA_DIR, name);
    await chmod(path, (await stat(path)).isDirectory() ? 0o700 : 0o600);
  }
  if (DATABASE_URL === undefined) return;
  const dump = join(DATA_DIR, "dump.sql");
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(await readFile(dump, "utf8"));
  await client.end();
  await rm(dump);
}

const restore = (location: Location) =>
  restoreBackup(join(folder, "archive.backup"), { withAnotherSecret: false }, (work) =>
    withClaimedStore(readConfig(location), work),
  );
