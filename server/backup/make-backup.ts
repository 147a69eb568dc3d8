import { mkdir, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { BackupTrouble, MadeBackup } from "#contract/backup.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { isStorageError } from "#server/files/files.ts";
import type { Manifest } from "./manifest.ts";
import { recordBackup } from "./record.ts";
import { NoSpaceError } from "./space.ts";
import { writeArchive, type BackupParts } from "./write-archive.ts";

export const backupName = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/;

/** The name of a backup that is made now. */
export const nameAt = (now: Date) =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;

/**
 * Makes a backup at this path, or in this folder under the name of the moment, and keeps for the
 * Settings tab how it ended. Throws what went wrong after it has been kept.
 */
export async function makeBackup(
  parts: BackupParts,
  place: string,
  signal?: AbortSignal,
): Promise<{ made: MadeBackup; manifest: Manifest }> {
  const { db, clock } = parts;
  const startedAt = clock();
  const machine = hostname();
  try {
    const path = (await isFolder(place)) ? join(place, nameAt(startedAt)) : place;
    const { manifest, bytes } = await writeArchive(parts, path, signal);
    const made: MadeBackup = {
      // What happened since is in no backup.
      at: manifest.made_at,
      seconds: Math.round((clock().getTime() - startedAt.getTime()) / 1_000),
      machine,
      path,
      bytes,
      applications: manifest.tables["applications"]?.rows ?? 0,
      resumes: manifest.resumes.files - manifest.lost.length,
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

/** Makes the folder of scheduled backups, for its owner alone. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function troubleOf(error: unknown): BackupTrouble {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (error instanceof NoSpaceError || code === "ENOSPC" || code === "EDQUOT") return "no_space";
  if (isDatabaseOutage(error)) return "database";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "ENOENT") {
    return "not_writable";
  }
  return isStorageError(error) ? "files" : "other";
}
