import type { Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "./site.ts";

const folder = join(import.meta.dirname, "..", "server", "testing", "resumes");
export const resume = join(folder, readdirSync(folder).find((name) => name.endsWith(".pdf")) ?? "");
/** The address the form sends to. */
export const upload = "**/api/v1/applications/upload";

export const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
export const hint = (page: Page) =>
  page.getByText("Please fill in all required fields and upload your resume.");

/** Fills what is required; `email` tells applicants apart. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Full Name/).fill("Nguyễn Văn Mẫu");
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole("combobox", { name: /^Position/ }).selectOption("ai-engineer");
  await page.getByLabel(/^Experience Level/).selectOption("mid");
  await page.locator("input[type=file]").setInputFiles(resume);
  await expect(submit(page)).toBeEnabled();
}

/** Holds back the code of the pages to come, until it is let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
