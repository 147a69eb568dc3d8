import type { Download, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectNoViolation } from "./accessibility.ts";
import { apply } from "./admin-list.ts";
import { enter } from "./person.ts";
import { chooseVietnamese, expect, test } from "./site.ts";

test.beforeEach(({ page }) => enter(page));

async function download(page: Page, format: string, menu = "Export"): Promise<Download> {
  await page.getByRole("button", { name: menu }).click();
  const [started] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: format }).click(),
  ]);
  return started;
}

const contentOf = async (file: Download) => readFile(await file.path());

test("the export saves the whole filtered list as CSV or Excel, shows the row count, and is off for an empty list", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Xuất", 12);
  await page.goto("/admin?tab=applications&q=xuat&job=ai-engineer");
  await expect(page.getByText("Total: 6")).toBeVisible();

  const csv = await download(page, "CSV");
  expect(csv.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await contentOf(csv)).toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(7);
  for (const index of ["02", "04", "06", "08", "10", "12"]) {
    expect(lines.join()).toContain(`Xuất ${index},`);
  }
  await expect(page.getByText("Export started")).toBeVisible();

  const xlsx = await download(page, "Excel (XLSX)");
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await contentOf(xlsx)).subarray(0, 2).toString()).toBe("PK");

  const button = page.getByRole("button", { name: "Export" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Export", exact: true })).toContainText("6 rows");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Excel (XLSX)" })).toBeFocused();
  await expectNoViolation(page);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();

  await page.goto("/admin?tab=applications&q=nosuchname");
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Nothing to export");
  await expect(page.getByText("Nothing to export")).toBeVisible();
});

test("the export of users uses the reader's language", async ({ strictPage: page, site }) => {
  await chooseVietnamese(page, site.url);
  await page.goto("/admin?tab=users");
  const csv = await download(page, "CSV", "Xuất dữ liệu");
  expect(csv.suggestedFilename()).toMatch(/^nguoi-dung-.*\.csv$/);
  expect((await contentOf(csv)).toString("utf8")).toContain("Mã,Họ và tên,Email,Vai trò");
});

test("a failed export shows the cause and works the next time; a refused one shows the server's message", async ({
  page,
  request,
}) => {
  await apply(request, "Đứt", 1);
  await page.goto("/admin?tab=applications&q=dut");
  const chooseCsv = async () => {
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: "CSV" }).click();
  };
  await page.route("**/api/v1/exports", (route) => route.abort("connectionreset"));
  await chooseCsv();
  await expect(page.getByText("Error exporting the list")).toBeVisible();
  await expect(page.getByText("Network error")).toBeVisible();
  await page.unroute("**/api/v1/exports");
  expect((await download(page, "CSV")).suggestedFilename()).toMatch(/\.csv$/);

  await page.route("**/api/v1/exports", (route) =>
    route.fulfill({ status: 429, body: '{"error":{"message":"Too many exports"}}' }),
  );
  await chooseCsv();
  await expect(page.getByText("Too many exports")).toBeVisible();
});
