import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { clients as clientsDictionary } from "#content/en/clients.ts";
import { projects as projectsDictionary } from "#content/en/projects.ts";
import { team as teamDictionary } from "#content/en/team.ts";
import { home as homeTexts } from "#content/en/home.ts";
import { products as productsDictionary } from "#content/en/products.ts";
import { projectNames } from "#content/en/project-names.ts";
import { about as aboutDictionary } from "#content/en/about.ts";
import { areas } from "#content/areas.ts";
import { clients } from "#content/clients.ts";
import { company } from "#content/company.ts";
import { events } from "#content/events.ts";
import { directors, mentors } from "#content/people.ts";
import { products } from "#content/products.ts";
import { aiProjects, blockchainProjects } from "#content/projects.ts";
import { companyProfile } from "#content/solutions.ts";
import { videos } from "#content/videos.ts";
import { builtSite } from "../testing/built-site.ts";
import type * as Rendering from "./entry-server.tsx";
import { siteDataAt, storedPositions } from "./testing/site-data.ts";
import { readPage, type ReadPage } from "./testing/read-page.ts";

const built = pathToFileURL(join(builtSite, "render", "entry-server.js")).href;
const site: typeof Rendering = await import(built);
// The texts of records have keys made of their ids.
type Texts = Readonly<Record<string, string | undefined>>;
const clientTexts: Texts = clientsDictionary;
const projectTexts: Texts = { ...projectsDictionary, ...projectNames };
const productTexts: Texts = productsDictionary;
const teamTexts: Texts = teamDictionary;
const aboutTexts: Texts = aboutDictionary;

/** The main part of a page. */
async function show(path: string, language: "en" | "vi" = "en") {
  const { status, html } = await site.renderPage(path, language, siteDataAt(path, language));
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return { status, html, main, page: readPage(main) };
}

/** The names of the fixture's pictures: some records have none on purpose. */
const pictures = new Set(
  globSync("**/*.*", { cwd: join(import.meta.dirname, "../testing/company/pictures") }).map(
    (file) => file.replaceAll("\\", "/").replace(/\.\w+$/, ""),
  ),
);

const linksTo = ({ links }: ReadPage, address: string) =>
  links.filter(({ href }) => href === address);

const nameOf = (id?: string) => clients.find((client) => client.id === id)?.name.en;

function assertShows({ text }: ReadPage, words: readonly (string | undefined)[]): void {
  for (const word of words) assert.ok(word !== undefined && text.includes(word), `no "${word}"`);
}

const advertised = storedPositions.filter((position) => position.advertised);

const home = await show("/");
const about = await show("/about");
const solutions = await show("/solutions");
const projects = await show("/projects");
const careers = await show("/careers");

describe("Home", () => {
  test("links to Solutions and About", () => {
    assert.ok(linksTo(home.page, "/solutions").length > 0);
    assert.ok(linksTo(home.page, "/about").length > 0);
  });

  test("shows four areas with a picture each, and four reasons", () => {
    assert.equal(home.page.files.filter((file) => file.startsWith("/pictures/areas/")).length, 4);
    assert.equal(home.main.match(/<article/g)?.length, 8);
    assertShows(home.page, [`More than ${company.yearsOfExperience} years`]);
  });

  test("leads from each area to its section of Solutions", () => {
    for (const area of areas) {
      const [link] = linksTo(home.page, `/solutions#${area}`);
      assert.equal(link?.text, homeTexts[`business.${area}`]);
      assert.ok(solutions.main.includes(`<section id="${area}"`), area);
    }
  });

  test("shows the projects that the company marked, with their clients", () => {
    for (const { id, client, isOnHome } of [...blockchainProjects, ...aiProjects]) {
      if (isOnHome !== true) continue;
      const name = projectTexts[`projects.${id}`] ?? projectTexts[`projects.ai.${id}`];
      assertShows(home.page, [name, nameOf(client)]);
    }
  });
});

