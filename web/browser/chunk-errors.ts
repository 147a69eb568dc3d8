import { timeoutSignal } from "./timeout-signal.ts";
import { readSession, writeSession } from "./storage.ts";

const key = "reloadedFrom";
const timeoutMs = 10_000;

/** Names the errors of failed dynamic imports, which Vite announces before it throws them. */
export function watchChunkErrors(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = "ChunkLoadError";
  });
}

/** Whether code could not be loaded: without a network, or after a release with other files. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === "ChunkLoadError";

/**
 * Reloads the page, which brings the files of the newest release, if the server responds. Without
 * `isAskedFor` it reloads once per release and tab, and only while `isStillWanted`. Resolves only if it
 * does not reload.
 */
export async function reloadPage({
  isAskedFor = false,
  isStillWanted = (): boolean => true,
} = {}): Promise<void> {
  if (!(await isServed()) || !isStillWanted()) return;
  if (!isAskedFor && !isFirstReload()) return;
  location.reload();
  // Keeps the caller from showing an error meanwhile.
  await new Promise<never>(() => {});
}

async function isServed(): Promise<boolean> {
  try {
    const signal = timeoutSignal(timeoutMs);
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Prevents an endless reload. The name of this file changes with each release. */
const isFirstReload = () =>
  readSession(key) !== import.meta.url && writeSession(key, import.meta.url);
