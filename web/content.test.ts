import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import type * as Rendering from "./entry-server.tsx";
import { languages } from "#contract/languages.ts";
import { builtSiteOf } from "../testing/built-site.ts";
import { sectionsOf, shownOn } from "../testing/expected-content.ts";
import { readCompany } from "../testing/read-company.ts";
import { brokenLinks, localized, type RenderedPage } from "./testing/broken-links.ts";
import { readHead, type ReadHead } from "./testing/read-head.ts";
import { readPage, type ReadPage } from "./testing/read-page.ts";
import { pathsOf, siteDataAt, siteUrl } from "./testing/site-data.ts";
import { faultsOf } from "./testing/structured-data.ts";

// Renders every page of the site built from content/, and of the second fixture, which has no team, events,
// videos or pictures.

type Language = "en" | "vi";
type View = { address: string; path: string; language: Language; isIndexed: boolean };

/** Screens that show their heading only in the browser. */
const ofLinks = ["/application-status", "/confirm-email"];

async function checkSite(folder: string, dist: string): Promise<void> {
  const built = pathToFileURL(join(dist, "render", "entry-server.js")).href;
  const site: typeof Rendering = await import(built);
  const client = join(dist, "client");
  const content = await readCompany(folder);
  const { company, positions, videos, texts } = content;
  const sections = sectionsOf(content);

  const positionPages = pathsOf(positions).map((path) => ({
    path,
    isIndexed: true,
    isPublic: true,
  }));
  const sitePages = [...site.pages, ...positionPages];
  const views: readonly View[] = sitePages
    .filter(({ isPublic }) => isPublic)
    .flatMap(({ path, isIndexed }) => [
      { path, address: path, language: "en" as const, isIndexed },
      { path, address: isIndexed ? localized(path) : path, language: "vi" as const, isIndexed },
    ]);
  const heads = new Map<View, ReadHead>();
  const pages = new Map<string, RenderedPage>();

  for (const view of views) {
    const { address, path, language, isIndexed } = view;
    describe(`${address} in ${language}`, () => {
      let head: ReadHead;
      let page: ReadPage;
      before(async () => {
        const { status, html } = await site.renderPage(
          address,
          language,
          siteDataAt(address, language, positions),
        );
        assert.equal(status, 200);
        head = readHead(html);
        page = readPage(html);
        heads.set(view, head);
        pages.set(address, { page, html });
      });

      test("has a title, a description and one first heading, in its language", () => {
        assert.equal(head.language, language);
        assert.equal(head.titles.length, 1);
        const [title = ""] = head.titles;
        assert.ok(title.endsWith(` | ${company.name}`), title);
        assert.equal(head.meta("description").length, 1);
        const [description = ""] = head.meta("description");
        const first = page.headings.filter(({ level }) => level === 1);
        assert.equal(first.length, ofLinks.includes(path) ? 0 : 1);
        assert.ok(page.headings.every(({ text }) => text !== ""));
        if (!isIndexed) return;
        assert.ok(title.length <= 70, `${title.length} characters: ${title}`);
        const { length } = description;
        assert.ok(length >= 50 && length <= 170, `${length} characters: ${description}`);
      });

      test("shows the company's texts, and no key or placeholder", () => {
        const inLanguage = texts[language];
        const named = (text: string) =>
          text
            .replaceAll("{company}", company.name)
            .replaceAll("{place}", company.locality[language]);
        const headings = page.headings.map(({ text }) => text.replace(/^\d+(?=\D)/, ""));
        for (const key of sections[path] ?? []) {
          const text = named(inLanguage[key] ?? key).replaceAll("\u00a0", " ");
          assert.ok(headings.includes(text), `no heading "${text}" (${key})`);
        }
        for (const text of shownOn(path, language, content)) {
          assert.ok(page.text.includes(text), `no "${text}"`);
        }
        assert.deepEqual(
          page.texts.filter((text) => text in texts.en || /\{\w+\}/.test(text)),
          [],
        );
      });

      test("has valid structured data, without samples", () => {
        assert.deepEqual(head.data.flatMap(faultsOf), []);
        const types = head.data.map((data) => String(Reflect.get(Object(data), "@type")));
        const vacancy = positions.find(({ slug }) => path === `/careers/${slug}`);
        assert.equal(types.includes("JobPosting"), vacancy?.is_sample === false);
        const films = path === "/about" ? videos.filter(({ isSample }) => !isSample) : [];
        assert.equal(types.filter((type) => type === "VideoObject").length, films.length);
      });

      test("uses no missing file", () => {
        const images = head.meta("og:image").map((image) => image.slice(siteUrl.length));
        // The server draws those of positions.
        const previews = positionPages.some((page) => page.path === path) ? [] : images;
        assert.equal(images.length, 1);
        const missing = [...page.files, ...previews].filter((file) => !existsSync(client + file));
        assert.deepEqual(missing, []);
        for (const preview of previews) {
          assert.deepEqual(sizeOfPng(client + preview), { width: 1200, height: 630 });
        }
      });
    });
  }

  test("every link leads to a page, and to a part of it that exists", () => {
    assert.deepEqual(brokenLinks(pages, sitePages), []);
  });

  test("the sitemap names the indexed pages in both languages, and no other", () => {
    const entries = pathsOf(positions).map((path) => ({ path, changedOn: "2026-11-23" }));
    const listed = site.sitemapOf(siteUrl, entries).matchAll(/<loc>([^<]*)<\/loc>/g);
    const indexed = views.filter((view) => view.isIndexed);
    assert.deepEqual(
      Array.from(listed, ([, location]) => location),
      indexed.map(({ address }) => siteUrl + address),
    );
  });

  for (const language of ["en", "vi"] as const) {
    test(`no two pages have the same title or description in ${language}`, () => {
      const indexed = views.filter((view) => view.isIndexed && view.language === language);
      const of = indexed.map((view) => heads.get(view));
      assert.equal(new Set(of.flatMap((head) => head?.titles)).size, indexed.length);
      const descriptions = of.flatMap((head) => head?.meta("description"));
      assert.equal(new Set(descriptions).size, indexed.length);
    });
  }

  test("the company profile, if there is one, is a PDF in each language", () => {
    const made = Object.values(content.companyProfile).filter((file) => existsSync(client + file));
    assert.ok(made.length === 0 || made.length === languages.length);
    for (const file of made) {
      assert.equal(readFileSync(client + file).toString("latin1", 0, 5), "%PDF-");
    }
  });
}

function sizeOfPng(path: string): { width: number; height: number } {
  const file = readFileSync(path);
  assert.equal(file.toString("latin1", 1, 4), "PNG", path);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

describe("the company in content/", () => checkSite("content", builtSiteOf("own")));
describe("the second company", () => checkSite("testing/company-two", builtSiteOf("second")));
