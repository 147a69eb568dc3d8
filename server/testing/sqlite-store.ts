import { rmSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { openMigratedDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";

const databaseFile = "site.sqlite";

/** A database file of its own, once the tests of the suite begin. */
export type SqliteStore = { dataDir: string; db: Db };

let template: Promise<string> | undefined;

/** Puts a database that has every migration into a data folder: a copy of one that this process migrates once. */
export async function copyMigratedFile(dataDir: string): Promise<void> {
  template ??= makeTemplate();
  await copyFile(join(await template, databaseFile), join(dataDir, databaseFile));
}

async function makeTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-template-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const place = { databaseUrl: undefined, dataDir, onLost: () => undefined };
  await (await openMigratedDb(place)).destroy();
  return dataDir;
}

/** Opens one for the tests of the suite that calls it. */
export function useSqliteStore(take: (store: SqliteStore) => void): void {
  let store: SqliteStore | undefined;
  before(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-sqlite-"));
    const db = await openMigratedDb({ databaseUrl: undefined, dataDir, onLost: () => undefined });
    store = { dataDir, db };
    take(store);
  });
  after(async () => {
    if (store === undefined) return;
    await store.db.destroy();
    await rm(store.dataDir, { recursive: true, force: true });
  });
}
