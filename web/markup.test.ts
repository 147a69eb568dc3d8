import assert from "node:assert/strict";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { company } from "#content/company.ts";
import { defaultDescription, pages } from "#content/pages.ts";
import { videos } from "#content/videos.ts";
import { builtSite } from "../testing/built-site.ts";
import { localizePath } from "./router/match-route.ts";
import type * as Rendering from "./entry-server.tsx";
import { notFound, positionPattern, routes } from "./routes.ts";
import { readHead, type ReadHead } from "./testing/read-head.ts";
import { positionPaths, siteDataAt, siteUrl, storedPositions } from "./testing/site-data.ts";
import { faultsOf } from "./testing/structured-data.ts";

const built = pathToFileURL(join(builtSite, "render", "entry-server.js")).href;
const site: typeof Rendering = await import(built);

/** Every address of every route, in each of its languages. */
const views = routes.flatMap((route) =>
  (route.path === positionPattern ? positionPaths : [route.path]).flatMap((path) => {
    const page = { path, isIndexed: route.isIndexed };
    const twin = { ...page, address: localizePath(path), language: "vi" } as const;
    return [
      { ...page, address: path, language: "en" } as const,
      { ...page, address: path, language: "vi" } as const,
      ...(route.isIndexed ? [twin] : []),
    ];
  }),
);
const indexed = views.filter(({ isIndexed }) => isIndexed);

const headOf = async (address: string, language: "en" | "vi") =>
  readHead((await site.renderPage(address, language, siteDataAt(address, language))).html);

/** The single value of a list. */
function only(values: readonly string[], what: string): string {
  assert.equal(values.length, 1, `${values.length} values of ${what}`);
  return values[0] ?? "";
}

/** The types of structured data on a page. Samples have none. */
function typesAt(path: string): string[] {
  const vacancy = storedPositions.some(
    ({ slug, is_sample }) => path === `/careers/${slug}` && !is_sample,
  );
  const films = path === "/about" ? videos.filter(({ isSample }) => !isSample) : [];
  return [
    "WebPage",
    path === "/" ? "Organization" : "BreadcrumbList",
    ...(vacancy ? ["JobPosting"] : []),
    ...films.map(() => "VideoObject"),
  ];
}

for (const view of views) {
  const { address, path, language, isIndexed } = view;
  describe(`${address} in ${language}`, () => {
    let head: ReadHead;
    before(async () => {
      head = await headOf(address, language);
    });

    test("has one title, one description and its language", () => {
      const title = only(head.titles, "title");
      if (path !== "/dashboard") assert.ok(title.endsWith(` | ${company.name}`), title);
      const description = only(head.meta("description"), "description");
      assert.equal(head.language, language);
      if (!isIndexed) return;
      assert.ok(title.length <= 70, `title of ${title.length} characters`);
      assert.ok(description.length >= 50, `description of ${description.length} characters`);
      assert.ok(description.length <= 170, `description of ${description.length} characters`);
    });

    test("has its own address as the canonical one", () => {
      assert.equal(only(head.canonical, "canonical"), siteUrl + address);
      assert.equal(only(head.meta("og:url"), "og:url"), siteUrl + address);
    });

    test("has a social preview with a picture", () => {
      const [title] = head.titles;
      const [description] = head.meta("description");
      assert.equal(only(head.meta("og:type"), "og:type"), "website");
      assert.equal(only(head.meta("twitter:card"), "twitter:card"), "summary_large_image");
      for (const network of ["og", "twitter"]) {
        assert.equal(only(head.meta(`${network}:title`), "title"), title);
        assert.equal(only(head.meta(`${network}:description`), "description"), description);
        const image = only(head.meta(`${network}:image`), "image");
        assert.ok(image.startsWith(`${siteUrl}/social/`), image);
        if (isIndexed) assert.equal(image.includes("-vi."), language === "vi", image);
      }
    });

    if (isIndexed) {
      test("is indexed, with links to both languages", () => {
        assert.deepEqual(head.meta("robots"), []);
        const [en, vi] = [siteUrl + path, siteUrl + localizePath(path)];
        assert.deepEqual(head.alternates, { en, vi, "x-default": en });
      });

      test("has the structured data that Google requires, in its language", () => {
        const types = head.data.map((data) => String(Reflect.get(Object(data), "@type")));
        assert.deepEqual(types, typesAt(path));
        for (const data of head.data) {
          assert.deepEqual(faultsOf(data), []);
          const own: unknown = Reflect.get(Object(data), "inLanguage");
          assert.ok(own === undefined || own === language, String(own));
        }
      });
    } else {
      test("is not indexed", () => {
        assert.deepEqual(head.meta("robots"), ["noindex"]);
        assert.deepEqual(head.alternates, {});
        const types = head.data.map((data) => String(Reflect.get(Object(data), "@type")));
        assert.deepEqual(types, ["WebPage"]);
        for (const data of head.data) assert.deepEqual(faultsOf(data), []);
      });
    }
  });
}

