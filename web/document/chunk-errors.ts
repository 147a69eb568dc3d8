const key = "reloadedFrom";
const answerWithinMs = 10_000;

/** Names the errors of dynamic imports, which Vite announces before it throws them. */
export function watchChunkErrors(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = "ChunkLoadError";
  });
}

/** Whether code could not be loaded: the network is gone, or a new release has other files. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === "ChunkLoadError";

/**
 * Reloads the page if the server has it: its files are those of the newest release then. Unless the
 * visitor asks for it, once per release and tab, and only while `isStillWanted`. Resolves if the page
 * is not reloaded.
 */
export async function reloadPage({
  isAskedFor = false,
  isStillWanted = (): boolean => true,
} = {}): Promise<void> {
  if (!(await isServed()) || !isStillWanted()) return;
  if (!isAskedFor && !isFirstReload()) return;
  location.reload();
  // Nothing is to be shown meanwhile.
  await new Promise<never>(() => {});
}

async function isServed(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** A file that stays lost must not reload the page for ever. The name of this file changes with each release. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(key) === import.meta.url) return false;
    sessionStorage.setItem(key, import.meta.url);
    return true;
  } catch {
    return false;
  }
}
