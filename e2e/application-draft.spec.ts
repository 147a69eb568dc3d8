import { fillIn, holdScripts, submit } from "./application-form.ts";
import { newAddress } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/careers/apply");
});

test("a reload restores the typed text until the form is cleared", async ({ page }) => {
  await page.getByLabel(/^Full Name/).fill("Nguyễn Văn Nháp");
  await page.getByRole("combobox", { name: /^Position/ }).selectOption("ui-designer");
  await page.getByLabel(/^Cover Letter/).fill("Chưa xong");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("applicationDraft")))
    .toContain("Chưa xong");
  await page.reload();
  await expect(page.getByText("We restored what you typed before")).toBeVisible();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("Nguyễn Văn Nháp");
  await expect(page.getByRole("combobox", { name: /^Position/ })).toHaveValue("ui-designer");
  await expect(page.getByRole("region", { name: "Form status" })).toContainText("Nguyễn Văn Nháp");

  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("");
  await expect(page.getByLabel(/^Full Name/)).toBeFocused();
  await page.reload();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("");
  await expect(page.getByText("We restored what you typed before")).toBeHidden();
});

test("clearing the form keeps the position that the URL names", async ({ page }) => {
  await page.clock.install();
  await page.goto("/careers/apply?position=Blockchain%20Engineer");
  const position = page.getByRole("combobox", { name: /^Position/ });
  await expect(position).toHaveValue("blockchain-engineer");
  await page.getByLabel(/^Full Name/).fill("Nguyễn Văn Nháp");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("applicationDraft")))
    .toContain("Nháp");
  await page.reload();
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("");
  await expect(page.getByText("Applying for: Blockchain Engineer")).toBeVisible();
  await expect(position).toHaveValue("blockchain-engineer");
  await expect(page.getByRole("region", { name: "Form status" })).toContainText(
    "Blockchain Engineer",
  );
  // Longer than the delay after which the form saves a draft.
  await page.clock.runFor(5_000);
  expect(await page.evaluate(() => localStorage.getItem("applicationDraft"))).toBeNull();
});

test("the form restores no draft older than a week and none that was sent", async ({ page }) => {
  await page.evaluate(() => {
    const at = Date.now() - 7 * 86_400_000 - 1;
    const draft = { at, values: { full_name: "Nguyễn Văn Cũ" } };
    localStorage.setItem("applicationDraft", JSON.stringify(draft));
  });
  await page.reload();
  await page.getByLabel(/^Full Name/).focus();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("");

  await fillIn(page, newAddress());
  await submit(page).click();
  await expect(page.getByRole("heading", { name: /Submitted Successfully/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("applicationDraft"))).toBeNull();
});

test("a draft never replaces typed text", async ({ page }) => {
  await page.evaluate(() => {
    const values = { full_name: "Nguyễn Văn Cũ", email: "cu@people.example" };
    localStorage.setItem("applicationDraft", JSON.stringify({ at: Date.now(), values }));
  });
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel(/^Full Name/).fill("Trần Thị Mới");
  release();
  await expect(page.getByLabel(/^Email/)).toHaveValue("cu@people.example");
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("Trần Thị Mới");
});
