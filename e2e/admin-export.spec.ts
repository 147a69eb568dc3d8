import type { APIRequestContext, Download, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expect, signIn, test } from "./site.ts";

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
