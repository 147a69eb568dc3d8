import { products } from "#content/products.ts";
import type { Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { untilHydrated } from "./hydrated.ts";
import { screens } from "./screens.ts";
import { expect, test } from "./site.ts";

const paths = [
  ...screens,
  ...products.slice(0, 1).map(({ id }) => `/products/${id}`),
  "/no/such/page",
];

for (const [turn, path] of paths.entries()) {
  // A view and its opposite, so that each page is seen on a phone.
  inViews([turn % 4, (turn % 4) + 4], (view) => {
    const { language, size } = view;
    // `strictPage` fails on a request to another host and on a browser error, such as a policy violation.
    test(`${path} is accessible and complete`, async ({ strictPage: page }) => {
      const releaseFonts = await holdFonts(page);
      await recordShifts(page);
      const scripts = scriptsOf(page);

      const response = await page.goto(path, { waitUntil: "domcontentloaded" });
      const isMissing = path === "/no/such/page" || path.startsWith("/products/");
      expect(response?.status()).toBe(isMissing ? 404 : 200);
      const html = (await response?.text()) ?? "";
      await untilHydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // The page is complete before its fonts arrive.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      releaseFonts();
      await page.evaluate(() => document.fonts.ready);
      await loadPictures(page);
      if (size === "phone") await expectStill(page);
      expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
      await expectServedHead(page, html);
      await expectAccessible(page);
    });
  });
}

/** Holds all fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The paths of the scripts that the page requests. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Records each movement of something after it has been shown: its part in the layout shift, and what moved. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0, what: "" };
    Reflect.set(window, "moved", moved);
    type Shift = PerformanceEntry & { value?: number; sources?: readonly { node: Node | null }[] };
    new PerformanceObserver((list) => {
      const shifts: Shift[] = list.getEntries();
      for (const { value = 0, sources = [] } of shifts) {
        moved.sum += value;
        for (const { node } of sources) moved.what += `${node?.nodeName}: ${node?.textContent}\n`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function expectStill(page: Page): Promise<void> {
  const sum = await page.evaluate((): unknown => Reflect.get(Reflect.get(window, "moved"), "sum"));
  const what = await page.evaluate((): unknown =>
    Reflect.get(Reflect.get(window, "moved"), "what"),
  );
  expect(sum, String(what)).toBeLessThanOrEqual(0.02);
}

/** Loads and decodes all pictures, also those below the first screen. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loaded = Array.from(document.images, (image) => {
      image.loading = "eager";
      return image.decode();
    });
    await Promise.all(loaded);
  });
}

/** Expects the head to stay as the server rendered it. */
async function expectServedHead(page: Page, html: string): Promise<void> {
  const [, title = ""] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  expect(title).not.toBe("");
  const head = await page.evaluate(() => ({
    title: document.title,
    links: Array.from(
      document.head.querySelectorAll<HTMLLinkElement>("link[rel=canonical], link[rel=alternate]"),
      ({ rel, hreflang, href }) => `${rel} ${hreflang} ${href}`,
    ),
  }));
  expect(head.title).toBe(title.replaceAll("&amp;", "&"));
  const served = html.match(/<link rel="(?:canonical|alternate)"/g) ?? [];
  expect(head.links).toHaveLength(served.length);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is readable in both languages", async ({ page }) => {
    for (const [path, language] of [
      ["/", "en"],
      ["/vi", "vi"],
    ] as const) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("article").last()).toBeVisible();
    }
  });

  test("the application page explains how to apply by email, and its form cannot submit", async ({
    page,
  }) => {
    await page.goto("/careers/apply");
    // Playwright reads no text inside <noscript>, so visibility and text are checked separately.
    await expect(page.locator("main noscript p")).toBeVisible();
    expect(await page.content()).toContain("This form needs JavaScript.");
    await expect(page.getByRole("button", { name: "Submit Application" })).toBeDisabled();
  });

  test("a form with a password never puts it into a URL", async ({ page }) => {
    for (const path of ["/login", "/signup", "/forgot-password"]) {
      await page.goto(path);
      await expect(page.locator("form")).toHaveAttribute("method", "post");
    }
  });
});

test("the language toggle switches the page in place and stores the choice", async ({
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

test("the not-found page logs its path without the query and links to home", async ({ page }) => {
  const warned: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warned.push(message.text());
  });
  await page.goto("/no/such/page?token=secret");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.poll(() => warned.join(), "the log names the path").toContain("/no/such/page");
  expect(warned.join()).not.toContain("secret");
  await page.getByRole("link", { name: /home/i }).last().click();
  await expect(page).toHaveURL("/");
});

test("a page opened by a link has its own structured data", async ({ strictPage: page }) => {
  const postings = () =>
    page.evaluate(() => {
      const blocks = document.querySelectorAll("script[type='application/ld+json']");
      return Array.from(blocks).filter(({ textContent }) => textContent.includes("JobPosting"))
        .length;
    });
  await page.goto("/careers");
  await untilHydrated(page);
  await page.locator("main a[href='/careers/ai-engineer']").first().click();
  await expect.poll(postings).toBe(1);
  await page.goBack();
  await expect.poll(postings).toBe(0);
});
