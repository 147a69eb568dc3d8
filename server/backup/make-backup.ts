import { mkdir, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { BackupTrouble, MadeBackup } from "#contract/backup.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { isStorageError } from "#server/files/files.ts";
import { nameAt } from "./backup-name.ts";
import type { Manifest } from "./manifest.ts";
import { recordBackup } from "./record.ts";
import { removeUnfinished } from "./rotate.ts";
import { NoSpaceError } from "./space.ts";
import { writeArchive, type BackupParts } from "./write-archive.ts";

type Outcome = { made: MadeBackup; manifest: Manifest };

/**
 * Makes a backup at this path, or in this folder under the name of the moment, and keeps for the
 * Settings tab how it ended. Throws what went wrong after it has been kept.
 */
export function makeBackup(
  parts: BackupParts,
  place: string,
  signal?: AbortSignal,
): Promise<Outcome> {
  const pathAt = async (now: Date) => ((await isFolder(place)) ? join(place, nameAt(now)) : place);
  return makeAt(parts, pathAt, signal);
}

/**
 * The same in a folder for backups alone: it is made where there is none, for its owner alone, and
 * what was cut off a day ago is removed from it.
 */
export function makeBackupIn(
  parts: BackupParts,
  folder: string,
  signal?: AbortSignal,
): Promise<Outcome> {
  const pathAt = async (now: Date) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder, now);
    return join(folder, nameAt(now));
  };
  return makeAt(parts, pathAt, signal);
}

async function makeAt(
  parts: BackupParts,
  pathAt: (now: Date) => Promise<string>,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const { db, clock } = parts;
  const startedAt = clock();
  const machine = hostname();
  try {
    const path = await pathAt(startedAt);
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

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function troubleOf(error: unknown): BackupTrouble {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (error instanceof NoSpaceError || code === "ENOSPC" || code === "EDQUOT") return "no_space";
  if (isDatabaseOutage(error)) return "database";
  if (/^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST)$/.test(code)) return "not_writable";
  return isStorageError(error) ? "files" : "other";
}
