import { expectAccessible, inViews } from "./accessibility.ts";
import { headersOf, signInByCall } from "./admin-session.ts";
import { enter, storeSession } from "./person.ts";
import { createStaff } from "./recruiter.ts";
import { apply, changeSettings, openSection, save, saveButton, test } from "./settings-calls.ts";
import { expect } from "./site.ts";
import { turnOnTwoStep } from "./two-step.ts";

test("the holiday list takes single days and those of a year, sorted and without duplicates", async ({
  strictPage: page,
}) => {
  const year = new Date().getFullYear() + 1;
  await enter(page);
  await openSection(page, "holidays");
  await expect(page.getByText("No days yet")).toBeVisible();
  await expect(page.getByText(/the Hùng Kings' day/)).toBeVisible();
  await page.getByRole("combobox", { name: "Year" }).selectOption(String(year));
  const addYear = page.getByRole("button", { name: `Add the days of ${year}` });
  await addYear.click();
  await expect(page.getByText("4 days added")).toBeVisible();
  await addYear.click();
  await expect(page.getByText("All these days are already in the list")).toBeVisible();
  const date = page.getByLabel("Date");
  const add = page.getByRole("button", { name: "Add", exact: true });
  await date.fill(`${year}-05-01`);
  await add.click();
  await expect(date).toHaveAccessibleDescription(/in the list twice/);
  await date.fill(`${year}-03-08`);
  await add.click();
  await page.getByRole("button", { name: `Remove 2 Sept ${year}` }).click();
  await page.getByLabel("First day").fill(`${year}-12-30`);
  await page.getByLabel("Last day").fill(`${year}-12-31`);
  await page.getByRole("button", { name: "Add these days" }).click();
  await save(page);
  await page.reload();
  await expect(page.getByRole("list", { name: "Holidays" }).getByRole("listitem")).toHaveText([
    new RegExp(`1 Jan ${year}`),
    new RegExp(`8 Mar ${year}`),
    new RegExp(`30 Apr ${year}`),
    new RegExp(`1 May ${year}`),
    new RegExp(`30 Dec ${year}`),
    new RegExp(`31 Dec ${year}`),
  ]);
  await page.getByRole("button", { name: /^Add Tết: / }).click();
  await expect(page.getByText("5 days added")).toBeVisible();
});

test("only an administrator with two-step sign-in can require it for all", async ({
  page,
  request,
}) => {
  await enter(page);
  await openSection(page, "sign-in");
  const requirement = page.getByRole("switch", {
    name: "Require two-step sign-in for all administrators",
  });
  await requirement.check();
  await saveButton(page).click();
  await expect(page.getByText("Turn on two-step sign-in for your own account first")).toBeVisible();
  await page.getByRole("link", { name: "Turn it on in your own settings" }).click();
  await expect(page).toHaveURL("/settings#two-step");

  const person = await createStaff(request, "Nguyễn Thị Mẫu", "admin");
  const session = await signInByCall(request, person);
  await turnOnTwoStep(request, session, person.password);
  await storeSession(page, session);
  await openSection(page, "sign-in");
  await requirement.check();
  await save(page);
  await page.reload();
  await expect(requirement).toBeChecked();

  // The panel asks administrators without two-step sign-in to turn it on.
  await enter(page);
  await openSection(page, "sign-in");
  await expect(page.getByRole("heading", { name: "Turn on two-step sign-in first" })).toBeVisible();
  const change = { headers: headersOf(session), data: { adminsNeedTwoStep: false } };
  expect((await request.patch("/api/v1/settings", change)).status()).toBe(200);
});

const sections = [
  "recipients",
  "mail",
  "rejections",
  "retention",
  "holidays",
  "sign-in",
  "audit",
] as const;

inViews(3, () => {
  test("every section of the settings is accessible", async ({ strictPage: page, request }) => {
    await changeSettings(request, {
      hrEmails: ["mot.dia.chi.rat.dai.cua.phong.nhan.su@mien.rat.dai.company.example"],
      holidays: ["2026-01-01", "2026-02-17"],
    });
    await apply(request, { name: "Nguyễn Thị Ứng Viên", language: "vi" });
    await enter(page);
    for (const section of sections) {
      await openSection(page, section);
      await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
      await expect(
        page.locator("main form, main ul[aria-busy], main search").first(),
      ).toBeVisible();
      await expectAccessible(page);
    }
  });
});

test("rejection emails leave between two times of a day, the second after the first", async ({
  strictPage: page,
}) => {
  await enter(page);
  await openSection(page, "rejections");
  const [from, to] = [page.getByLabel("Earliest time"), page.getByLabel("Latest time")];
  await expect(from).toHaveValue("09:00");
  await from.fill("18:00");
  await saveButton(page).click();
  await expect(to).toHaveAccessibleDescription("The end must be later than the start");
  await expect(to).toBeFocused();
  await from.fill("08:30");
  await save(page);
  await page.reload();
  await expect(from).toHaveValue("08:30");
  await expect(to).toHaveValue("17:00");
  await expectAccessible(page);
});