describe("About", () => {
  test("begins with a muted looping video and two links", () => {
    const [video = ""] = /<video[^>]*>/.exec(about.main) ?? [];
    for (const attribute of ["loop", "muted", "playsInline"]) {
      assert.ok(video.includes(` ${attribute}=""`), attribute);
    }
    const [work] = linksTo(about.page, "/contact");
    assert.equal(work?.text, `Work with ${company.name}`);
    const [profile] = linksTo(about.page, companyProfile.en);
    assert.equal(profile?.opensTab, true);
    assert.equal(linksTo(about.page, "/contact").length, 2);
    assert.equal(linksTo(about.page, "/solutions").length, 1);
  });

  test("offers every video and loads none", () => {
    const buttons = about.page.texts.filter((text) => text.startsWith("Play video: "));
    assert.equal(buttons.length, videos.length);
    assert.doesNotMatch(about.main, /<iframe/);
  });

  test("shows every event with its day, place and status", () => {
    for (const { id, date, status } of events) {
      const parts = ["title", "location", "description"];
      assertShows(
        about.page,
        parts.map((part) => aboutTexts[`event.${id}.${part}`]),
      );
      const day = date.split("/").toReversed().join("-");
      assert.match(about.main, new RegExp(`<time dateTime="${day}"[^>]*>${date}</time>`));
      assertShows(about.page, [aboutTexts[`about.events.${status}`]]);
    }
  });
});

describe("Solutions", () => {
  test("link to the products, the contact, the projects and the company profile", () => {
    const learnMore = solutions.page.links.filter(({ text }) => text.startsWith("Learn more"));
    assert.deepEqual(
      learnMore.map(({ href }) => href),
      products.map(({ id }) => `/products/${id}`),
    );
    assert.equal(linksTo(solutions.page, "/contact").length, 2);
    assert.equal(linksTo(solutions.page, "/projects").length, 1);
    assert.equal(linksTo(solutions.page, companyProfile.en)[0]?.opensTab, true);
  });

  test("open the profile of the reader's language", async () => {
    const { page } = await show("/vi/solutions", "vi");
    assert.equal(linksTo(page, companyProfile.vi).length, 1);
  });

  for (const { id, area } of products) {
    test(`/products/${id} is a 404 that describes the product`, async () => {
      const { status, page } = await show(`/products/${id}`);
      assert.equal(status, 404);
      assertShows(page, ["Oops! Page not found"]);
      const [heading] = page.headings.filter(({ level }) => level === 1);
      assert.equal(heading?.text, productTexts[`product.${id}`]);
      assert.ok(linksTo(page, `/solutions#${area}`).length > 0);
      assert.ok(linksTo(page, "/contact").length > 0);
    });
  }
});

describe("Projects", () => {
  test("name their clients, and show the legal note of the portfolio", () => {
    for (const { client } of blockchainProjects) {
      assertShows(projects.page, [nameOf(client)]);
    }
    assertShows(projects.page, [projectTexts["projects.portfolio.note.text"]]);
  });

  test("show each AI project with its category and client", () => {
    for (const { id, category, client } of aiProjects) {
      assertShows(projects.page, [
        projectTexts[`projects.ai.${id}`],
        projectTexts[`projects.ai.${id}.description`],
        projectTexts[`projects.category.${category}`],
        nameOf(client),
      ]);
    }
    const pictured = aiProjects.filter(({ id }) => pictures.has(`projects/${id}`));
    assert.ok(pictured.length > 0);
    for (const { id } of pictured) {
      assert.ok(projects.page.files.some((file) => file.startsWith(`/pictures/projects/${id}-`)));
    }
  });
});

test("Clients shows logos, industries and solutions, and links to the contact", async () => {
  const { page } = await show("/clients");
  for (const { id, name, industry, solutions } of clients) {
    assertShows(page, [name.en, clientTexts[`clients.industry.${industry}`]]);
    assert.ok(
      page.files.some((file) => file.startsWith(`/pictures/clients/${id}-`)),
      id,
    );
    for (const solution of solutions) {
      assertShows(page, [clientTexts[`clients.${solution}`]]);
      assertShows(page, [clientTexts[`clients.${solution}.description`]]);
    }
  }
  assert.ok(linksTo(page, "/contact").some(({ text }) => text === "Contact us"));
});

