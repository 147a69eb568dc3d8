import type { Page } from "@playwright/test";
import { fillIn, submit, success } from "./application-form.ts";
import { enter, newAddress } from "./person.ts";
import { apply, openSection } from "./settings-calls.ts";
import { expect, linkIn, test as base } from "./site.ts";
import { translatePage } from "./translated.ts";

/** A page that the browser translates; an exception fails the test. */
const test = base.extend<{ translated: Page }>({
  translated: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => {
      // React renders a part anew that was translated before its hydration.
      if (!/React error #(?:418|423|425)/.test(message)) errors.push(message);
    });
    await translatePage(page);
    await use(page);
    await expect(page.getByText(/could not be loaded|Something went wrong/)).toHaveCount(0);
    expect(errors).toEqual([]);
  },
});

test("a translated form can be filled in, sent and sent again", async ({ translated: page }) => {
  await page.goto("/careers/apply?position=ai-engineer");
  await expect(page.locator("h1 font").first()).toBeVisible();
  await page.getByLabel(/^Email/).fill("an");
  await page.getByLabel(/^Full Name/).focus();
  await page.locator("textarea").first().fill("too short");
  await page.getByLabel(/^Full Name/).focus();
  await page.locator("textarea").first().fill("");
  await fillIn(page, "an@gmial.com");
  await page.getByLabel(/^Full Name/).focus();
  await page.getByRole("button", { name: "Use this address" }).click();
  await fillIn(page, newAddress("translated"));
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  await page.getByRole("button", { name: "Apply for Another Position" }).click();
  await expect(submit(page)).toBeDisabled();
  await page.getByRole("banner").getByRole("link", { name: "vi", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
});

test("translated pages follow links and filters", async ({ translated: page }) => {
  await page.goto("/");
  for (const name of ["About", "Solutions", "Projects", "Team", "Careers"]) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
    await expect(page.locator("h1 font").first()).toBeVisible();
  }
  await page.getByRole("link", { name: "AI Engineer" }).first().click();
  await expect(page.locator("h1 font").first()).toBeVisible();
  await page.goBack();
  await expect(page.locator("h1 font").first()).toBeVisible();
});

test("a translated status page is used", async ({ translated: page, site, request }) => {
  await page.goto(await linkIn(site, await apply(request), /\/application-status#\S+/));
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByText("You have withdrawn this application.")).toBeVisible();
});

test("a translated sign-up, sign-in and account", async ({ translated: page }) => {
  await page.goto("/signup");
  await expect(page.locator("h1 font").first()).toBeVisible();
  const send = page.getByRole("button", { name: "Create Account" });
  await send.click();
  const refused = page.locator("[name=password][aria-invalid=true]");
  await expect(page.locator("[name=name][aria-invalid=true]")).toBeVisible();
  const password = "paper star bronze";
  for (const [label, text] of [
    ["Name", "Phạm Thị Mới"],
    ["Email", newAddress("translated")],
    ["Password", "short"],
    ["Confirm password", password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await send.click();
  await expect(refused).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await send.click();
  await expect(page.getByRole("banner").getByRole("button").first()).toBeVisible();
  await page.goto("/settings");
  await expect(page.locator("h1 font").first()).toBeVisible();
  await page
    .locator("label")
    .filter({ has: page.locator("input[name=language][value=vi]") })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
});

test("a translated panel is searched, opened and changed", async ({
  translated: page,
  request,
}) => {
  const email = await apply(request);
  await enter(page);
  await page.goto("/admin?tab=applications");
  await page.getByRole("searchbox").fill(email);
  await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(1);
  await page.getByRole("searchbox").fill("nothing-is-found");
  await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(0);
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("row").filter({ hasText: email }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New note").fill("A note");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await expect(dialog.getByText("A note", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  for (const tab of ["users", "positions", "overview"]) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.locator("main h2 font, main h3 font").first()).toBeVisible();
  }
  await openSection(page, "recipients");
  await page.getByLabel("Email address").fill("hr2@company.example");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Remove hr2@company.example" }).click();
});
