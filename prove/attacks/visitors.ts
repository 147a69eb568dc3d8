import { setTimeout as pause } from "node:timers/promises";

/** How long public pages took, in milliseconds, and how many were not served. */
export type Taken = { times: readonly number[]; refused: number };

/** Pages of the built site, and those of the small one. */
export const wholeSitePaths = ["/", "/solutions", "/vi/careers", "/careers/apply", "/healthz"];
export const smallSitePaths = ["/", "/vi", "/login", "/healthz"];
const betweenMs = 20;

const isAnswered = (url: string, path: string) =>
  fetch(`${url}${path}`).then(
    async (response) => (await response.arrayBuffer()).byteLength > 0 && response.ok,
    () => false,
  );

/** Somebody who looks at one public page after the other. */
export function startVisitors(url: string, paths: readonly string[]) {
  let times: number[] = [];
  let refused = 0;
  const stopping = new AbortController();

  const visit = async () => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const begun = performance.now();
      const path = paths[count % paths.length] ?? "/";
      // A connection that the server closes as idle, at the moment it is used, is no refusal.
      const isServed = (await isAnswered(url, path)) || (await isAnswered(url, path));
      times.push(performance.now() - begun);
      if (!isServed) refused += 1;
      await pause(betweenMs);
    }
  };
  const visiting = visit();

  return {
    /** What was measured since the last time. */
    taken(): Taken {
      const taken = { times, refused };
      times = [];
      refused = 0;
      return taken;
    },
    async stop(): Promise<void> {
      stopping.abort();
      await visiting;
    },
  };
}
