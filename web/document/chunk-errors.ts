const key = "reloadedAt";
const pauseMs = 10_000;
const patienceMs = 10_000;

const chunkLoadErrors = new WeakSet<object>();

/** Remembers the errors of dynamic imports, which Vite announces before it throws them. */
export function watchChunkLoads(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => markChunkLoadError(payload));
}

export function markChunkLoadError(error: object): void {
  chunkLoadErrors.add(error);
}

/** Whether code or styles could not be loaded: the network is gone, or a new release has other files. */
export function isChunkLoadError(error: unknown): boolean {
  return typeof error === "object" && error !== null && chunkLoadErrors.has(error);
}

/**
 * Loads the page anew, where the server still has it: its files are those of the newest release then.
 * Without being asked to never a page that was only just loaded so, however late it finds a file lost,
 * so that one that stays lost cannot make it reload for ever; nor one for which `isStillWanted`, asked
 * last, says that something is on it that would be taken. Resolves where there is no use in that.
 */
export async function reloadWhereServed({
  isAskedFor = false,
  isStillWanted = (): boolean => true,
} = {}): Promise<void> {
  if (!isAskedFor && !mayReload()) return;
  if (!(await isServed()) || !isStillWanted()) return;
  try {
    sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()));
  } catch {
    // Without storage nothing would stop a loop.
    if (!isAskedFor) return;
  }
  location.reload();
  // Nothing is to be shown meanwhile.
  await new Promise<never>(() => {});
}

function mayReload(): boolean {
  try {
    return performance.timeOrigin - Number(sessionStorage.getItem(key)) >= pauseMs;
  } catch {
    return false;
  }
}

async function isServed(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { ok, status } = await fetch(location.href, {
      method: "HEAD",
      cache: "no-store",
      signal,
    });
    // The page at an address that leads nowhere is a page.
    return ok || status === 404;
  } catch {
    return false;
  }
}
