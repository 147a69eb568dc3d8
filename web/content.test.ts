import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { clients } from "../content/clients.ts";
import { company } from "../content/company.ts";
import { events } from "../content/events.ts";
import { directors, mentors } from "../content/people.ts";
import { products } from "../content/products.ts";
import { aiProjects } from "../content/projects.ts";
import { companyProfile, plainSolutions } from "../content/solutions.ts";
import { videos } from "../content/videos.ts";
import type * as Rendering from "./entry-server.tsx";
import { readHead, type ReadHead } from "./testing/read-head.ts";
import { readPage, type ReadPage } from "./testing/read-page.ts";
import { positionPaths, siteDataAt, siteUrl, storedPositions } from "./testing/site-data.ts";
import { faultsOf } from "./testing/structured-data.ts";

// The only test of the real content: it renders every page of the site built from content/.
const root = join(import.meta.dirname, "..");
const built = pathToFileURL(join(root, "dist", "render", "entry-server.js")).href;
const site: typeof Rendering = await import(built);
const client = join(root, "dist", "client");

type Texts = Readonly<Record<string, string>>;
const texts = { en: await readTexts("en"), vi: await readTexts("vi") } as const;
type Language = keyof typeof texts;

async function readTexts(language: string): Promise<Texts> {
  const files = await Array.fromAsync(
    glob(`{content,i18n}/${language}/*.ts`, { cwd: root }),
    async (file) => {
      const dictionaries: Record<string, Texts> = await import(
        pathToFileURL(join(root, file)).href
      );
      return Object.values(dictionaries);
    },
  );
  return Object.assign({}, ...files.flat());
}

type View = { address: string; path: string; language: Language; isIndexed: boolean };
const positionPages = positionPaths.map((path) => ({ path, isIndexed: true, isPublic: true }));
const views: readonly View[] = [...site.pages, ...positionPages]
  .filter(({ isPublic }) => isPublic)
  .flatMap(({ path, isIndexed }) => [
    { path, address: path, language: "en" as const, isIndexed },
    {
      path,
      address: isIndexed ? `/vi${path}`.replace(/\/$/, "") : path,
      language: "vi",
      isIndexed,
    },
  ]);

/** The sections that the specification names for each page, by the keys of their headings. */
const sections: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "hero.title",
    "business.title",
    ...["ai", "blockchain", "ecommerce", "fintech"].map((area) => `business.${area}`),
    "why.title",
    ...["expertise", "technology", "clients", "tailored"].map((reason) => `why.${reason}`),
  ],
  "/about": [
    "about.us.title",
    "about.vision.title",
    "about.mission.title",
    ...["people", "society", "foundation", "life"].map((pillar) => `about.mission.${pillar}`),
    "about.values.title",
    ...["integrity", "innovation", "excellence"].map((value) => `about.values.${value}`),
    "about.media.title",
    ...videos.map(({ title }) => title),
    "about.events.title",
    ...events.map(({ title }) => title),
    "about.closing.title",
  ],
  "/solutions": [
    ...["ai", "blockchain", "ecommerce", "fintech"].map((area) => `solutions.${area}`),
    ...products.map(({ id }) => `product.${id}`),
    ...plainSolutions.map((id) => `solutions.${id}`),
    "solutions.call.title",
  ],
  "/projects": [
    "projects.blockchain",
    "projects.sandbox",
    "projects.check-in",
    "projects.fintech",
    "projects.portfolio",
    "projects.portfolio.note",
    "projects.ai",
    ...aiProjects.map(({ id }) => `projects.ai.${id}`),
  ],
  "/clients": [
    "clients.title",
    ...clients.flatMap(({ solutions }) => solutions.map((id) => `clients.${id}`)),
    "clients.call.title",
  ],
  "/team": ["team.hero.title", "team.mentors.title", "team.directors.title"],
  "/careers": [
    "careers.benefits",
    ...["innovation", "mentorship", "growth", "package"].map((one) => `careers.benefit.${one}`),
    "careers.fullTime",
    "careers.internships",
    "careers.process",
    ...["submit", "interview", "test", "result"].map((step) => `careers.process.${step}`),
    "careers.contact",
  ],
  "/contact": ["contact.title", "contact.details", "contact.social"],
  "/privacy-policy": ["purpose", "scope", "security", "rights", "contact"].map(
    (section) => `privacy.${section}`,
  ),
  "/terms-of-service": ["acceptance", "scope", "user", "liability", "basis", "changes"].map(
    (section) => `terms.${section}`,
  ),
};

