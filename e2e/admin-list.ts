import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { enter } from "./person.ts";
import type { Site } from "./server-process.ts";
import { admin, expect } from "./site.ts";

/** The email address of an applicant whom `apply` creates. */
export function addressOf(word: string, index: number): string {
  const ascii = word.normalize("NFD").replaceAll(/[^A-Za-z]/g, "");
  return `${ascii.toLowerCase()}.${index}@people.example`;
}

/** Submits applications without a resume whose names begin with `word`. Returns their ids, oldest first. */
export async function apply(
  request: APIRequestContext,
  word: string,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 1; index <= count; index++) {
    const data = {
      full_name: `${word} ${String(index).padStart(2, "0")}`,
      email: addressOf(word, index),
      position: index % 2 === 0 ? "ai-engineer" : "ui-designer",
      experience_level: "mid",
    };
    const response = await request.post("/api/v1/applications", { data });
    expect(response.status()).toBe(201);
    const { data: stored }: { data: { id: string } } = await response.json();
    ids.push(stored.id);
  }
  return ids;
}

/** Submits applications and opens their list as the administrator. Returns their ids, oldest first. */
export async function openNewApplications(
  page: Page,
  request: APIRequestContext,
  word: string,
  count: number,
): Promise<string[]> {
  const ids = await apply(request, word, count);
  await enter(page);
  await openApplications(page, word);
  return ids;
}

/** Opens the Applications tab with a search. */
export async function openApplications(page: Page, word: string, rest = ""): Promise<void> {
  await page.goto(`/admin?tab=applications&q=${word}${rest}`);
  await expect(rows(page).first()).toContainText(word);
}

export const rows = (page: Page) =>
  page.locator("tbody tr").filter({ has: page.getByRole("button") });

/** The toolbar that appears once a row is selected. */
export const bulkActions = (page: Page) =>
  page.getByRole("region", { name: "Actions for the selected rows" });

/** The checkbox of a row, or of the "page". */
export const selection = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Select ${name}` });

/** Opens a link in a new browser context, in which the administrator has to sign in first. */
export async function openSharedLink(browser: Browser, site: Site, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  return page;
}

/** Expects a button to be disabled whenever the page makes a call of this method. */
export async function expectDisabledDuring(method: string, button: Locator): Promise<void> {
  await button.page().route("**/api/v1/**", async (route) => {
    if (route.request().method() === method) await expect(button).toBeDisabled();
    await route.fallback();
  });
}

/** Presses "/" and types into the search while the page's clock is paused. */
export async function typeIntoSearch(page: Page, text: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  await page.keyboard.press("/");
  await page.keyboard.type(text);
  await expect(page.getByRole("searchbox")).toHaveValue(text);
}
