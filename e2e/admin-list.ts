import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./site.ts";

/** An email address made of the letters of `word`. */
export function addressOf(word: string, index: number): string {
  const letters = word.normalize("NFD").replaceAll(/[^A-Za-z]/g, "");
  return `${letters.toLowerCase()}.${index}@people.example`;
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
    const answer = await request.post("/api/v1/applications", { data });
    expect(answer.status()).toBe(201);
    const { data: made }: { data: { id: string } } = await answer.json();
    ids.push(made.id);
  }
  return ids;
}

/** Opens the Applications tab with a search. */
export async function openApplications(page: Page, word: string, rest = ""): Promise<void> {
  await page.goto(`/admin?tab=applications&q=${word}${rest}`);
  await expect(rows(page).first()).toContainText(word);
}

export const rows = (page: Page) =>
  page.locator("tbody tr").filter({ has: page.getByRole("button") });

/** Types into the search after "/", on a paused clock that the test advances. */
export async function typeIntoSearch(page: Page, text: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  await page.keyboard.press("/");
  await page.keyboard.type(text);
  await expect(page.getByRole("searchbox")).toHaveValue(text);
}
