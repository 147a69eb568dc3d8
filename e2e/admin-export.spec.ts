import type { APIRequestContext, Download, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectNoViolation } from "./barriers.ts";
import { chooseVietnamese, expect, signIn, test } from "./site.ts";

/** Applications whose names begin with a word of their own. */
async function apply(request: APIRequestContext, word: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index++) {
    const data = {
      full_name: `${word} ${index}`,
      email: `${index}.export@people.example`,
      position: index % 2 === 0 ? "ai-engineer" : "ui-designer",
      experience_level: "mid",
    };
    expect((await request.post("/api/v1/applications", { data })).status()).toBe(201);
  }
}

async function choose(page: Page, format: string): Promise<Download> {
  await page.getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: format }).click(),
  ]);
  return download;
}

const read = async (download: Download) => readFile(await download.path());

test("the filtered list is saved whole, as CSV and as Excel", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Xuất", 12);
  await signIn(page);
  await page.goto("/admin?tab=applications&q=xuat&job=ai-engineer");
  await expect(page.getByText("Total: 6")).toBeVisible();

  const csv = await choose(page, "CSV");
  expect(csv.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await read(csv)).toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(7);
  for (const index of [2, 4, 6, 8, 10, 12]) expect(lines.join()).toContain(`Xuất ${index},`);
  await expect(page.getByText("Export started")).toBeVisible();

  const xlsx = await choose(page, "Excel (XLSX)");
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await read(xlsx)).subarray(0, 2).toString()).toBe("PK");
});

test("the menu says how much it is about and has no barrier", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Menu", 1);
  await signIn(page);
  await page.goto("/admin?tab=applications&q=menu");
  const button = page.getByRole("button", { name: "Export" });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Excel (XLSX)" })).toBeFocused();
  await expect(page.getByRole("menu")).toContainText("1 row");
  await expectNoViolation(page);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("an empty list cannot be exported, and the button says why", async ({ strictPage: page }) => {
  await signIn(page);
  await page.goto("/admin?tab=applications&q=nobodyiscalledso");
  const button = page.getByRole("button", { name: "Export" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Nothing to export");
  await expect(page.getByText("Nothing to export")).toBeVisible();
});

test("users are saved in the reader's language", async ({ strictPage: page, site }) => {
  await signIn(page);
  await chooseVietnamese(page, site.url);
  await page.goto("/admin?tab=users");
  await page.getByRole("button", { name: "Xuất" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^nguoi-dung-.*\.csv$/);
  expect((await read(download)).toString("utf8")).toContain("Mã,Tên,Email,Vai trò");
});

test("a refusal is told in the server's words", async ({ page, request }) => {
  await apply(request, "Từ chối", 1);
  await signIn(page);
  await page.goto("/admin?tab=applications");
  await page.route("**/api/v1/exports", (route) =>
    route.fulfill({ status: 429, body: '{"error":{"message":"Too many exports"}}' }),
  );
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  await expect(page.getByText("Error exporting the list")).toBeVisible();
  await expect(page.getByText("Too many exports")).toBeVisible();
});
