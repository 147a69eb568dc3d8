import { fork } from "node:child_process";
import * as z from "zod/mini";
import type { Language } from "#contract/languages.ts";

/** The data that pages show; the server and the browser render them with the same. */
export type SiteData = { siteUrl: string; year: number; closedPositions: readonly string[] };

/** A text as it is and compressed. */
export type Compressed = z.infer<typeof Compressed>;
const Bytes = z.pipe(
  z.instanceof(Uint8Array),
  // What arrives is a window on a piece of the channel, which it would keep from being freed.
  z.transform((bytes) => Buffer.from(bytes)),
);
const Compressed = z.object({ identity: Bytes, br: Bytes, gzip: Bytes });

/** What the built site says of itself. */
export type SitePlan = z.infer<typeof SitePlan>;
const SitePlan = z.object({
  pages: z.array(z.object({ path: z.string(), isIndexed: z.boolean(), isPublic: z.boolean() })),
  inlineScripts: z.array(z.string()),
  inlineStyles: z.array(z.string()),
  sitemap: Compressed,
  robots: Compressed,
});

/** A rendered document. */
export type RenderedPage = z.infer<typeof RenderedPage>;
const RenderedPage = z.object({
  status: z.union([z.literal(200), z.literal(404)]),
  bodies: Compressed,
});

/** What `renderer-process.ts` is asked for. */
export type RenderJob =
  | { id: number; kind: "plan"; siteUrl: string }
  | { id: number; kind: "page"; path: string; language: Language; siteData: SiteData };

/** Its answer: the result, or why there is none. */
export type RenderAnswer = z.infer<typeof RenderAnswer>;
const RenderAnswer = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  failure: z.optional(z.string()),
});

export type Renderer = {
  plan: (siteUrl: string) => Promise<SitePlan>;
  render: (path: string, language: Language, siteData: SiteData) => Promise<RenderedPage>;
  stop: () => void;
};

const program = new URL("./renderer-process.ts", import.meta.url);
/** Pages are rendered in bursts: at a start, and when a fact has changed. */
const restMs = 5_000;

/**
 * Renders the pages of a built site in a process that lives only while there is something to render.
 * What React and the compressors take is given back as a whole when it ends, and their work never
 * holds up an answer. `entry` is the rendering half of the site.
 */
export function createRenderer(entry: URL): Renderer {
  let current: ReturnType<typeof startProcess> | undefined;
  let lastId = 0;

  function ask(job: (id: number) => RenderJob): Promise<unknown> {
    current ??= startProcess(entry, () => {
      current = undefined;
    });
    lastId += 1;
    return current.ask(job(lastId));
  }

  return {
    plan: async (siteUrl) => SitePlan.parse(await ask((id) => ({ id, kind: "plan", siteUrl }))),
    render: async (path, language, siteData) =>
      RenderedPage.parse(await ask((id) => ({ id, kind: "page", path, language, siteData }))),
    stop: () => current?.end(),
  };
}

function startProcess(entry: URL, onEnd: () => void) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  // It needs none of our settings, and so is told none of our secrets.
  const child = fork(program, [entry.href], { serialization: "advanced", execArgv: [], env: {} });
  const resting = setTimeout(() => {
    if (waiting.size === 0) end();
  }, restMs).unref();

  function end(): void {
    onEnd();
    // It ends by itself when nobody can ask any more.
    if (child.connected) child.disconnect();
  }

  function fail(reason: string): void {
    onEnd();
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  child.on("message", (message) => {
    const { id, result, failure } = RenderAnswer.parse(message);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) asked?.resolve(result);
    else asked?.reject(new Error(failure));
    if (waiting.size > 0) return;
    resting.refresh();
    // Alone, it keeps no process from ending.
    child.unref();
    child.channel?.unref();
  });
  child.once("error", (error) => fail(`Pages cannot be rendered: ${error.message}`));
  child.once("disconnect", () => fail("The process that renders pages has ended"));

  return {
    ask(job: RenderJob): Promise<unknown> {
      const answer = Promise.withResolvers<unknown>();
      waiting.set(job.id, answer);
      child.ref();
      child.channel?.ref();
      child.send(job, (error) => {
        if (error !== null) fail(`Pages cannot be rendered: ${error.message}`);
      });
      return answer.promise;
    },
    end,
  };
}
