import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { apply, asAdmin as callAsAdmin } from "./admin-review.ts";
import { enter, newAddress } from "./person.ts";
import { changeSettings, test } from "./settings-calls.ts";
import { asAdmin, expect } from "./site.ts";

test.beforeEach(({ page }) => enter(page));

const log = "/admin/settings/audit";
const api = "**/api/v1/audit*";

/** Creates a user and changes it, both as the administrator. */
async function createAndChangeUser(request: APIRequestContext, name: string): Promise<string> {
  const headers = await asAdmin(request);
  const email = newAddress("audited");
  const created = await request.post("/api/v1/users", { headers, data: { name, email } });
  expect(created.status()).toBe(201);
  const { id }: { id: string } = await created.json();
  const data = { status: "inactive", phone: "0912 345 678" };
  expect((await request.patch(`/api/v1/users/${id}`, { headers, data })).status()).toBe(200);
  return id;
}

/** The day of the company, as YYYY-MM-DD. */
const companyDay = (time: number) =>
  new Date(time).toLocaleDateString("sv-SE", { timeZone: "Asia/Ho_Chi_Minh" });

const table = (page: Page) => page.getByRole("table", { name: "Audit log" });
const rows = (page: Page) =>
  table(page)
    .locator("tbody tr")
    .filter({ has: page.getByRole("time") });

test("the entry of a status change shows the old and the new status", async ({
  strictPage: page,
  request,
}) => {
  const id = await apply(request, "Từ Đâu Đến Đâu");
  await callAsAdmin(request, id, { status: "reviewing", notify: false });
  await page.goto(`${log}?person=${id}`);
  const row = rows(page).filter({ hasText: "Updated the application" });
  await expect(row).toContainText("status from Submitted to Under Review");
});

test("the log shows who did what, when and from where; a click on a name lists the entries about that person", async ({
  strictPage: page,
  request,
}) => {
  const name = "Hồ Thị Một Người";
  const id = await createAndChangeUser(request, name);
  await page.goto(log);
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "When",
    "Who",
    "What",
    "From where",
  ]);
  const row = rows(page).filter({ hasText: `Changed the account of ${name}` });
  await expect(row.getByRole("cell").nth(1)).toHaveText("admin");
  await expect(row.getByRole("cell").nth(2)).toContainText("status, phone");
  await expect(row.getByRole("cell").nth(3)).toHaveText(/^(?:127\.0\.0\.1|::1|.+\/64)$/);
  await expect(row.getByRole("time").first()).toHaveAttribute(
    "title",
    /^\d{1,2} \w+ \d{4}, \d\d:\d\d$/,
  );
  await expect(page.getByText("0912 345 678")).toHaveCount(0);

  await rows(page).getByRole("button", { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`person=${id}`));
  await expect(page.getByText(`Only ${name}`)).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Show all people" }).click();
  await expect(page).not.toHaveURL(/person=/);
  const heading = page.getByRole("heading", { name: "Audit log" });
  await expect(heading).toBeFocused();
  await page.getByRole("searchbox", { name: "Search people" }).fill("Không ai tên thế này");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(heading).toBeFocused();

  const headers = await asAdmin(request);
  expect((await request.delete(`/api/v1/users/${id}`, { headers })).status()).toBe(204);
  await page.goto(`${log}?person=${id}`);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText("Deleted the account of a former user");
  await expect(page.getByText(name)).toHaveCount(0);
});

test("the log filters by category, person and days, and keeps the filters in the URL", async ({
  strictPage: page,
  request,
}) => {
  // A day may end before the last step.
  const now = Date.now();
  const yesterday = companyDay(now - 86_400_000);
  const today = companyDay(now);
  const tomorrow = companyDay(now + 86_400_000);
  await createAndChangeUser(request, "Đoàn Đức Lọc");
  await page.goto(log);
  await page.getByRole("searchbox", { name: "Search people" }).fill("duc loc");
  await expect(page).toHaveURL(/q=duc/);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("combobox", { name: "Category" }).selectOption("Settings");
  await expect(page.getByText("No matching entries")).toBeVisible();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Users");
  await expect(rows(page)).toHaveCount(3);

  await page.getByLabel("To date").fill(yesterday);
  await expect(page.getByText("No matching entries")).toBeVisible();
  await page.getByLabel("To date").fill(tomorrow);
  await page.getByLabel("From date").fill(today);
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByLabel("From date")).toHaveValue(today);
  await expect(page.getByRole("searchbox", { name: "Search people" })).toHaveValue("duc loc");
  await page.goBack();
  await expect(page.getByLabel("From date")).toHaveValue("");
});

test.describe("to a reader in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });
  test("a day of the filter is one of the company", async ({ strictPage: page }) => {
    const asked = page.waitForRequest((request) => request.url().includes("/api/v1/audit?"));
    await page.goto(`${log}?from=2026-05-01&to=2026-05-01`);
    const query = new URL((await asked).url()).searchParams;
    expect(query.get("from")).toBe("2026-04-30T17:00:00.000Z");
    expect(query.get("to")).toBe("2026-05-01T17:00:00.000Z");
  });
});

test("a date typed by keyboard filters once, when its year is complete", async ({
  strictPage: page,
}) => {
  await page.goto(log);
  const from = page.getByLabel("From date");
  await expect(rows(page).first()).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await from.focus();
  await page.keyboard.type("03152026", { delay: 50 });
  await expect(from).toHaveValue("2026-03-15");
  await expect(page).toHaveURL(/from=2026-03-15/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  // Without a day it is no date.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Backspace");
  await expect(page).toHaveURL(/from=2026-03-15/);
  await page.getByRole("combobox", { name: "Category" }).focus();
  await expect(page).not.toHaveURL(/from=/);
  // The page has followed the address.
  await expect(from).toHaveAttribute("value", "");
  await page.goBack();
  await expect(from).toHaveValue("2026-03-15");
});

test("the log loads fifty entries at a time and retries a failed page", async ({
  page,
  request,
}) => {
  for (let count = 0; count < 60; count += 1) {
    await changeSettings(request, { rejectionHoldHours: 25 + (count % 2) });
  }
  const refuse = () => page.route(api, (route) => route.fulfill({ status: 403, body: "{}" }));
  await refuse();
  await page.goto(`${log}?group=settings`);
  await expect(page.getByRole("alert")).toContainText("The audit log could not be loaded");
  await page.unroute(api);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(50);
  await refuse();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("More entries could not be loaded")).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await page.unroute(api);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(50);
});

inViews(1, () => {
  test("the audit log is accessible", async ({ strictPage: page, request }) => {
    await createAndChangeUser(
      request,
      "Nguyễn Thị Tên Rất Dài Để Xem Có Vừa Một Dòng Trên Màn Hình",
    );
    await page.goto(log);
    const list = page.getByRole("table", { name: /Audit log|Nhật ký hoạt động/ });
    await expect(list.getByRole("time").first()).toBeVisible();
    await expectAccessible(page);
  });
});
