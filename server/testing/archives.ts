import assert from "node:assert/strict";
import { ArchiveError, type Manifest } from "#server/backup/archive.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import type { Store } from "#server/backup/store.ts";
import { UnfinishedRestoreError } from "#server/db/unfinished-restore.ts";
import type { TestStore } from "./store-locations.ts";

/** Restores into an open store. */
export const restore = (
  store: Store,
  path: string,
  options: { withAnotherSecret?: boolean; shutdownTimeoutMs?: number } = {},
): Promise<Manifest> =>
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

/** Asserts that the store has neither files nor tables. */
export async function assertUntouched({ db, files }: TestStore): Promise<void> {
  assert.deepEqual(await Array.fromAsync(files.list()), []);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  assert.deepEqual(tables, []);
}
