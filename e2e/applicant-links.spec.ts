import type { Page } from "@playwright/test";
import { fillIn, submit, success } from "./application-form.ts";
import { enter, newAddress } from "./person.ts";
import { apply } from "./settings-calls.ts";
import { expect, linkIn, test } from "./site.ts";

const language = (page: Page) => page.locator("html");

test("the confirmation survives a reload with the address, and the next one is told", async ({
  strictPage: page,
}) => {
  const email = newAddress("again");
  await page.goto("/careers/apply");
  await fillIn(page, email);
  await submit(page).click();
  await expect(success(page)).toBeFocused();
  const receipt = await page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).textContent();
  await page.reload();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(receipt ?? "no receipt")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Apply for Another Position" }).click();
  await expect(submit(page)).toBeDisabled();
  await page.reload();
  await fillIn(page, email);
  await expect(page.getByText(/This browser sent an application for this position/)).toContainText(
    receipt ?? "no receipt",
  );
  await page.getByRole("combobox", { name: /^Position/ }).selectOption("ai-intern");
  await expect(page.getByText(/This browser sent an application/)).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
});

test("a wrong address is corrected after sending, by keyboard, and its link leads nowhere", async ({
  page,
  site,
}) => {
  test.slow();
  const email = newAddress("wrong");
  await page.goto("/careers/apply");
  await fillIn(page, email);
  await submit(page).click();
  await expect(success(page)).toBeFocused();
  const wrong = await linkIn(site, email, /\/application-status#[\w-]+/);
  const corrected = newAddress("corrected");
  await page.getByRole("button", { name: "Wrong? Correct it" }).press("Enter");
  const field = page.getByLabel(/^Email/);
  await expect(field).toBeFocused();
  await field.fill("an@gmial.com");
  await field.press("Tab");
  await expect(page.getByText("Did you mean an@gmail.com?")).toBeVisible();
  await field.fill("no address");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/valid email/);
  await expect(field).toBeFocused();
  await field.fill(corrected);
  await field.press("Enter");
  await expect(page.locator(":focus")).toContainText(`our emails go to ${corrected}`);
  await page.reload();
  await expect(page.getByText(corrected)).toBeVisible();
  await linkIn(site, corrected, /\/application-status#[\w-]+/);
  const other = await page.context().newPage();
  await other.goto(wrong);
  await expect(other.getByRole("heading", { name: "This link was replaced" })).toBeVisible();
  await other.close();
});

test("a likely slip in an address is asked about, and taken as typed", async ({
  strictPage: page,
}) => {
  await page.goto("/careers/apply");
  await fillIn(page, "an@gmial.com");
  await page.locator("#phone").focus();
  await expect(page.getByText("Did you mean an@gmail.com?")).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await page.getByRole("button", { name: "Use this address" }).click();
  const field = page.getByLabel(/^Email/);
  await expect(field).toHaveValue("an@gmail.com");
  await expect(field).toBeFocused();
  await expect(page.getByText(/Did you mean/)).toHaveCount(0);
  await page.goto("/vi/careers/apply");
  await page.locator("#email").fill("an@gmail.con");
  await page.locator("#phone").focus();
  await expect(page.getByText("Ý bạn là an@gmail.com?")).toBeVisible();
});

for (const [given, other] of [
  ["vi", "en"],
  ["en", "vi"],
] as const) {
  test(`the page behind a link of an email in ${given} has that language in a browser in ${other}`, async ({
    page,
    site,
    request,
  }) => {
    const email = await apply(request, { language: given });
    const link = await linkIn(site, email, /\/application-status#\S+/);
    expect(link).toMatch(new RegExp(`#[\\w-]{40,}\\.${given}$`));
    await page.context().addCookies([{ name: "language", value: other, url: site.url }]);
    await page.goto(link);
    await expect(language(page)).toHaveAttribute("lang", given);
    await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
    expect(page.url()).not.toMatch(/\.(en|vi)$/);
    await page.getByRole("link", { name: other, exact: true }).first().click();
    await expect(language(page)).toHaveAttribute("lang", other);
    await page.reload();
    await expect(language(page)).toHaveAttribute("lang", other);
    for (const path of [
      "/reset-password#token=abc",
      "/confirm-email#token=abc",
      "/admin?tab=users#",
    ]) {
      await page.goto("about:blank");
      await page.goto(`${path}.${given}`);
      await expect(language(page)).toHaveAttribute("lang", given);
      await page.evaluate((value) => localStorage.setItem("language", value), other);
    }
  });
}

test("sign-in from a Vietnamese page stays Vietnamese, also after a reload", async ({ page }) => {
  await page.goto("/vi");
  await page.getByRole("banner").getByRole("link", { name: "Đăng nhập" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Mật khẩu", { exact: true })).toBeVisible();
  await expect(language(page)).toHaveAttribute("lang", "vi");
  await page.reload();
  await expect(language(page)).toHaveAttribute("lang", "vi");
  await expect(page.getByRole("link", { name: "Tra cứu hồ sơ" }).first()).toHaveAttribute(
    "href",
    "/application-status",
  );
  await enter(page);
});
