import { fillIn, submit, upload } from "./application-form.ts";
import { openHydrated } from "./hydrated.ts";
import { enter, newAddress } from "./person.ts";
import { apply } from "./settings-calls.ts";
import { expect, test } from "./site.ts";

for (const [path, keptLink] of [
  ["/careers/apply", true],
  ["/application-status#abc", false],
] as const) {
  test(`${path} says when its scripts have not arrived, with another way and a reload`, async ({
    page,
  }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(path);
    const late = page.locator(".when-late");
    await expect(late).toBeHidden();
    // Ten seconds later.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (
          animation instanceof CSSAnimation &&
          /^(?:appear|vanish)$/.test(animation.animationName)
        ) {
          animation.finish();
        }
      }
    });
    await expect(late).toBeVisible();
    await expect(late.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(late).toContainText("Reload the page");
    await expect(late.getByRole("link", { name: "Reload the page" })).toHaveCount(keptLink ? 1 : 0);
    await expect(page.getByText("Please fill in all required fields")).toBeHidden();
  });
}

test("an exception is told apart from a lost file, is reported without its words, and leaves the frame", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const reports: string[] = [];
  await page.route("**/api/v1/client-errors", async (route) => {
    reports.push(route.request().postData() ?? "");
    await route.continue();
  });
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const isPage = /as default\b/.test(await response.text());
    const body = "export default () => { throw new TypeError('an@people.example'); }";
    await route.fulfill({ response, ...(isPage && { body }) });
  });
  await page.getByRole("banner").getByRole("link", { name: "Team", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Home" }).first()).toBeVisible();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(JSON.parse(reports[0] ?? "")).toMatchObject({ name: "TypeError", route: "team" });
  expect(reports.join()).not.toContain("people.example");
  await page.unrouteAll({ behavior: "wait" });
  await page.context().setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByRole("heading", { name: "This could not be loaded" })).toBeVisible();
});

test("Back out of the panel asks about an unsent note by its words", async ({ page, request }) => {
  await apply(request);
  await page.goto("/about");
  await enter(page);
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button").first().click();
  await page.getByRole("link", { name: /Admin/ }).first().click();
  await page.getByRole("tab", { name: "Applications" }).click();
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  await page.getByLabel("New note").fill("Call her on Monday");
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (let steps = 0; steps < 6; steps += 1) {
    if ((await page.getByRole("dialog").count()) > 0) break;
    await page.goBack();
    await page.waitForTimeout(300);
  }
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await expect(question).toContainText("Call her on Monday");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\/admin/);
});

test("a file that a proxy refuses with a page of its own is told with its limit", async ({
  page,
}) => {
  await page.route(upload, (route) =>
    route.fulfill({ status: 413, contentType: "text/html", body: "<h1>413 Too Large</h1>" }),
  );
  await page.goto("/careers/apply");
  await fillIn(page, newAddress("large"));
  await submit(page).click();
  await expect(page.getByText("File size must be less than 5MB").first()).toBeVisible();
});

test("fields that are filled in with the event of a change alone are read", async ({ page }) => {
  await page.goto("/careers/apply");
  await fillIn(page, newAddress("changed"));
  await page.getByLabel(/^Email/).fill("");
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel(/^Email/).evaluate((field: HTMLInputElement) => {
    field.value = "an@people.example";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(submit(page)).toBeEnabled();
});

test("a position is shared through the device, or its address is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await openHydrated(page, "/vi/careers/ai-engineer");
  await page.getByRole("button", { name: /^Chia sẻ vị trí/ }).click();
  await expect(page.getByText("Đã sao chép liên kết")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe("/vi/careers/ai-engineer");
  await page.evaluate(() => {
    Object.assign(navigator, {
      share: (data: object) => Promise.resolve(Reflect.set(window, "shared", data)),
    });
  });
  await page.getByRole("button", { name: /^Chia sẻ vị trí/ }).click();
  await expect
    .poll(() => page.evaluate((): unknown => Reflect.get(window, "shared")))
    .toMatchObject({ url: copied });
});
