import { company } from "#content/company.ts";
import { openHydrated } from "./hydrated.ts";
import { enter } from "./person.ts";
import { admin, expect, test } from "./site.ts";

for (const [path, welcome] of [
  ["/login", "Welcome back"],
  ["/signup", `Join ${company.name}`],
] as const) {
  test(`${path}: a welcome with three blurbs beside the form, and links to the legal pages`, async ({
    strictPage: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const side = page.getByRole("region", { name: welcome });
    await expect(side.getByRole("listitem")).toHaveText([
      /^Enterprise solutions/,
      /^Secure access.*multi-factor authentication/,
      /^24\/7 global support/,
    ]);
    const [beside, form] = [await side.boundingBox(), await page.locator("form").boundingBox()];
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0);
    const main = page.getByRole("main");
    for (const [name, address] of [
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms-of-service"],
    ] as const) {
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", address);
    }
  });
}

test("signing in says that it is at work", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/v1/auth/login", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/");
});

test("an avatar that cannot be loaded gives way to the initials", async ({ page }) => {
  await page.route("**/api/v1/users/me", async (route) => {
    const answer = await route.fetch();
    const user: object = await answer.json();
    await route.fulfill({ response: answer, json: { ...user, avatar: "/lost.png" } });
  });
  await page.route("**/lost.png", (route) => route.abort());
  await enter(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Account of admin" })).toContainText("A");
  await expect(page.getByRole("banner").locator("img")).toHaveCount(0);
});

test("the application page begins at the top, says why and how, and leads back", async ({
  strictPage: page,
}) => {
  await openHydrated(page, "/careers");
  const form = page.getByRole("link", { name: "Open Application Form" });
  await form.scrollIntoViewIfNeeded();
  await form.click();
  await expect(page).toHaveURL("/careers/apply");
  await expect.poll(() => page.evaluate(() => scrollY), "it begins at the top").toBe(0);
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
  const parts = page.locator("form").getByRole("heading", { level: 2 });
  await expect(parts).toHaveText([
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
