import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Language } from "#contract/languages.ts";
import type {
  Compressed,
  PositionEntry,
  RenderJob,
  RenderResponse,
  SiteData,
  SitePlan,
} from "./renderer.ts";

// The program of the render process, which `renderer.ts` starts and ends.

/** The exports of the built `entry-server.js`. */
type Site = Pick<SitePlan, "pages" | "panelPattern" | "inlineScripts" | "inlineStyles"> & {
  sitemapOf: (siteUrl: string, positions: readonly PositionEntry[]) => string;
  robotsOf: (siteUrl: string) => string;
  renderPage: (
    path: string,
    language: Language,
    siteData: SiteData,
    search: string,
  ) => Promise<{ status: 200 | 404; html: string }>;
};

const [entry = ""] = process.argv.slice(2);
const loading: Promise<Site> = import(entry);

async function run(job: RenderJob) {
  const site = await loading;
  if (job.kind === "plan") {
    const { robotsOf, pages, panelPattern, inlineScripts, inlineStyles } = site;
    const robots = compress(robotsOf(job.siteUrl));
    return { pages, panelPattern, inlineScripts, inlineStyles, robots };
  }
  if (job.kind === "sitemap") return compress(site.sitemapOf(job.siteUrl, job.positions));
  const { status, html } = await site.renderPage(job.path, job.language, job.siteData, job.search);
  // Few visitors ask for the same filter, so its page is not worth the best compression.
  return { status, bodies: job.search === "" ? compress(html) : compressQuickly(html) };
}

function compress(text: string): Compressed {
  const identity = Buffer.from(text);
  const br = brotliCompressSync(identity, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  return { identity, br, gzip: gzipSync(identity, { level: 9 }) };
}

function compressQuickly(text: string): Compressed {
  const identity = Buffer.from(text);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return { identity, br, gzip: gzipSync(identity, { level: 4 }) };
}

// Ctrl-C reaches this process too, but the server may still wait for a page and ends it afterwards.
process.on("SIGINT", () => undefined);

// Without the callback an ended server, which needs no response, would be an error.
const send = (response: RenderResponse) =>
  process.send?.(response, undefined, undefined, () => undefined);

process.on("message", ({ id, ...job }: RenderJob & { id: number }) => {
  run(job).then(
    (result) => send({ id, result }),
    (error: unknown) =>
      send({
        id,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
