import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import type * as Rendering from "./entry-server.tsx";
import { builtSiteOf } from "../testing/built-site.ts";
import { codeBudgetOf, fontBudget, homePictureBudget } from "../testing/page-budgets.ts";
import { positionPaths, siteDataAt } from "./testing/site-data.ts";
import { readPage } from "./testing/read-page.ts";

const root = join(import.meta.dirname, "..");
/** The sample company keeps the budgets too. Another company's texts and pictures may weigh more. */
const { samples }: { samples: string[] } = JSON.parse(
  await readFile(join(root, "content", "company.json"), "utf8"),
);
const builds = [builtSiteOf("test"), ...(samples.includes("name") ? [builtSiteOf("own")] : [])];

const namedIn = (html: string, pattern: RegExp) => html.match(pattern) ?? [];

/**
 * The size of a page as the server compresses it, which takes a twelfth of a second. One that a quick compression makes
 * small enough needs no more.
 */
function compressedWithin(html: string, room: number): number {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const { length } = brotliCompressSync(html, quick);
  return length <= room ? length : brotliCompressSync(html).length;
}

for (const dist of builds) {
  const build = basename(dist);
  const entry = pathToFileURL(join(dist, "render", "entry-server.js")).href;
  const site: typeof Rendering = await import(entry);

  /** The size of a file as the server sends it. */
  const weightOf = async (address: string): Promise<number> => {
    const file = join(dist, "client", address);
    const bytes = await readFile(`${file}.br`).catch(() => readFile(file));
    return bytes.length;
  };

  const weightOfAll = async (addresses: Iterable<string>): Promise<number> => {
    const weights = await Promise.all(Array.from(new Set(addresses), weightOf));
    return weights.reduce((sum, weight) => sum + weight, 0);
  };

  const pages = site.pages.filter(({ isPublic }) => isPublic).map(({ path }) => path);
  for (const path of [...pages, ...positionPaths]) {
    for (const language of ["en", "vi"] as const) {
      test(`${path} in ${language} stays within its budget in ${build}`, async () => {
        const { html } = await site.renderPage(path, language, siteDataAt(path, language));
        const scripts = namedIn(html, /\/assets\/[\w-]+\.js/g);
        assert.ok(scripts.length > 1, "the page preloads its scripts");
        assert.doesNotMatch(html, /<link rel="stylesheet"/);
        const budget = codeBudgetOf(path);
        const room = budget - (await weightOfAll(scripts));
        const weight = compressedWithin(html, room);
        assert.ok(weight <= room, `${weight + budget - room} of ${budget} bytes`);
        const fonts = await weightOfAll(namedIn(html, /\/assets\/[\w-]+\.woff2/g));
        assert.ok(fonts > 0 && fonts <= fontBudget, `fonts of ${fonts} bytes`);
        // The typeface is there at the first paint of a first visit.
        assert.equal(html.match(/<link rel="preload" as="font"/g)?.length, 2);
      });
    }
  }

  test(`the pictures of the home page stay within their budget in ${build}`, async () => {
    const { html } = await site.renderPage("/", "en", siteDataAt("/", "en"));
    const weight = await weightOfAll(readPage(html).files);
    assert.ok(weight > 0 && weight <= homePictureBudget, `${weight} bytes`);
  });
}
