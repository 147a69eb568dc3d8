import { company } from "#content/company.ts";
import { pages } from "#content/pages.ts";
import { expectNoBarrier, lookAt, views } from "./barriers.ts";
import { screens } from "./screens.ts";
import { expect, test } from "./site.ts";

for (const path of screens) {
  for (const view of views) {
    const { language, colorScheme, size } = view;
    test(`${path} has no barrier: ${language}, ${colorScheme}, ${size}`, async ({
      strictPage: page,
      site,
    }) => {
      await lookAt(page, site.url, view);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectNoBarrier(page);
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is complete in both languages", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Tailored solutions")).toBeVisible();
    await page.goto("/vi");
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    await expect(page.getByText("Giải pháp may đo")).toBeVisible();
  });

  test("the application page says how to apply by mail, and its form cannot send", async ({
    page,
  }) => {
    await page.goto("/careers/apply");
    // Playwright reads no text inside <noscript>, so what is shown and what it says are asked apart.
    await expect(page.locator("main noscript p")).toBeVisible();
    expect(await page.content()).toContain("This form needs JavaScript.");
    await expect(page.getByRole("button", { name: "Submit Application" })).toBeDisabled();
  });

  test("a password cannot reach an address", async ({ page }) => {
    for (const path of ["/login", "/signup", "/forgot-password"]) {
      await page.goto(path);
      await expect(page.locator("form")).toHaveAttribute("method", "post");
    }
  });
});

test("the toggle changes the language in place, for good, and shows no English again", async ({
  strictPage: page,
}) => {
  await page.goto("/careers/apply");
  await page.getByLabel(/^Full Name/).fill("Nguyễn Văn Mẫu");
  await page.getByRole("link", { name: "vi", exact: true }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  await expect(page.getByLabel(/^Họ và tên/)).toHaveValue("Nguyễn Văn Mẫu");
  expect(new URL(page.url()).pathname).toBe("/careers/apply");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("vi");
});

test("an unknown address answers 404 with a way home", async ({ page }) => {
  const warned: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warned.push(message.text());
  });
  const response = await page.goto("/no/such/page?token=secret");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.poll(() => warned.join()).toContain("/no/such/page");
  expect(warned.join()).not.toContain("secret");
  await page.getByRole("link", { name: /home/i }).last().click();
  await expect(page).toHaveURL("/");
});

test("the head names the page for search engines and previews", async ({ page, site }) => {
  await page.goto("/");
  const head = (selector: string, name = "content") => page.locator(selector).getAttribute(name);
  const { title, description } = pages.home.en;
  const named = (words: string) => words.replaceAll("{company}", company.name);
  await expect(page).toHaveTitle(new RegExp(named(title)));
  expect(await head('meta[name="description"]')).toBe(named(description));
  expect(await head('link[rel="canonical"]', "href")).toBe(`${site.url}/`);
  expect(await head('link[hreflang="vi"]', "href")).toBe(`${site.url}/vi`);
  expect(await head('meta[property="og:type"]')).toBe("website");
  expect(await head('meta[name="twitter:card"]')).toBe("summary_large_image");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain("customer support");
});
