import { advertisedPositions } from "#content/advertised-positions.ts";
import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import { expect, test } from "./site.ts";

const fullTime = [
  "AI Engineer",
  "Blockchain Engineer",
  "E-commerce",
  "Fullstack Developer",
  "Frontend Developer",
  "Backend Developer",
];
const internships = [
  "AI Intern",
  "E-commerce Intern",
  "Blockchain Intern",
  "Fullstack Developer Intern",
  "Marketing & Content Intern",
];

test("each position can be applied for by its title and read about in full", async ({ page }) => {
  await page.goto("/careers");
  for (const [part, titles] of [
    ["Full-time positions", fullTime],
    ["Internships", internships],
  ] as const) {
    const cards = page.getByRole("region", { name: part }).getByRole("article");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(titles);
    for (const [index, title] of titles.entries()) {
      const links = cards.nth(index).getByRole("link");
      await expect(links).toHaveText(["Apply Now", "Full description"]);
      await expect(links.first()).toHaveAttribute(
        "href",
        `/careers/apply?position=${encodeURIComponent(title)}`,
      );
    }
  }
});

test("the page names four benefits, four steps of hiring and four perks of interns", async ({
  page,
}) => {
  await page.goto("/careers");
  const benefits = page.getByRole("region", { name: "What you can expect of us" });
  await expect(benefits.getByRole("heading", { level: 3 })).toHaveText([
    "Innovation First",
    "Expert Mentorship",
    "Career Growth",
    "Competitive Package",
  ]);
  const steps = page.getByRole("region", { name: "How we hire" });
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText([
    "Submit application (CV)",
    "Online or in-person interview",
    "Technical test (if applicable)",
    "Result notification and employment agreement",
  ]);
  const perks = page.getByRole("region", { name: "Internships" }).getByRole("list").first();
  for (const perk of [
    "Direct training from experts",
    "Real projects",
    "Internship certification",
    "Possible full-time employment",
  ]) {
    await expect(perks).toContainText(perk);
  }
  await expect(page.getByRole("link", { name: "Open Application Form" })).toHaveAttribute(
    "href",
    "/careers/apply",
  );
});

test("a position chosen on its page is the one the form asks for", async ({ page }) => {
  await page.goto("/careers/marketing-intern");
  await page.getByRole("link", { name: "Apply Now: Marketing & Content Intern" }).first().click();
  await expect(page.getByText("Applying for: Marketing & Content Intern")).toBeVisible();
});

for (const { slug } of advertisedPositions) {
  test(`/careers/${slug} stands in both languages and marks up no sample as a vacancy`, async ({
    strictPage: page,
  }) => {
    const position = findPosition(positions, slug);
    const title = position !== undefined && "title" in position ? position.title : slug;
    for (const path of [`/careers/${slug}`, `/vi/careers/${slug}`]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toContain('"@type":"BreadcrumbList"');
      expect(data.join()).toContain(path.replace(`/${slug}`, '"'));
      expect(data.join()).not.toContain("JobPosting");
    }
  });
}

for (const slug of ["ui-designer", "no-such-job"]) {
  test(`/careers/${slug} is no page, for no such position is advertised`, async ({ page }) => {
    const response = await page.goto(`/careers/${slug}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  });
}
