import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unfinishedSuffix } from "./archive-file.ts";
import { backupName } from "./make-backup.ts";

const dayMs = 86_400_000;

/**
 * Removes all but the newest backups from a folder, and what a backup that was cut off a day ago or
 * earlier left. Only files with the names of backups are looked at. Says how many were removed.
 */
export async function rotateBackups(folder: string, keep: number, now: Date): Promise<number> {
  const names = (await readdir(folder)).toSorted().toReversed();
  const old = names.filter((name) => backupName.test(name)).slice(keep);
  const unfinished = names.filter(
    (name) => name.endsWith(unfinishedSuffix) && backupName.test(withoutSuffix(name)),
  );
  for (const name of unfinished) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > dayMs) old.push(name);
  }
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

const withoutSuffix = (name: string) => name.slice(0, -unfinishedSuffix.length);
