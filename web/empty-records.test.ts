import assert from "node:assert/strict";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";
import { createServer, mergeConfig } from "vite";
import { companySettings } from "../scripts/setup/company-settings.ts";
import type * as Rendering from "./entry-server.tsx";
import { brokenLinks, type RenderedPage } from "./testing/broken-links.ts";
import { pathsOf, siteDataAt, siteUrl, storedPositions } from "./testing/site-data.ts";
import { readPage } from "./testing/read-page.ts";

// The site of the test company without its clients, without its team and so on, rendered from the sources.
const root = join(import.meta.dirname, "..");

type Site = Pick<typeof Rendering, "pages" | "renderPage" | "sitemapOf">;

type Case = {
  removed: string;
  /** The modules of the company without these records. */
  modules: Readonly<Record<string, string>>;
  /** The positions of the table; those of the content unless given. */
  positions?: typeof storedPositions;
  missingPages?: readonly string[];
  /** The ids of the sections that go. */
  missingSections?: readonly string[];
};

/** A module of the company whose lists are empty. */
const emptied = (name: string, lists = [name]) => ({
  [`${name}.ts`]: `export const ${lists.map((list) => `${list} = []`).join(", ")};`,
});
const projectLists = ["blockchainProjects", "fintechProjects", "aiProjects"];

const cases: readonly Case[] = [
  { removed: "client", modules: emptied("clients"), missingPages: ["/clients"] },
  {
    removed: "person",
    modules: emptied("people", ["mentors", "directors"]),
    missingPages: ["/team"],
  },
  { removed: "project", modules: emptied("projects", projectLists), missingPages: ["/projects"] },
  { removed: "event", modules: emptied("events"), missingSections: ["events"] },
  { removed: "video", modules: emptied("videos"), missingSections: ["media"] },
  {
    removed: "position",
    modules: {},
    positions: [],
    missingSections: ["positions", "internships"],
  },
  {
    removed: "solution",
    modules: {
      "products.ts": "export const products = [];",
      "solutions.ts":
        'export const plainSolutions = [], companyProfile = { en: "/a.pdf", vi: "/b.pdf" };',
    },
    missingPages: ["/solutions"],
  },
];

/** Calls `check` with the site without the records of a case. */
async function withSite({ modules }: Case, check: (site: Site) => Promise<void>): Promise<void> {
  const server = await createServer(
    mergeConfig(companySettings("test"), {
      root,
      appType: "custom",
      logLevel: "error",
      cacheDir: join(root, ".cache", "vite-empty-records"),
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [
        {
          name: "empty-records",
          enforce: "pre",
          load: (id: string) =>
            dirname(id).endsWith("/testing/company") ? modules[basename(id)] : undefined,
        },
      ],
    }),
  );
  try {
    const entry = join(root, "web", "entry-server.tsx");
    const { pages, renderPage, sitemapOf } = await server.ssrLoadModule(entry);
    await check({ pages, renderPage, sitemapOf });
  } finally {
    await server.close();
  }
}

async function renderIndexed(site: Site, { positions }: Case): Promise<Map<string, RenderedPage>> {
  const indexed = site.pages.filter(({ isIndexed }) => isIndexed);
  const rendered = indexed.map(async ({ path }) => {
    const { status, html } = await site.renderPage(path, "en", siteDataAt(path, "en", positions));
    assert.equal(status, 200, path);
    return [path, { html, page: readPage(html) }] as const;
  });
  return new Map(await Promise.all(rendered));
}

for (const one of cases) {
  const { removed, missingPages = [], missingSections = [] } = one;
  test(`without any ${removed} every page is whole and every link leads to a page`, () =>
    withSite(one, async (site) => {
      const pages = await renderIndexed(site, one);
      assert.ok(pages.has("/about"));
      for (const [path, { html, page }] of pages) {
        const empty = page.headings.filter(({ text }) => text === "");
        assert.deepEqual(empty, [], path);
        for (const id of missingSections) assert.doesNotMatch(html, new RegExp(`id="${id}`), path);
      }
      const positionPages = pathsOf(one.positions ?? storedPositions).map((path) => ({
        path,
        isIndexed: true,
      }));
      assert.deepEqual(brokenLinks(pages, [...site.pages, ...positionPages]), []);
      for (const path of missingPages) {
        const { status } = await site.renderPage(path, "en", siteDataAt(path, "en"));
        assert.equal(status, 404, path);
        assert.ok(!site.sitemapOf(siteUrl, []).includes(`${siteUrl}${path}<`), path);
      }
    }));
}
