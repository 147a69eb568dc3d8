import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ArchiveError, type Manifest } from "#server/backup/archive.ts";
import { restoreBackup, type Restored } from "#server/backup/restore.ts";
import { withStore, type Store } from "#server/backup/store.ts";
import { readConfig } from "#server/start/config.ts";
import type { Engine } from "#server/db/engine.ts";
import { openDb } from "#server/db/open.ts";
import { UnfinishedRestoreError } from "#server/db/open.ts";
import { openFiles } from "#server/files/open.ts";
import { createDatabase } from "./database.ts";
import { makeBucket } from "./s3-server.ts";

/** The location of a store, as environment variables of a server. */
export type StoreLocation = Record<string, string> & { DATA_DIR: string };

const cleanUps: (() => Promise<void>)[] = [];

async function newLocation(
  engine: Engine,
): Promise<{ location: StoreLocation; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-store-"));
  const database = engine === "postgres" ? await createDatabase() : undefined;
  return {
    location: { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
    remove: async () => {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates an empty location. `removeLocations` deletes it. */
export async function createLocation(engine: Engine, kind: "disk" | "s3"): Promise<StoreLocation> {
  const { location, remove } = await newLocation(engine);
  cleanUps.push(remove);
  return { ...location, ...(kind === "s3" ? await makeBucket() : {}) };
}

export type TestStore = Store & { close: () => Promise<void> };

/** Opens a new store without any tables. Closing it deletes it. */
export async function openEmptyStore(
  engine: Engine,
  environment: Record<string, string>,
): Promise<TestStore> {
  const { location, remove } = await newLocation(engine);
  const config = readConfig({ ...location, ...environment });
  const db = await openDb({ ...config, onLost: () => undefined }, "maintenance");
  const close = async () => {
    await db.destroy();
    await remove();
  };
  return { config, db, files: await openFiles(config), clock: () => new Date(), close };
}

export async function removeLocations(): Promise<void> {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
}

/** Opens the store at a location, without a server, and closes it after the work. */
export const withStoreAt = <Result>(
  location: StoreLocation,
  work: (store: Store) => Promise<Result>,
) =>
  withStore(readConfig({ AUTH_SECRET: "a secret of the tests, long enough", ...location }), work);

/** Restores into an open store. */
export const restore = async (
  store: Store,
  path: string,
  options: { withAnotherSecret?: boolean; shutdownTimeoutMs?: number } = {},
): Promise<Manifest> => (await restoreWithLedger(store, path, options)).manifest;

/** As `restore`, with the number of records that were erased again. */
export const restoreWithLedger = (
  store: Store,
  path: string,
  options: { withAnotherSecret?: boolean; shutdownTimeoutMs?: number } = {},
): Promise<Restored> =>
  restoreBackup(path, { withAnotherSecret: false, ...options }, (work) => work(store));

/** The message of the expected error. */
export async function refusalMessage(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const isExpected = error instanceof ArchiveError || error instanceof UnfinishedRestoreError;
  assert.ok(isExpected, String(error));
  return error.message;
}
