import assert from "node:assert/strict";
import { ArchiveError } from "#server/backup/archive-error.ts";
import type { Manifest } from "#server/backup/manifest.ts";
import { restoreArchive, type RestoreParts } from "#server/backup/restore.ts";
import type { TestStore } from "./empty-store.ts";

/** Restores into a store that is open already. */
export const restore = (
  parts: RestoreParts,
  path: string,
  options: { withAnotherSecret?: boolean; patienceMs?: number } = {},
): Promise<Manifest> =>
  restoreArchive(path, { withAnotherSecret: false, ...options }, (work) => work(parts));

/** Why it was refused, one line for each reason. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ArchiveError, String(error));
  return error.problems.join("\n");
}

/** That not even a table was made. */
export async function assertUntouched({ db, files }: TestStore): Promise<void> {
  assert.deepEqual(await Array.fromAsync(files.list()), []);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  assert.deepEqual(tables, []);
}
