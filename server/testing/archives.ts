import assert from "node:assert/strict";
import { ArchiveError, type Manifest } from "#server/backup/archive.ts";
import { restoreArchive } from "#server/backup/restore.ts";
import type { Store } from "#server/backup/store.ts";
import { UnfinishedRestoreError } from "#server/db/unfinished-restore.ts";
import type { TestStore } from "./places.ts";

/** Restores into a store that is open already. */
export const restore = (
  store: Store,
  path: string,
  options: { withAnotherSecret?: boolean; patienceMs?: number } = {},
): Promise<Manifest> =>
  restoreArchive(path, { withAnotherSecret: false, ...options }, (work) => work(store));

/** Why it was refused. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const isForeseen = error instanceof ArchiveError || error instanceof UnfinishedRestoreError;
  assert.ok(isForeseen, String(error));
  return error.message;
}

/** That not even a table was made. */
export async function assertUntouched({ db, files }: TestStore): Promise<void> {
  assert.deepEqual(await Array.fromAsync(files.list()), []);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  assert.deepEqual(tables, []);
}