test("Team shows each person with a portrait or the initials, and the role", async () => {
  const { page } = await show("/team");
  for (const { id, name } of [...mentors, ...directors]) {
    assertShows(page, [
      name,
      teamTexts[`person.${id}.role`],
      teamTexts[`person.${id}.description`],
    ]);
    const words = name.split(" ");
    const initials = `${words[0]?.[0]}${words.at(-1)?.[0]}`;
    const hasPortrait = pictures.has(`team/${id}`);
    assert.equal(
      page.files.some((file) => file.startsWith(`/pictures/team/${id}-`)),
      hasPortrait,
    );
    assert.equal(page.texts.includes(initials), !hasPortrait, initials);
  }
});

test("Contact links to phone, email, website and channels, and has no form", async () => {
  const { main, page } = await show("/contact");
  assertShows(page, [company.phone, company.email, company.address.en, new URL(company.site).host]);
  assert.equal(linksTo(page, `mailto:${company.email}`).length, 1);
  assert.equal(linksTo(page, `tel:${company.phone.replaceAll(" ", "")}`).length, 1);
  for (const channel of [company.facebook, company.youtube]) {
    assert.equal(linksTo(page, channel)[0]?.opensTab, true);
  }
  assert.doesNotMatch(main, /<(?:form|input)\b/);
});

describe("Careers", () => {
  test("links each advertised position to its page and to the form", () => {
    for (const { slug, skills, title: titles } of advertised) {
      const title = titles.en;
      assertShows(careers.page, [title, ...skills]);
      const form = `/careers/apply?position=${encodeURIComponent(title)}`;
      assert.equal(linksTo(careers.page, form).length, 1, form);
      assert.equal(linksTo(careers.page, `/careers/${slug}`).length, 1);
    }
  });

  test("shows the contact and links to the open application", () => {
    assertShows(careers.page, [company.hrEmail, company.phone, company.address.en]);
    assert.equal(linksTo(careers.page, "/careers/apply").length, 2);
  });

  test("has no page for a position that is not advertised", async () => {
    for (const slug of ["ui-designer", "no-such-job"]) {
      const { status, page } = await show(`/careers/${slug}`);
      assert.equal(status, 404);
      assertShows(page, ["Oops! Page not found"]);
    }
  });
});

test("the footer shows the company, its address and its founding dates", async () => {
  const { html } = await show("/contact");
  const [footer = ""] = /<footer.*<\/footer>/s.exec(html) ?? [];
  const page = readPage(footer);
  assertShows(page, [
    company.name,
    company.tagline.en,
    company.taxCode,
    company.phone,
    company.email,
    company.address.en,
    `© 2026 ${company.name}`,
  ]);
  for (const day of [company.teamFounded, company.companyFounded]) {
    assert.ok(footer.includes(`<time dateTime="${day}"`), day);
  }
  const addresses = ["/about", "/contact", "/careers", "/privacy-policy", "/terms-of-service"];
  for (const address of [...addresses, company.facebook, company.youtube, company.site]) {
    assert.equal(linksTo(page, address).length, 1, address);
  }
});

test("a careers page of 200 positions filters them by the query, and stays within 120 KB", async () => {
  const [first] = advertised;
  assert.ok(first !== undefined);
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...first,
    slug: `position-${index}`,
    kind: index % 2 === 0 ? ("full-time" as const) : ("internship" as const),
    title: { en: `Position ${index}`, vi: `Vị trí ${index}` },
    skills: [`Skill ${index % 20}`],
  }));
  const siteData = siteDataAt("/careers", "en", many);
  const all = await site.renderPage("/careers", "en", siteData);
  const cardsIn = (html: string) => html.match(/href="\/careers\/position-\d+"/g)?.length ?? 0;
  assert.equal(cardsIn(all.html), 200);
  assert.ok(brotliCompressSync(all.html).length < 120 * 1024);
  assert.ok(all.html.includes('action="/careers#positions"'), "a form that works without a script");
  const some = await site.renderPage("/careers", "en", siteData, "?kind=internship&skill=Skill+1");
  assert.equal(cardsIn(some.html), 10);
  const unknown = await site.renderPage("/careers", "en", siteData, "?skill=Cooking");
  assert.equal(cardsIn(unknown.html), 200);
});
