import { expect, test } from "./site.ts";

/** Screens of the app, which no sitemap lists. */
const unlisted = [
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/dashboard",
  "/admin",
  "/products/ecrm",
  "/no/such/page",
];

// The fixture fails the test on a request to another host and on an error of the page or its console.
test("no page asks another host for anything, in either language, or reports an error", async ({
  strictPage: page,
  site,
}) => {
  test.setTimeout(240_000);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(40);
  for (const path of [...listed, ...unlisted]) {
    const response = await page.goto(site.url + path, { waitUntil: "networkidle" });
    const isPage = path !== "/no/such/page" && !path.startsWith("/products/");
    expect(response?.status(), path).toBe(isPage ? 200 : 404);
    // Reading to the end brings what waits below.
    await page.keyboard.press("End");
    await page.waitForLoadState("networkidle");
  }
});
