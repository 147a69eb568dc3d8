import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unfinishedSuffix } from "./archive-file.ts";
import { backupName } from "./backup-name.ts";

const dayMs = 86_400_000;

/** Removes all but the newest backups from a folder; other files are left alone. Says how many were removed. */
export async function rotateBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).toSorted().toReversed();
  const old = names.filter((name) => backupName.test(name)).slice(keep);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** Removes what a backup that was cut off a day ago or earlier left in its folder. Says how many files. */
export async function removeUnfinished(folder: string, now: Date): Promise<number> {
  const unfinished = (await readdir(folder)).filter(
    (name) => name.endsWith(unfinishedSuffix) && backupName.test(withoutSuffix(name)),
  );
  let removed = 0;
  for (const name of unfinished) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs <= dayMs) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

const withoutSuffix = (name: string) => name.slice(0, -unfinishedSuffix.length);
