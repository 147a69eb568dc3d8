import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { hostname, userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import type { BackupFailureReason, CompletedBackup } from "#contract/backup.ts";
import { databaseRemedy, isDatabaseOutage } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { errorCode, isStorageError } from "#server/files/files.ts";
import { fsync } from "#server/files/disk.ts";
import { spaceProblem } from "#server/files/free-space.ts";
import { ArchiveError, backupName, nameAt, unfinishedSuffix, type Manifest } from "./archive.ts";
import { hasRecordedBackup, recordBackup } from "./record.ts";
import type { Store } from "./store.ts";
import { requireWholeStore, writeArchive } from "./write-archive.ts";

/** Disk space that a backup leaves to the site. */
const reservedBytes = 200 * 1024 * 1024;

class NoSpaceError extends ArchiveError {}

/**
 * Makes a backup at this path, or in this folder under a name with the time, and records the outcome
 * for the Settings tab. `createFolder` creates a missing folder, closed to other accounts, but no folder above it,
 * and none that has had a backup: its disk is not mounted.
 */
export async function makeBackup(
  store: Store,
  target: string,
  {
    signal,
    createFolder = false,
  }: { signal?: AbortSignal | undefined; createFolder?: boolean } = {},
): Promise<{ made: CompletedBackup; manifest: Manifest }> {
  const { db, clock } = store;
  const startedAt = clock();
  const machine = hostname();
  try {
    if (createFolder && !(await hasRecordedBackup(db, target))) await createBackupFolder(target);
    const found = await stat(target).catch(() => undefined);
    const wanted = found?.isDirectory() === true ? join(target, nameAt(startedAt)) : target;
    const { path, manifest, bytes } = await writeBackup(store, wanted, signal);
    const made: CompletedBackup = {
      // Later changes are not in the backup.
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
      const failed = { at: startedAt.toISOString(), machine, reason: classifyBackupError(error) };
      // Recording fails too during a database outage; the first error is the useful one.
      await recordBackup(db, { failed }, clock()).catch(() => undefined);
    }
    throw error;
  }
}

async function createBackupFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) await mkdir(folder, { mode: 0o700 });
}

/**
 * Writes an archive for its owner alone. It gets its name once it is whole and on disk; a name with the
 * time also says whether a resume is missing. Throws an ArchiveError when the name is taken or the store
 * cannot be backed up.
 */
export async function writeBackup(
  store: Store,
  path: string,
  signal?: AbortSignal,
): Promise<{ path: string; manifest: Manifest; bytes: number }> {
  await requireWholeStore(store.db);
  await requireSpace(store.db, dirname(path));
  const existing = await stat(path).catch(() => undefined);
  if (existing !== undefined) throw new ArchiveError(`${path} already exists; nothing was changed`);
  const unfinished = `${path}${unfinishedSuffix}`;
  const file = await open(unfinished, "wx", 0o600).catch((error: unknown) => {
    if (errorCode(error) !== "EEXIST") throw error;
    throw new ArchiveError(
      `${unfinished} exists: another backup is writing it, or one was interrupted. Remove it in that case`,
    );
  });
  const sink = file.createWriteStream({ flush: true });
  try {
    const manifest = await writeArchive(store, sink, signal);
    const isIncomplete = manifest.lost.length > 0 && backupName.test(basename(path));
    const finished = isIncomplete ? path.replace(/\.tar$/, ".incomplete.tar") : path;
    await rename(unfinished, finished);
    await fsync(dirname(path));
    return { path: finished, manifest, bytes: sink.bytesWritten };
  } catch (error) {
    sink.destroy();
    await rm(unfinished, { force: true });
    signal?.throwIfAborted();
    throw error;
  }
}

/** Throws a NoSpaceError when a backup would not fit. Resumes are nearly all of it and hardly shrink. */
async function requireSpace(db: Db, folder: string): Promise<void> {
  const sums = [
    db.selectFrom("applications").select(({ fn }) => fn.sum("cv_size_bytes").as("bytes")),
    db.selectFrom("attachments").select(({ fn }) => fn.sum("bytes").as("bytes")),
  ];
  let needed = reservedBytes;
  for (const sum of sums) needed += Number((await sum.executeTakeFirstOrThrow()).bytes ?? 0);
  const problem = await spaceProblem(folder, needed, "a backup");
  if (problem !== undefined) throw new NoSpaceError(`${folder} ${problem}`);
}

/** The remedy for a backup that cannot be written to its folder; undefined for any other error. */
export function backupProblem(error: unknown, folder: string): string | undefined {
  if (error instanceof ArchiveError) return error.message;
  const code = errorCode(error) ?? "";
  const account = userInfo();
  switch (code) {
    case "EROFS":
      return `BACKUP_DIR ${folder} is read-only for the server (EROFS): add ReadWritePaths=-${folder} to its systemd unit, or mount the disk for writing`;
    case "EACCES":
    case "EPERM":
      return `BACKUP_DIR ${folder} refuses the user ${account.username} (${code}): chown ${account.username} "${folder}"`;
    case "ENOENT":
    case "ENOTDIR":
    case "EEXIST":
      return `BACKUP_DIR ${folder} is not a folder (${code}): create it, or mount its disk`;
    case "ENOSPC":
    case "EDQUOT":
      return `The disk of BACKUP_DIR ${folder} is full (${code}): make room, or lower BACKUP_KEEP`;
    default:
      return databaseRemedy(error);
  }
}

function classifyBackupError(error: unknown): BackupFailureReason {
  const code = errorCode(error) ?? "";
  if (error instanceof NoSpaceError || code === "ENOSPC" || code === "EDQUOT") return "no_space";
  if (isDatabaseOutage(error)) return "database";
  if (/^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST)$/.test(code)) return "not_writable";
  return isStorageError(error) ? "files" : "other";
}
