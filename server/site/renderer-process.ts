import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Language } from "#contract/languages.ts";
import type {
  Compressed,
  RenderAnswer,
  RenderedPage,
  RenderJob,
  SiteData,
  SitePlan,
} from "./renderer.ts";

// Runs in a process of its own, which `renderer.ts` starts and ends.

/** The rendering half of the built site. */
type Site = {
  pages: SitePlan["pages"];
  inlineScripts: SitePlan["inlineScripts"];
  inlineStyles: SitePlan["inlineStyles"];
  sitemapOf: (siteUrl: string) => string;
  robotsOf: (siteUrl: string) => string;
  renderPage: (
    path: string,
    language: Language,
    siteData: SiteData,
  ) => Promise<{ status: 200 | 404; html: string }>;
};

const [entry = ""] = process.argv.slice(2);
const opening: Promise<Site> = import(entry);

async function answer({ id, ...job }: RenderJob): Promise<RenderAnswer> {
  try {
    const site = await opening;
    return { id, result: job.kind === "plan" ? plan(site, job.siteUrl) : await render(site, job) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function plan(site: Site, siteUrl: string): SitePlan {
  const { pages, inlineScripts, inlineStyles, sitemapOf, robotsOf } = site;
  const [sitemap, robots] = [compress(sitemapOf(siteUrl)), compress(robotsOf(siteUrl))];
  return { pages, inlineScripts, inlineStyles, sitemap, robots };
}

async function render(
  site: Site,
  { path, language, siteData }: { path: string; language: Language; siteData: SiteData },
): Promise<RenderedPage> {
  const { status, html } = await site.renderPage(path, language, siteData);
  return { status, bodies: compress(html) };
}

function compress(text: string): Compressed {
  const identity = Buffer.from(text);
  const br = brotliCompressSync(identity, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  return { identity, br, gzip: gzipSync(identity, { level: 9 }) };
}

// The server, which receives it too, says when it is over: what is under way may be waited for.
process.on("SIGINT", () => undefined);

process.on("message", (job: RenderJob) => {
  // The server may have gone meanwhile; then nobody misses the page.
  void answer(job).then((result) => process.send?.(result, undefined, undefined, () => undefined));
});
