import { fillIn, submit } from "./application-form.ts";
import { expect, test } from "./site.ts";

test("every kind of page works where no font and no picture arrives", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  let missing = 0;
  await page.route(/\.(?:woff2|avif|webp|jpe?g|png|svg|mp4)(?:\?|$)/, async (route) => {
    missing += 1;
    await route.abort();
  });
  for (const path of ["/", "/about", "/solutions", "/vi/careers", "/login"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/careers/apply");
  await fillIn(page, "no.fonts@people.example");
  await submit(page).click();
  await expect(
    page.getByRole("heading", { name: "Application Submitted Successfully!" }),
  ).toBeVisible();
  expect(missing).toBeGreaterThan(0);
  expect(failures).toEqual([]);
});
