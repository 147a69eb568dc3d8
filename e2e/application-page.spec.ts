import { company } from "#content/company.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

test("the application page opens at the top, shows benefits, steps and sections, and links back to Careers", async ({
  strictPage: page,
}) => {
  await openHydrated(page, "/careers");
  const form = page.getByRole("link", { name: "Open Application Form" });
  await form.scrollIntoViewIfNeeded();
  await form.click();
  await expect(page).toHaveURL("/careers/apply");
  await expect.poll(() => page.evaluate(() => scrollY), "the page is at the top").toBe(0);
  await expect(
    page.getByRole("region", { name: `Why join ${company.name}?` }).getByRole("listitem"),
  ).toHaveCount(4);
  const steps = page.getByRole("region", { name: "Application Process" }).getByRole("listitem");
  await expect(steps).toHaveText([
    /Submit application and resume/,
    /Initial screening by HR/,
    /Technical assessment \(if applicable\)/,
    /Final interview with team leads/,
  ]);
  const sections = page.locator("form").getByRole("heading", { level: 2 });
  await expect(sections).toHaveText([
    "Personal Information",
    "Position & Experience",
    "Resume Upload",
    "Cover Letter (optional)",
    "Portfolio & Social Links (optional)",
    "Additional Information",
    "Form status",
  ]);
  await page.getByRole("link", { name: "Back to Careers" }).click();
  await expect(page).toHaveURL("/careers");
});
