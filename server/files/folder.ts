import { mkdir, open, opendir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Makes a folder, for its owner alone, whose name and the names of all it lies in survive a loss of power. */
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
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}

/** For the way out of a failure, whose own error matters more; the sweeps take what stays. */
export const removeIfPossible = (path: string) => rm(path, { force: true }).catch(() => undefined);

/** Brings a file, or the names in a folder, to the disk. */
export async function sync(path: string): Promise<void> {
  const opened = await open(path, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/**
 * Gives a way to bring the names in a folder to the disk. Whoever asks while a sync is under way
 * shares the next one with all others who do: it begins after they asked, and so knows their names.
 */
export function folderSync(folder: string): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () =>
    (next ??= underWay.then(() => {
      next = undefined;
      const syncing = sync(folder);
      underWay = syncing.catch(() => undefined);
      return syncing;
    }));
}
