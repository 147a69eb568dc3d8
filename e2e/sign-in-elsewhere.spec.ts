import { openHydrated } from "./hydrated.ts";
import { enterAnew } from "./person.ts";
import { admin, expect, test } from "./site.ts";

test("a wrong password is asked about once, also where another tab has signed in meanwhile", async ({
  page,
}) => {
  await enterAnew(page);
  await page.goto("/robots.txt");
  const session = await page.evaluate(() => Object.entries(localStorage));
  await page.evaluate(() => {
    localStorage.clear();
  });
  await openHydrated(page, "/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  // A page hears of what other tabs store, and not of what it stores itself.
  await page.evaluate((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, String(value));
  }, session);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  expect(asked).toEqual(["/api/v1/auth/login"]);
});
