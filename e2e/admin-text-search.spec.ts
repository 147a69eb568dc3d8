import type { APIRequestContext, Page } from "@playwright/test";
import { textPdf } from "#server/testing/tiny-pdf.ts";
import { expectAccessible, inViews } from "./accessibility.ts";
import { rows } from "./admin-list.ts";
import { apply, asAdmin } from "./admin-review.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

const total = (page: Page) => page.getByRole("status").filter({ hasText: "Total" });
const contactsOnly = (page: Page) =>
  page.getByRole("button", { name: "Only names and contacts", pressed: false });

/** Submits one application with the word in its name, one with it in its resume, one in its cover letter. */
async function applyWith(request: APIRequestContext, word: string): Promise<void> {
  const buffer = textPdf(`Ten years of ${word} and C++ at the harbour`);
  await apply(request, "Lê Có Tệp", { name: "CV.pdf", buffer });
  await apply(request, "Phạm Có Thư", undefined, {
    notes: `Tôi đã làm ${word} hai năm, chủ yếu là hệ thống nhúng cho tàu cá ở Khánh Hoà.`,
  });
  await apply(request, `Đỗ ${word}`);
  // The job reads new resumes every ten seconds.
  const found = async () => {
    const { total: count }: { total: number } = await asAdmin(request, `?q=${word}`);
    return count;
  };
  await expect.poll(found, { timeout: 30_000 }).toBe(3);
}

test("a word that only a resume contains is found, marked and told", async ({
  strictPage: page,
  request,
}) => {
  await applyWith(request, "Quokka");
  await enter(page);
  await page.goto("/admin?tab=applications");
  await expect(rows(page).first()).toBeVisible();
  await expect(contactsOnly(page)).toBeDisabled();
  await page.getByRole("searchbox", { name: "Search applications" }).fill("quokka");
  await expect(rows(page)).toHaveCount(3);
  // A status is announced.
  await expect(total(page)).toContainText("3");
  const found = [
    "Đỗ Quokka",
    "Cover letter: Tôi đã làm Quokka hai năm",
    "CV: Ten years of Quokka and C++ at the harbour",
  ];
  for (const [index, text] of found.entries()) {
    const row = rows(page).nth(index);
    await expect(row).toContainText(text);
    await expect(row.locator("mark")).toHaveText(["Quokka"]);
  }
});

test("the switch to names and contacts stays in the address until the filters are cleared", async ({
  strictPage: page,
  request,
}) => {
  await applyWith(request, "Wombat");
  await enter(page);
  await page.goto("/admin?tab=applications&q=wombat");
  await expect(rows(page)).toHaveCount(3);
  await contactsOnly(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]in=contacts/);
  const pressed = page.getByRole("button", { name: "Only names and contacts", pressed: true });
  await page.reload();
  await expect(pressed).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.goto("/admin?tab=applications&q=harbour&in=contacts");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(pressed).toHaveCount(0);
  await expect(page).not.toHaveURL(/in=contacts/);
});

inViews(2, ({ colorScheme, language, size }) => {
  test("a search in resumes is accessible", async ({ strictPage: page, request }) => {
    const word = `Numbat${colorScheme}${language}${size}`;
    await applyWith(request, word);
    await enter(page);
    await page.goto(`/admin?tab=applications&q=${word}`);
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page);
    if (size === "phone") await page.locator("search button[aria-expanded]").click();
    await page.locator("search button[aria-pressed]").first().click();
    await expect(rows(page)).toHaveCount(1);
    await expectAccessible(page);
  });
});
