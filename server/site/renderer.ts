import { fork } from "node:child_process";
import * as z from "zod/mini";
import type { Language } from "#contract/languages.ts";
import type { PagePositions } from "#contract/positions.ts";

/** The data that pages show; the server and the browser render them with the same. */
export type SiteData = { siteUrl: string; year: number; positions: PagePositions };

/** A page of a position in the sitemap: its path, and the day of its last change. */
export type PositionEntry = { path: string; changedOn: string };

export type Compressed = z.infer<typeof Compressed>;
const Bytes = z.pipe(
  z.instanceof(Uint8Array),
  // A copy, since the received bytes are a view that keeps a whole piece of the channel in memory.
  z.transform((bytes) => Buffer.from(bytes)),
);
const Compressed = z.object({ identity: Bytes, br: Bytes, gzip: Bytes });

export type SitePlan = z.infer<typeof SitePlan>;
const SitePlan = z.object({
  pages: z.array(z.object({ path: z.string(), isIndexed: z.boolean(), isPublic: z.boolean() })),
  /** The addresses of the screens of the panel, which its page serves. */
  panelPattern: z.string(),
  inlineScripts: z.array(z.string()),
  inlineStyles: z.array(z.string()),
  robots: Compressed,
});

const RenderedPage = z.object({
  status: z.union([z.literal(200), z.literal(404)]),
  bodies: Compressed,
});

/** A request to `renderer-process.ts`. */
export type RenderJob =
  | { kind: "plan"; siteUrl: string }
  | { kind: "sitemap"; siteUrl: string; positions: readonly PositionEntry[] }
  | { kind: "page"; path: string; search: string; language: Language; siteData: SiteData };

/** Its response: the result, or the reason of the failure. */
export type RenderResponse = { id: number; result?: unknown; failure?: string };

const program = new URL("./renderer-process.ts", import.meta.url);
/** Pages are rendered in bursts: at a start, and after a change of the site data. */
const idleMs = 5_000;

/**
 * Renders the pages of a built site in a process that ends when idle: its exit frees the memory of React
 * and the compressors, and its work delays no response. `entry` is the site's `entry-server.js`.
 */
export function createRenderer(entry: URL) {
  let current: ReturnType<typeof startProcess> | undefined;
  const run = (job: RenderJob): Promise<unknown> => {
    if (current?.child.connected !== true) current = startProcess(entry);
    return current.run(job);
  };
  return {
    plan: async (siteUrl: string) => SitePlan.parse(await run({ kind: "plan", siteUrl })),
    sitemap: async (siteUrl: string, positions: readonly PositionEntry[]) =>
      Compressed.parse(await run({ kind: "sitemap", siteUrl, positions })),
    /** `search` is the query of the address, which filters the careers page. */
    render: async (path: string, language: Language, siteData: SiteData, search: string) =>
      RenderedPage.parse(await run({ kind: "page", path, search, language, siteData })),
    stop: () => {
      if (current?.child.connected === true) current.child.disconnect();
    },
  };
}

export type Renderer = ReturnType<typeof createRenderer>;

function startProcess(entry: URL) {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  // It needs no settings, so it receives no secrets.
  const child = fork(program, [entry.href], { serialization: "advanced", execArgv: [], env: {} });
  const idleTimer = setTimeout(() => {
    if (pending.size === 0 && child.connected) child.disconnect();
  }, idleMs).unref();

  const failAll = (reason: string) => {
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };
  child.on("error", (error) => {
    failAll(`Pages cannot be rendered: ${error.message}`);
    if (child.connected) child.disconnect();
  });
  child.once("disconnect", () => failAll("The process that renders pages has ended"));
  child.on("message", ({ id, result, failure }: RenderResponse) => {
    if (failure === undefined) pending.get(id)?.resolve(result);
    else pending.get(id)?.reject(new Error(failure));
    pending.delete(id);
    if (pending.size === 0) idleTimer.refresh();
  });

  function run(job: RenderJob): Promise<unknown> {
    const response = Promise.withResolvers<unknown>();
    lastId += 1;
    pending.set(lastId, response);
    child.send({ id: lastId, ...job });
    return response.promise;
  }
  return { child, run };
}
