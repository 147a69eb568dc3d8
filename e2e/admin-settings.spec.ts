import type { Page } from "@playwright/test";
import { holdCalls } from "./held-calls.ts";
import { enter } from "./person.ts";
import { changeSettings, openSection, save, saveButton, test } from "./settings-calls.ts";
import { expect } from "./site.ts";

const sectionHeading = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

/** The fallback that is shown while the list of recipients is empty. */
const fallback = (page: Page) => page.getByText("emails go to hr@company.example");

test.beforeEach(async ({ page }) => enter(page));

test("each section has its own URL, opened from a list of links or, on a phone, from a select", async ({
  strictPage: page,
}) => {
  await page.goto("/admin?tab=settings");
  const navigation = page.getByRole("navigation", { name: "Settings sections" });
  await expect(sectionHeading(page, "Recipients")).toBeVisible();
  await navigation.getByRole("link", { name: "Holidays" }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/holidays/);
  await expect(sectionHeading(page, "Holidays")).toBeVisible();
  await expect(navigation.getByRole("link", { name: "Holidays" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.reload();
  await expect(sectionHeading(page, "Holidays")).toBeVisible();
  await page.goBack();
  await expect(sectionHeading(page, "Recipients")).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(navigation.getByRole("link", { name: "Holidays" })).toBeHidden();
  await navigation.getByRole("combobox").selectOption("retention");
  await expect(sectionHeading(page, "Retention")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/settings\/retention/);
});

test("the address of HR_EMAIL gets the emails until a recipient is set", async ({
  strictPage: page,
}) => {
  await openSection(page, "recipients");
  await expect(fallback(page)).toBeVisible();
  const address = page.getByLabel("Email address");
  await address.fill("no address");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(address).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(address).toBeFocused();
  await address.fill("first@company.example");
  await page.keyboard.press("Enter");
  await expect(address).toHaveValue("");
  await address.fill("First@company.example");
  await page.keyboard.press("Enter");
  await expect(address).toHaveAccessibleDescription(/in the list twice/);
  // Save also adds the address in the field.
  await address.fill("second@company.example");
  await save(page);
  await page.reload();
  const list = page.getByRole("list", { name: "Recipients" }).getByRole("listitem");
  await expect(list).toHaveText([/^first@company.example/, /^second@company.example/]);
  await expect(fallback(page)).toBeHidden();

  await page.getByRole("button", { name: "Remove first@company.example" }).click();
  await page.getByRole("button", { name: "Remove second@company.example" }).click();
  await save(page);
  await expect(fallback(page)).toBeVisible();
});

test("a refused value shows the server's message at its field, which gets the focus", async ({
  page,
}) => {
  await openSection(page, "rejections");
  const hours = page.getByLabel("Delay in hours");
  await expect(hours).toHaveValue("24");
  await hours.fill("169");
  await saveButton(page).click();
  await expect(hours).toHaveAccessibleDescription(/Must be a whole number of hours, from 0 to 168/);
  await expect(hours).toBeFocused();

  await page.route("**/api/v1/settings", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({
          status: 422,
          json: { message: "No", errors: { rejectionHoldHours: ["Not on a Tuesday"] } },
        })
      : route.continue(),
  );
  await hours.fill("48");
  await page.getByRole("button", { name: "Discard changes" }).focus();
  await saveButton(page).click();
  await expect(hours).toHaveAccessibleDescription(/Not on a Tuesday/);
  await expect(hours).toBeFocused();
  await page.unroute("**/api/v1/settings");
  await save(page);
  await page.reload();
  await expect(hours).toHaveValue("48");
  await saveButton(page).click();
  await expect(page.getByText("Nothing has changed")).toBeVisible();
});

test("any other failure shows its cause and keeps the typed values", async ({ page, site }) => {
  await openSection(page, "rejections");
  const hours = page.getByLabel("Delay in hours");
  await hours.fill("12");
  await page.route("**/api/v1/settings", (route) => route.abort());
  await saveButton(page).click();
  await expect(page.getByText("The settings were not saved")).toBeVisible();
  await expect(page.getByText("Network error")).toBeVisible();
  await expect(hours).toHaveValue("12");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(hours).toBeFocused();

  await page.reload();
  await expect(page.getByText("The settings could not be loaded")).toBeVisible();
  await page.unroute("**/api/v1/settings");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(hours).toBeVisible();

  // An ended session leads to the sign-in screen without the question about unsaved changes.
  await hours.fill("13");
  await page.route("**/api/v1/**", (route) =>
    route.fulfill({ status: 401, json: { message: "Please sign in to continue." } }),
  );
  await saveButton(page).click();
  await expect(page).toHaveURL(`${site.url}/login`);
});

test("text typed while a save is under way stays", async ({ page }) => {
  await openSection(page, "rejections");
  const hours = page.getByLabel("Delay in hours");
  await hours.fill("12");
  const release = await holdCalls(page, "**/api/v1/settings", "PATCH");
  await saveButton(page).click();
  await hours.fill("36");
  release();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(hours).toHaveValue("36");
  await save(page);
  await page.reload();
  await expect(hours).toHaveValue("36");
});

test("unsaved changes ask before a link, another tab, Back or closing the page", async ({
  page,
}) => {
  await openSection(page, "recipients");
  await page.getByRole("link", { name: "Rejections" }).click();
  const hours = page.getByLabel("Delay in hours");
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  const stay = question.getByRole("button", { name: "Keep editing" });
  await hours.fill("36");
  await expect(page.getByText("Unsaved changes")).toBeVisible();

  const exits = [
    () => page.getByRole("link", { name: "Holidays" }).click(),
    () => page.getByRole("tab", { name: "Applications" }).click(),
    () => page.getByRole("link", { name: "Back to Website" }).click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of exits) {
    await leave();
    await expect(stay).toBeFocused();
    await stay.click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/settings\/rejections/);
    await expect(hours).toHaveValue("36");
  }
  const closing = page.waitForEvent("dialog");
  const closed = page.close({ runBeforeUnload: true });
  const prompt = await closing;
  expect(prompt.type()).toBe("beforeunload");
  await prompt.dismiss();
  await closed;

  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(sectionHeading(page, "Recipients")).toBeVisible();
  await openSection(page, "rejections");
  await expect(hours).not.toHaveValue("36");
  await hours.fill("36");
  await page.getByRole("link", { name: "Holidays" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(sectionHeading(page, "Holidays")).toBeVisible();
  await page.getByRole("tab", { name: "Applications" }).click();
  await expect(page.getByRole("tab", { name: "Applications", selected: true })).toBeVisible();
});

test("a concurrent change of the same section is shown before it is overwritten", async ({
  page,
  request,
}) => {
  await changeSettings(request, { holidays: ["2026-01-01"] });
  await openSection(page, "holidays");
  const days = page.getByRole("list", { name: "Holidays" }).getByRole("listitem");
  await expect(days).toHaveText([/1 Jan 2026/]);
  await page.getByLabel("Date").fill("2026-09-02");
  await changeSettings(request, { holidays: ["2026-01-01", "2026-04-30"] });
  await saveButton(page).click();
  const conflict = page
    .getByRole("note")
    .filter({ hasText: "admin changed this while you were editing" });
  await expect(conflict.getByRole("definition")).toContainText("30 Apr 2026");
  await expect(conflict.getByRole("definition")).toContainText("2 Sept 2026");
  await expect(conflict.getByRole("definition")).not.toContainText("1 Jan 2026");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(days).toHaveText([/1 Jan 2026/, /30 Apr 2026/]);

  await page.getByLabel("Date").fill("2026-05-01");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await changeSettings(request, { holidays: [] });
  await saveButton(page).click();
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Settings saved").first()).toBeVisible();
  await page.reload();
  await expect(days).toHaveText([/1 Jan 2026/, /30 Apr 2026/, /1 May 2026/]);
});

test("a concurrent change of another section is no conflict", async ({ page, request }) => {
  await openSection(page, "holidays");
  await page.getByLabel("Date").fill("2026-12-24");
  await changeSettings(request, { rejectionHoldHours: 7 });
  await save(page);
  await openSection(page, "rejections");
  await expect(page.getByLabel("Delay in hours")).toHaveValue("7");
  await openSection(page, "holidays");
  await expect(
    page
      .getByRole("list", { name: "Holidays" })
      .getByRole("listitem")
      .filter({ hasText: "24 Dec 2026" }),
  ).toBeVisible();
});

test("a recipient is added, saved and removed with the keyboard alone", async ({
  strictPage: page,
}) => {
  await page.goto("/admin/settings/holidays");
  const link = page.getByRole("link", { name: "Recipients" });
  await link.focus();
  await page.keyboard.press("Enter");
  const address = page.getByLabel("Email address");
  await expect(address).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press("Tab");
    if (await address.evaluate((field) => field === document.activeElement)) break;
  }
  await page.keyboard.type("keys@company.example");
  await page.keyboard.press("Enter");
  await expect(page.getByText("keys@company.example", { exact: true })).toBeVisible();
  await expect(address).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(address).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(fallback(page)).toBeVisible();
});