test("every page is served with the name of the company from content/company.ts", async () => {
  assert.ok(!JSON.stringify(pages).includes(company.name));
  for (const { address, language } of views) {
    const { html } = await site.renderPage(address, language, siteDataAt(address, language));
    const head = html.slice(0, html.indexOf("</head>"));
    assert.ok(head.includes(company.name), address);
    assert.doesNotMatch(head, /\{\w+\}/, address);
    // The texts in the inline data keep their placeholders.
    const shown = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
    assert.doesNotMatch(shown, /\{company\}/, address);
  }
});

for (const language of ["en", "vi"] as const) {
  test(`no two pages have the same title or description in ${language}`, async () => {
    const pages = indexed.filter(
      (view) => view.language === language && view.address === view.path,
    );
    const heads = await Promise.all(pages.map(({ address }) => headOf(address, language)));
    assert.equal(new Set(heads.flatMap(({ titles }) => titles)).size, pages.length);
    const descriptions = heads.flatMap(({ meta }) => meta("description"));
    assert.equal(new Set(descriptions).size, pages.length);
  });
}

test("one open position is counted in the singular", async () => {
  const show = async (...open: string[]) => {
    const positions = storedPositions.map((position) =>
      open.includes(position.slug) ? position : { ...position, state: "closed" as const },
    );
    const siteData = siteDataAt("/careers", "en", positions);
    return (await site.renderPage("/careers", "en", siteData)).html;
  };
  const one = await show("ai-engineer", "ai-intern");
  assert.match(one, />full-time position<\/dt><dd[^>]*>1</);
  assert.match(one, />internship<\/dt><dd[^>]*>1</);
  const none = await show();
  assert.doesNotMatch(
    none.replaceAll(/<script.*?<\/script>/gs, ""),
    /full-time positions?<|id="internships"/,
  );
});

test("screens for sign-in, accounts, administration and results are not indexed", async () => {
  const kept = [
    "/login",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/dashboard",
    "/profile",
    "/settings",
    "/admin",
    "/application-status",
    "/products/ecrm",
    notFound.path,
  ];
  for (const path of kept) {
    const { meta } = await headOf(path, "en");
    assert.deepEqual(meta("robots"), ["noindex"], path);
  }
});

test("a page without its own title or description has the default ones", async () => {
  for (const language of ["en", "vi"] as const) {
    const { titles, meta } = await headOf("/dashboard", language);
    assert.deepEqual(titles, [`${company.name} | ${company.tagline[language]}`]);
    const description = defaultDescription[language].replace("{company}", company.name);
    assert.deepEqual(meta("description"), [description]);
  }
});

test("the not-found page has a canonical address and structured data", async () => {
  for (const address of ["/404", "/vi/404", "/products/ecrm"]) {
    const language = address.startsWith("/vi/") ? "vi" : "en";
    const { canonical, meta, data } = await headOf(address, language);
    assert.deepEqual([...canonical, ...meta("og:url")], [siteUrl + address, siteUrl + address]);
    const types = data.map((item) => Reflect.get(Object(item), "@type"));
    assert.deepEqual(types, ["WebPage"]);
  }
});

test("the sitemap lists exactly the indexed pages, in both languages", () => {
  const changed = positionPaths.map((path) => ({ path, changedOn: "2026-11-23" }));
  const entries = site
    .sitemapOf(siteUrl, changed)
    .matchAll(
      /<url><loc>([^<]*)<\/loc>(?:<lastmod>2026-11-23<\/lastmod>)?((?:<xhtml:link [^>]*\/>)*)<\/url>/g,
    );
  const listed = Array.from(entries, ([, location = "", links = ""]) => ({
    location,
    alternates: readHead(links.replaceAll("xhtml:link", "link")).alternates,
  }));
  const expected = indexed
    .filter(({ address, path, language }) => (language === "vi") === (address !== path))
    .map(({ address, path }) => {
      const [en, vi] = [siteUrl + path, siteUrl + localizePath(path)];
      return { location: siteUrl + address, alternates: { en, vi, "x-default": en } };
    });
  const byAddress = (one: { location: string }, other: { location: string }) =>
    one.location < other.location ? -1 : 1;
  assert.deepEqual(listed.toSorted(byAddress), expected.toSorted(byAddress));
});

test("robots.txt names the sitemap and disallows no page", () => {
  const lines = site.robotsOf(siteUrl).split("\n");
  assert.ok(lines.includes(`Sitemap: ${siteUrl}/sitemap.xml`));
  const disallowed = lines.filter((line) => line.startsWith("Disallow:"));
  assert.deepEqual(disallowed, ["Disallow: /api/"]);
});
