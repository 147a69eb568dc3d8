import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Db } from "#server/db/schema.ts";
import { readState, storeState } from "#server/db/state.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { backupName, nameAt, unfinishedSuffix, type Manifest } from "./archive.ts";
import { readHeader } from "./read-archive.ts";

/**
 * Removes all but the newest backups of this store and its newest complete one from a folder, those of upgrades
 * after 30 days, and backups interrupted more than a day ago. Backups without an id, of 1.0.0, go once `keep` of
 * this store exist, if they have its secret. Everything else stays: archives of other stores, and files that an operator made. Returns the
 * count of removed backups.
 */
export async function rotateBackups(
  { folder, keep, store }: { folder: string; keep: number; store: StoreMarks },
  now: Date,
): Promise<number> {
  const all = await readdir(folder);
  const names = all.filter((name) => backupName.test(name));
  const isOld = async (name: string, days: number) =>
    now.getTime() - (await stat(join(folder, name))).mtimeMs > days * dayMs;
  const owners = new Map<string, "own" | "unnamed" | "other">();
  for (const name of all) {
    if (name.endsWith(unfinishedSuffix)) {
      if (backupName.test(name) && (await isOld(name, 1)))
        await rm(join(folder, name), { force: true });
    } else if (backupName.test(name) || upgradeBackupName.test(name)) {
      const header = await readHeader(join(folder, name));
      if (header !== undefined) owners.set(name, ownerOf(header, store));
    }
  }
  const isOwned = (by: string) => (name: string) => owners.get(name) === by;
  // A name later than now comes from a clock that was ahead.
  const time = (name: string) => (name > nameAt(now) ? "" : name);
  const newestFirst = names.toSorted((one, other) => (time(one) < time(other) ? 1 : -1));
  const own = newestFirst.filter(isOwned("own"));
  const complete = own.find((name) => !name.includes(".incomplete"));
  const old = own.slice(keep).filter((name) => name !== complete);
  if (own.length >= keep) old.push(...newestFirst.filter(isOwned("unnamed")));
  for (const name of all.filter((found) => upgradeBackupName.test(found))) {
    if (isOwned("own")(name) && (await isOld(name, upgradeBackupDays))) old.push(name);
  }
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** What the archives of a store have in their headers; those of 1.0.0 have only the secret. */
type StoreMarks = Pick<Manifest, "store" | "secret">;

function ownerOf(header: StoreMarks, store: StoreMarks): "own" | "unnamed" | "other" {
  if (header.store !== undefined) return header.store === store.store ? "own" : "other";
  return header.secret?.id === store.secret?.id ? "unnamed" : "other";
}

/** The backups of deploy/upgrade.sh and deploy/rollback.sh, with the release and the time. */
const upgradeBackupName = /^(?:before-[\w.-]+-[\da-f]{8}|replaced)-\d{8}-\d{6}\.tar$/;
const upgradeBackupDays = 30;

/** The size by which the next backup is judged, and how many after it were far smaller. */
const Size = z.object({ rows: z.number(), files: z.number(), smaller: z.number() });
const rowName = "backup:size";

/** Later backups that agree with the first far smaller one make its size the usual one. */
const agreeing = 3;

const readSize = async (db: Db) =>
  z.nullable(Size).parse(JSON.parse((await readState(db, rowName)) ?? "null"));

/** What an operator reads in the log and from the doctor. */
export const smallerBackup =
  "the newest backup is far smaller than those before, so no older one is removed: see what the store has lost";

/** Whether no older backup is removed, because the newest one is far smaller than those before. */
export const isRotationPaused = async (db: Db) => ((await readSize(db))?.smaller ?? 0) > 0;

const isTenth = (size: number, usual: number) => usual >= 10 && size * 10 <= usual;

/**
 * Judges the size of a backup by that of the last usual one. Returns whether older backups may be removed: not
 * after one that shrank to a tenth, until three later ones agree or `accept` is given.
 */
export async function judgeSize(
  db: Db,
  { tables, resumes }: Pick<Manifest, "tables" | "resumes">,
  now: Date,
  accept = false,
): Promise<boolean> {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const { files } = resumes;
  const usual = await readSize(db);
  const hasShrunk = usual !== null && (isTenth(rows, usual.rows) || isTenth(files, usual.files));
  const size =
    accept || !hasShrunk || usual.smaller >= agreeing
      ? { rows, files, smaller: 0 }
      : { ...usual, smaller: usual.smaller + 1 };
  await storeState({ db, now }, rowName, JSON.stringify(size));
  return size.smaller === 0;
}
