import { clients } from "#content/clients.ts";
import { company } from "#content/company.ts";
import { directors, mentors } from "#content/people.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const leadsTo = async (page: Page, name: string | RegExp, address: string) => {
  const link = page.getByRole("main").getByRole("link", { name }).first();
  await expect(link).toHaveAttribute("href", address);
};

test("home: a hero with two ways on, four business areas, four reasons", async ({
  strictPage: page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await leadsTo(page, "Explore our solutions", "/solutions");
  await leadsTo(page, "About us", "/about");
  const areas = part(page, "Core business areas").getByRole("article");
  await expect(areas.getByRole("heading")).toHaveText([
    "AI & Automation",
    "Blockchain",
    "E-commerce",
    "Fintech",
  ]);
  await expect(areas.locator("img")).toHaveCount(4);
  await expect(areas.locator(".lucide")).toHaveCount(4);
  const reasons = part(page, "Why choose us").getByRole("article");
  await expect(reasons.getByRole("heading")).toHaveText([
    "Proven expertise",
    "Cutting-edge technology",
    "Global client base",
    "Tailored solutions",
  ]);
  await expect(reasons.first()).toContainText("More than 15 years");
});

test("about: video, story, photo, vision, four pillars, three values, media, events, ways on", async ({
  strictPage: page,
}) => {
  await page.goto("/about");
  const film = page.locator("video");
  for (const name of ["loop", "playsinline"]) await expect(film).toHaveAttribute(name);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await leadsTo(page, "Work with Norava", "/contact");
  const profile = page.getByRole("link", { name: /^Download Company Profile/ });
  await expect(profile).toHaveAttribute("target", "_blank");
  const pdf = await page.request.get((await profile.getAttribute("href")) ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  await expect(part(page, "About us").getByAltText("The Norava team")).toBeAttached();
  await expect(part(page, "About us").getByRole("heading", { name: "Our vision" })).toBeAttached();
  await expect(part(page, "Our mission").getByRole("article").getByRole("heading")).toHaveText([
    "Human development",
    "Social contribution",
    "A sustainable technology foundation",
    "Application in daily life",
  ]);
  await expect(part(page, "Our values").getByRole("article").getByRole("heading")).toHaveText([
    "Integrity",
    "Innovation",
    "Excellence",
  ]);
  await expect(part(page, "Media").getByRole("button", { name: /^Play video: / })).toHaveCount(2);
  const events = part(page, "Events").getByRole("article");
  await expect(events).toHaveCount(2);
  for (const event of await events.all()) {
    await expect(event.getByText("Finish", { exact: true })).toBeAttached();
    await expect(event.locator("time")).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
    await expect(event).toContainText("Vietnam");
  }
  await leadsTo(page, "Contact us", "/contact");
  await leadsTo(page, "See our solutions", "/solutions");
});

test("solutions: two featured cards, six plain ones, and the linked ones by field", async ({
  strictPage: page,
}) => {
  await page.goto("/solutions");
  await leadsTo(page, "Contact us", "/contact");
  const fields = {
    "AI and automation": [8, 2],
    Blockchain: [4, 4],
    "E-commerce": [6, 6],
    Fintech: [4, 4],
  } as const;
  for (const [name, [cards, links]] of Object.entries(fields)) {
    const field = part(page, name);
    await expect(field.getByRole("link", { name: /^Learn more/ })).toHaveCount(links);
    // Every card has a title below the field's own; a heading over the plain cards is none of them.
    const titles = field.getByRole("heading").filter({ hasNotText: "models and pipelines" });
    await expect(titles).toHaveCount(cards + 1);
  }
  await leadsTo(page, "Talk to us", "/contact");
  await leadsTo(page, "See our projects", "/projects");
});

test("projects: two on blockchain, one in fintech with its legal note, eight with AI", async ({
  strictPage: page,
}) => {
  await page.goto("/projects");
  const blockchain = part(page, "Blockchain");
  await expect(blockchain).toContainText("Hyperledger Fabric");
  await expect(blockchain).toContainText("issues an NFT certificate");
  await expect(blockchain).toContainText("Points become rewards");
  const fintech = part(page, "Fintech");
  for (const words of [
    "Stocks",
    "Bonds",
    "Real estate",
    "Gold",
    "Technical analysis",
    "Fundamental analysis",
    "Indicators",
    "Financial-literacy training",
    "does not execute trades and gives no binding recommendations",
  ]) {
    await expect(fintech).toContainText(words);
  }
  const projects = part(page, "AI solutions").getByRole("article");
  await expect(projects).toHaveCount(8);
  await expect(projects.locator("img")).toHaveCount(8);
  for (const project of await projects.all()) {
    await expect(project.getByText("Client:")).toBeAttached();
    await expect(project.getByRole("heading")).toHaveCount(1);
  }
});

test("clients: five of three kinds, with industry badges and a way to /contact", async ({
  strictPage: page,
}) => {
  await page.goto("/clients");
  const badges = ["Education", "Education", "Public administration", "Public administration"];
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(clients.length);
  for (const [index, badge] of [...badges, "Higher education"].entries()) {
    await expect(cards.nth(index).getByText(badge, { exact: true })).toBeAttached();
  }
  await leadsTo(page, "Contact us", "/contact");
});

test("team: two mentors and three directors, and initials where a portrait fails", async ({
  page,
}) => {
  await page.route("**/team/ceo-*", (route) => route.abort());
  await page.goto("/team");
  for (const [name, people, roles] of [
    ["Mentors", mentors, ["Mentor", "AI Lead"]],
    ["Directors", directors, ["CEO", "CCO", "CTO"]],
  ] as const) {
    const cards = part(page, name).getByRole("article");
    await expect(cards.getByRole("heading")).toHaveText(people.map((person) => person.name));
    for (const [index, role] of roles.entries()) {
      await expect(cards.nth(index).getByText(role, { exact: true })).toBeAttached();
      await expect(cards.nth(index).locator(".lucide")).toHaveCount(1);
    }
  }
  await part(page, "Directors").scrollIntoViewIfNeeded();
  const ceo = part(page, "Directors").getByRole("article").first();
  await expect(ceo.getByText("NH", { exact: true })).toBeVisible();
});

test("contact: the company's details and channels, and no form", async ({ strictPage: page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  const main = page.getByRole("main");
  await expect(main.getByText("We'd love to hear about your project.")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Company Details" })).toBeVisible();
  for (const detail of [company.phone, company.email, "Thai Nguyen, Vietnam", "norava.example"]) {
    await expect(main.getByText(detail, { exact: true })).toBeVisible();
  }
  for (const link of await part(page, "Social").getByRole("link").all()) {
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await leadsTo(page, /^Facebook page/, company.facebook);
  await leadsTo(page, /^YouTube channel/, company.youtube);
  await expect(main.locator("form, input")).toHaveCount(0);
});

for (const [path, sections, words] of [
  [
    "/privacy-policy",
    [
      "Purpose of Information Collection",
      "Scope of Information Collected",
      "Information Security",
      "Customer Rights",
      "Contact",
    ],
    [
      "Decree 13/2023/ND-CP",
      "Cybersecurity Law 2018",
      "E-Transactions Law 2023",
      "not transferred abroad without your consent",
      company.privacyEmail,
      "within 30 days",
      "governed by the laws of Vietnam",
    ],
  ],
  [
    "/terms-of-service",
    [
      "Acceptance of Terms",
      "Scope of Services",
      "User Responsibilities",
      "Limitation of Liability & Disclaimer",
      "Legal Basis",
      "Changes to Terms",
    ],
    [
      "Important Disclaimer",
      "for reference only",
      "no responsibility for investment decisions",
      company.email,
      "competent People's Court of Vietnam",
      "data-analysis tools and indicators only",
      "not securities, banking or insurance services",
      "do not execute trades and give no binding investment advice",
    ],
  ],
] as const) {
  test(`${path}: the date, the sections and what they must say`, async ({ strictPage: page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByText("Last Updated: January 2024")).toBeVisible();
    const titles = await main
      .getByRole("region")
      .getByRole("heading", { level: 2 })
      .allTextContents();
    expect(titles.map((title) => title.replace(/^\d+/, ""))).toEqual(sections);
    for (const text of words) await expect(main).toContainText(text);
  });
}
