import { statfs } from "node:fs/promises";
import type { Db } from "#server/db/schema.ts";
import { minimumFreeBytes } from "#server/config.ts";
import { ArchiveError } from "./archive-error.ts";

/** The folder has no room for a backup. */
export class NoSpaceError extends ArchiveError {}

/** Throws a NoSpaceError when a backup would not fit. Resumes hardly shrink, and they are nearly all of it. */
export async function demandSpace(db: Db, folder: string): Promise<void> {
  const { bytes } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.sum<number | string | null>("cv_size_bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  // With room for the site to go on working.
  const needed = Number(bytes ?? 0) + minimumFreeBytes;
  const disk = await statfs(folder);
  const free = disk.bavail * disk.bsize;
  if (free >= needed) return;
  const megabytes = (count: number) => `${Math.ceil(count / 1024 / 1024)} MB`;
  throw new NoSpaceError([
    `${folder} has ${megabytes(free)} free; a backup needs ${megabytes(needed)}`,
  ]);
}
