import { setTimeout as pause } from "node:timers/promises";

/** Response times of public pages in milliseconds, and the number of failed requests. */
type PageTimes = { times: readonly number[]; failed: number };

/** Pages of the built site and of the small site. */
export const wholeSitePaths = ["/", "/solutions", "/vi/careers", "/careers/apply", "/healthz"];
export const smallSitePaths = ["/", "/vi", "/login", "/healthz"];
const betweenMs = 20;

const isAnswered = (url: string, path: string) =>
  fetch(`${url}${path}`).then(
    async (response) => (await response.arrayBuffer()).byteLength > 0 && response.ok,
    () => false,
  );

/** Requests public pages one after another until stopped. */
export function startVisitors(url: string, paths: readonly string[]) {
  let times: number[] = [];
  let failed = 0;
  const stopping = new AbortController();

  const visit = async () => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const startedAt = performance.now();
      const path = paths[count % paths.length] ?? "/";
      // Retries once, because the server may close an idle connection at this moment.
      const isServed = (await isAnswered(url, path)) || (await isAnswered(url, path));
      times.push(performance.now() - startedAt);
      if (!isServed) failed += 1;
      await pause(betweenMs);
    }
  };
  const visiting = visit();

  return {
    /** The measurements since the last call. */
    takeTimes(): PageTimes {
      const taken = { times, failed };
      times = [];
      failed = 0;
      return taken;
    },
    async stop(): Promise<void> {
      stopping.abort();
      await visiting;
    },
  };
}
