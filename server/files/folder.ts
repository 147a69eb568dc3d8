import { mkdir, open, opendir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf } from "./files.ts";

/** Makes a folder for its owner alone; it and the folders above it survive a loss of power. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await sync(dirname(made));
  }
}

export async function* filesIn(folder: string) {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullIfMissing);
    if (found?.isFile()) yield { name, path, modifiedAt: found.mtime };
  }
}

export function nullIfMissing(error: unknown): null {
  if (codeOf(error) === "ENOENT") return null;
  throw error;
}

/** For cleaning up where a failure must not hide another error; the purge takes what stays. */
export const removeIfPossible = (path: string) => rm(path, { force: true }).catch(() => undefined);

/** Writes a file, or the names in a folder, through to the disk. */
export async function sync(path: string): Promise<void> {
  const opened = await open(path, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
