import type { Page } from "@playwright/test";
import { enter, signUpPerson } from "./person.ts";
import { expect, test } from "./site.ts";

/** What each password field of the page is to a password manager, once a text was pasted into it. */
async function pasteIntoPasswords(page: Page): Promise<(string | null)[]> {
  const fields = page.locator("input[type=password]");
  await expect(fields.first()).toBeEnabled();
  const kinds: (string | null)[] = [];
  for (const field of await fields.all()) {
    await page.evaluate(() => navigator.clipboard.writeText("mật khẩu ~ from a manager"));
    await field.focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(field).toHaveValue("mật khẩu ~ from a manager");
    kinds.push(await field.getAttribute("autocomplete"));
  }
  return kinds;
}

test("every password can be pasted, and a password manager is told what it is", async ({
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
  const kinds = await pasteIntoPasswords(page);
  expect(kinds.filter((kind) => kind === "new-password")).toHaveLength(2);
  expect(kinds.every((kind) => /^(?:new|current)-password$/.test(kind ?? ""))).toBe(true);
});
