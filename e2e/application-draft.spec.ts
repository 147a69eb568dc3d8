import {
  formStatus,
  fullName,
  fillIn,
  holdScripts,
  storeDraft,
  storedDraft,
  submit,
  success,
} from "./application-form.ts";
import { newAddress } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => page.goto("/careers/apply"));

test("a reload restores the typed text until the form is cleared", async ({ page }) => {
  await fullName(page).fill("Nguyễn Văn Nháp");
  await page.getByRole("combobox", { name: /^Position/ }).selectOption("ui-designer");
  await page.getByLabel(/^Cover Letter/).fill("Chưa xong");
  await expect.poll(() => storedDraft(page)).toContain("Chưa xong");
  await page.reload();
  await expect(page.getByText("We restored what you typed before")).toBeVisible();
  await expect(fullName(page)).toHaveValue("Nguyễn Văn Nháp");
  await expect(page.getByRole("combobox", { name: /^Position/ })).toHaveValue("ui-designer");
  await expect(formStatus(page)).toContainText("Nguyễn Văn Nháp");

  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(fullName(page)).toHaveValue("");
  await expect(fullName(page)).toBeFocused();
  await page.reload();
  await expect(fullName(page)).toHaveValue("");
  await expect(page.getByText("We restored what you typed before")).toBeHidden();
});

test("a link stores what was typed just before", async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await fullName(page).fill("Nguyễn Văn");
  await expect.poll(() => storedDraft(page)).toContain("Nguyễn Văn");
  await page.clock.pauseAt(Date.now() + 60_000);
  await fullName(page).fill("Nguyễn Văn Nháp");
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => storedDraft(page)).toContain("Nguyễn Văn Nháp");
});

test("clearing the form keeps the position that the URL names", async ({ page }) => {
  await page.clock.install();
  await page.goto("/careers/apply?position=Blockchain%20Engineer");
  const position = page.getByRole("combobox", { name: /^Position/ });
  await expect(position).toHaveValue("blockchain-engineer");
  await fullName(page).fill("Nguyễn Văn Nháp");
  await expect.poll(() => storedDraft(page)).toContain("Nháp");
  await page.reload();
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(fullName(page)).toHaveValue("");
  await expect(page.getByText("Applying for: Blockchain Engineer")).toBeVisible();
  await expect(position).toHaveValue("blockchain-engineer");
  await expect(formStatus(page)).toContainText("Blockchain Engineer");
  // Longer than the delay after which the form saves a draft.
  await page.clock.runFor(5_000);
  expect(await storedDraft(page)).toBeNull();
});

test("the form restores no draft older than a week and none that was sent", async ({ page }) => {
  await storeDraft(page, { full_name: "Nguyễn Văn Cũ" }, 7 * 86_400_000 + 1);
  await page.reload();
  await fullName(page).focus();
  await expect(fullName(page)).toHaveValue("");

  await fillIn(page, newAddress());
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  await expect.poll(() => storedDraft(page)).toBeNull();
});

test("a draft never replaces typed text", async ({ page }) => {
  await storeDraft(page, { full_name: "Nguyễn Văn Cũ", email: "cu@people.example" });
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await fullName(page).fill("Trần Thị Mới");
  release();
  await expect(page.getByLabel(/^Email/)).toHaveValue("cu@people.example");
  await expect(fullName(page)).toHaveValue("Trần Thị Mới");
});
