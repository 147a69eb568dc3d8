import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import type { BackupTrouble, MadeBackup } from "#contract/backup.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { isStorageError } from "#server/files/files.ts";
import { sync } from "#server/files/folder.ts";
import { ArchiveError, type Manifest } from "./archive.ts";
import { recordBackup } from "./record.ts";
import type { Store } from "./store.ts";
import { requireWholeStore, writeArchive } from "./write-archive.ts";

const dayMs = 86_400_000;
/** Room for the site to go on working beside a backup. */
const reservedBytes = 200 * 1024 * 1024;
export const unfinishedSuffix = ".unfinished";

/** Names of backups that are named by the moment. */
const backupName = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/;
const nameAt = (now: Date) => `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;

/** The folder has no room for a backup. */
class NoSpaceError extends ArchiveError {}

/**
 * Makes a backup at this path, or in this folder under the name of the moment, and records for the
 * Settings tab how it ended. Throws what went wrong after it has been recorded. `createFolder` makes
 * the folder where there is none, for its owner alone.
 */
export async function makeBackup(
  store: Store,
  place: string,
  {
    signal,
    createFolder = false,
  }: { signal?: AbortSignal | undefined; createFolder?: boolean } = {},
): Promise<{ made: MadeBackup; manifest: Manifest }> {
  const { db, clock } = store;
  const startedAt = clock();
  const machine = hostname();
  try {
    const path = await choosePath(place, startedAt, createFolder);
    const { manifest, bytes } = await writeBackup(store, path, signal);
    const made: MadeBackup = {
      // What happened since is in no backup.
      at: manifest.made_at,
      seconds: Math.round((clock().getTime() - startedAt.getTime()) / 1_000),
      machine,
      path,
      bytes,
      applications: manifest.tables["applications"]?.rows ?? 0,
      resumes: manifest.resumes.files,
      lost: manifest.lost.length,
    };
    await recordBackup(db, { made }, clock());
    return { made, manifest };
  } catch (error) {
    if (signal?.aborted !== true) {
      const failed = { at: startedAt.toISOString(), machine, trouble: troubleOf(error) };
      // A database that cannot be read may not take this either; the first error tells more.
      await recordBackup(db, { failed }, clock()).catch(() => undefined);
    }
    throw error;
  }
}

async function choosePath(place: string, now: Date, createFolder: boolean): Promise<string> {
  if (createFolder) await mkdir(place, { recursive: true, mode: 0o700 });
  const found = await stat(place).catch(() => undefined);
  if (found?.isDirectory() !== true) return place;
  await removeUnfinished(place, now);
  return join(place, nameAt(now));
}

/**
 * Writes an archive for its owner alone, which has its name only once it is whole and on disk. Throws
 * an ArchiveError when the name is taken or the store cannot be backed up.
 */
export async function writeBackup(
  store: Store,
  path: string,
  signal?: AbortSignal,
): Promise<{ manifest: Manifest; bytes: number }> {
  await requireWholeStore(store.db);
  await requireSpace(store.db, dirname(path));
  const taken = await stat(path).catch(() => undefined);
  if (taken !== undefined) throw new ArchiveError(`${path} is there already; nothing was changed`);
  const unfinished = `${path}${unfinishedSuffix}`;
  const file = await open(unfinished, "wx", 0o600).catch((error: unknown) => {
    if (codeOf(error) !== "EEXIST") throw error;
    throw new ArchiveError(
      `${unfinished} is there: another backup is writing it, or one was cut off. Remove it in that case`,
    );
  });
  // It is synced before it is closed.
  const sink = file.createWriteStream({ flush: true });
  try {
    const manifest = await writeArchive(store, sink, signal);
    await rename(unfinished, path);
    await sync(dirname(path));
    return { manifest, bytes: sink.bytesWritten };
  } catch (error) {
    sink.destroy();
    await rm(unfinished, { force: true });
    signal?.throwIfAborted();
    throw error;
  }
}

/** Removes all but the newest backups from a folder; other files are left alone. Says how many were removed. */
export async function rotateBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).toSorted().toReversed();
  const old = names.filter((name) => backupName.test(name)).slice(keep);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** Removes what a backup that was cut off a day ago or earlier left in its folder. */
async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinishedSuffix)) continue;
    if (!backupName.test(name.slice(0, -unfinishedSuffix.length))) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > dayMs) await rm(path, { force: true });
  }
}

/** Throws a NoSpaceError when a backup would not fit. Resumes hardly shrink, and they are nearly all of it. */
async function requireSpace(db: Db, folder: string): Promise<void> {
  const { bytes } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.sum<number | string | null>("cv_size_bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  const needed = Number(bytes ?? 0) + reservedBytes;
  const disk = await statfs(folder);
  const free = disk.bavail * disk.bsize;
  if (free >= needed) return;
  const megabytes = (count: number) => `${Math.ceil(count / 1024 / 1024)} MB`;
  throw new NoSpaceError(
    `${folder} has ${megabytes(free)} free; a backup needs ${megabytes(needed)}`,
  );
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

function troubleOf(error: unknown): BackupTrouble {
  const code = codeOf(error);
  if (error instanceof NoSpaceError || code === "ENOSPC" || code === "EDQUOT") return "no_space";
  if (isDatabaseOutage(error)) return "database";
  if (/^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST)$/.test(code)) return "not_writable";
  return isStorageError(error) ? "files" : "other";
}
