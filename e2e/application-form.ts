import type { APIRequestContext, Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ApplicationList } from "#contract/applications.ts";
import { asAdmin, expect } from "./site.ts";

const folder = join(import.meta.dirname, "..", "server", "testing", "resumes");
export const resume = join(folder, readdirSync(folder).find((name) => name.endsWith(".pdf")) ?? "");
/** The endpoint that the form sends to. */
export const upload = "**/api/v1/applications/upload";

export const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
export const fullName = (page: Page) => page.getByLabel(/^Full Name/);
export const formStatus = (page: Page) => page.getByRole("region", { name: "Form status" });
/** The text beside the button while a required field is empty. */
export const hint = (page: Page) =>
  page.getByText("Please fill in all required fields and upload your resume.");

/** Fills in the required fields. */
export async function fillIn(page: Page, email: string, position = "ai-engineer"): Promise<void> {
  await fullName(page).fill("Nguyễn Văn Mẫu");
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole("combobox", { name: /^Position/ }).selectOption(position);
  await page.getByLabel(/^Experience Level/).selectOption("mid");
  await page.locator("input[type=file]").setInputFiles(resume);
  await expect(submit(page)).toBeEnabled();
}

export const success = (page: Page) =>
  page.getByRole("heading", { name: "Application Submitted Successfully!" });

/** Sends the form, or sends it again after a failure. */
export const send = (page: Page) =>
  page
    .getByRole("button", { name: /^(?:Submit Application|Try again)$/ })
    .last()
    .click();

/** The draft that the browser stores, as JSON. */
export const storedDraft = (page: Page) =>
  page.evaluate(() => localStorage.getItem("applicationDraft"));

/** Stores a draft as an earlier visit does. */
export async function storeDraft(
  page: Page,
  values: Record<string, string>,
  ageMs = 0,
): Promise<void> {
  const draft = JSON.stringify({ at: Date.now() - ageMs, values });
  await page.evaluate((stored) => localStorage.setItem("applicationDraft", stored), draft);
}

/** The stored applications with an email address. */
export async function storedFor(request: APIRequestContext, email: string) {
  const response = await request.get(`/api/v1/applications?email=${email}`, {
    headers: await asAdmin(request),
  });
  return ApplicationList.parse(await response.json()).applications;
}

/** Holds the scripts of the next pages until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
