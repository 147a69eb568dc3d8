import type { Page } from "@playwright/test";
import { enter, signUpPerson } from "./person.ts";
import { expect, test } from "./site.ts";

/** Pastes a text into each password field. Returns their autocomplete attributes. */
async function pasteIntoPasswords(page: Page): Promise<(string | null)[]> {
  const fields = page.locator("input[type=password]");
  await expect(fields.first()).toBeEnabled();
  const attributes: (string | null)[] = [];
  for (const field of await fields.all()) {
    await page.evaluate(() => navigator.clipboard.writeText("mật khẩu ~ from a manager"));
    await field.focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(field).toHaveValue("mật khẩu ~ from a manager");
    attributes.push(await field.getAttribute("autocomplete"));
  }
  return attributes;
}

test("every password field accepts a paste and tells password managers its purpose", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/login");
  expect(await pasteIntoPasswords(page)).toEqual(["current-password"]);
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  await page.goto("/signup");
  expect(await pasteIntoPasswords(page)).toEqual(["new-password", "new-password"]);
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  await enter(page, await signUpPerson(request));
  await page.goto("/settings");
  const attributes = await pasteIntoPasswords(page);
  expect(attributes.filter((value) => value === "new-password")).toHaveLength(2);
  expect(attributes.every((value) => /^(?:new|current)-password$/.test(value ?? ""))).toBe(true);
});
