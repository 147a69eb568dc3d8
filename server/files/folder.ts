import { mkdir, open, opendir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "./files.ts";

/** Creates a folder that only its owner can read. It and its new parents survive a power loss. */
export async function createFolder(folder: string): Promise<void> {
  const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstCreated === undefined) return;
  for (let created = folder; created.length >= firstCreated.length; created = dirname(created)) {
    await fsync(dirname(created));
  }
}

export async function* listFiles(folder: string) {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullIfMissing);
    if (found?.isFile()) yield { name, path, modifiedAt: found.mtime };
  }
}

export function nullIfMissing(error: unknown): null {
  if (errorCode(error) === "ENOENT") return null;
  throw error;
}

/** Removes a file without hiding an earlier error; the purge removes what remains. */
export const removeIfPossible = (path: string) => rm(path, { force: true }).catch(() => undefined);

export async function fsync(path: string): Promise<void> {
  const opened = await open(path, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