/** Other data of the company that a page shows. */
const shown: Readonly<Record<string, (language: Language) => readonly string[]>> = {
  "/clients": (language) => clients.map(({ name }) => name[language]),
  "/team": () => [...mentors, ...directors].map(({ name }) => name),
  "/careers": (language) => [
    ...advertised.map(({ title }) => title[language]),
    company.hrEmail,
    company.address[language],
  ],
  "/contact": (language) => [company.phone, company.email, company.address[language]],
  "/privacy-policy": () => [company.privacyEmail],
  "/terms-of-service": () => [company.email],
};

const advertised = storedPositions.filter((position) => position.advertised);

/** Screens that show their heading only in the browser. */
const ofLinks = ["/application-status", "/confirm-email"];

const heads = new Map<View, ReadHead>();

for (const view of views) {
  const { address, path, language, isIndexed } = view;
  describe(`${address} in ${language}`, () => {
    let head: ReadHead;
    let page: ReadPage;
    before(async () => {
      const { status, html } = await site.renderPage(
        address,
        language,
        siteDataAt(address, language),
      );
      assert.equal(status, 200);
      head = readHead(html);
      page = readPage(html);
      heads.set(view, head);
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
      const named = (text: string) => text.replaceAll("{company}", company.name);
      const headings = page.headings.map(({ text }) => text.replace(/^\d+(?=\D)/, ""));
      for (const key of sections[path] ?? []) {
        const text = named(inLanguage[key] ?? key).replaceAll("\u00a0", " ");
        assert.ok(headings.includes(text), `no heading "${text}" (${key})`);
      }
      for (const text of shown[path]?.(language) ?? []) {
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
      const vacancy = advertised.find(({ slug }) => path === `/careers/${slug}`);
      assert.equal(types.includes("JobPosting"), vacancy?.is_sample === false);
      const films = path === "/about" ? videos.filter(({ isSample }) => !isSample) : [];
      assert.equal(types.filter((type) => type === "VideoObject").length, films.length);
    });

    test("uses no missing file", () => {
      const previews = head.meta("og:image").map((image) => image.slice(siteUrl.length));
      assert.equal(previews.length, 1);
      const missing = [...page.files, ...previews].filter((file) => !existsSync(client + file));
      assert.deepEqual(missing, []);
      for (const preview of previews) {
        assert.deepEqual(sizeOfPng(client + preview), { width: 1200, height: 630 });
      }
    });
  });
}

function sizeOfPng(path: string): { width: number; height: number } {
  const file = readFileSync(path);
  assert.equal(file.toString("latin1", 1, 4), "PNG", path);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

for (const language of ["en", "vi"] as const) {
  test(`no two pages have the same title or description in ${language}`, () => {
    const indexed = views.filter((view) => view.isIndexed && view.language === language);
    const of = indexed.map((view) => heads.get(view));
    assert.equal(new Set(of.flatMap((head) => head?.titles)).size, indexed.length);
    const descriptions = of.flatMap((head) => head?.meta("description"));
    assert.equal(new Set(descriptions).size, indexed.length);
  });
}

test("the company profile is a PDF in each language", () => {
  for (const file of Object.values(companyProfile)) {
    assert.equal(readFileSync(client + file).toString("latin1", 0, 5), "%PDF-");
  }
});
