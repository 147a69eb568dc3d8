import type { APIRequestContext, Page } from "@playwright/test";
import { asAdmin, expect, test as base } from "./site.ts";

const defaults = {
  hrEmails: null,
  hrLanguages: {},
  replyTo: null,
  rejectionHoldHours: 24,
  rejectionHours: { from: "09:00", to: "17:00" },
  retentionDays: null,
  holidays: [],
};

/** A test that restores the settings of its site. */
export const test = base.extend<{ restoredSettings: void }>({
  restoredSettings: [
    async ({ request }, use) => {
      await use();
      await changeSettings(request, defaults);
    },
    { auto: true },
  ],
});

export const openSection = (page: Page, section: string) => page.goto(`/admin/settings/${section}`);

export const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** Saves the section and waits for the confirmation. */
export async function save(page: Page): Promise<void> {
  // An earlier toast may still be visible.
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.ok(),
  );
  await saveButton(page).click();
  await saved;
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect(page.getByText("Settings saved").first()).toBeVisible();
}

/** Changes settings in another session. */
export async function changeSettings(request: APIRequestContext, change: object): Promise<void> {
  const headers = await asAdmin(request);
  const response = await request.patch("/api/v1/settings", { data: change, headers });
  expect(response.status()).toBe(200);
}

let applicants = 0;

/** Submits an application without a resume through the API. Returns the email address of the applicant. */
export async function apply(
  request: APIRequestContext,
  { name = "Nguyễn Văn Mẫu", language = "en" }: { name?: string; language?: "en" | "vi" } = {},
): Promise<string> {
  const email = `ho.so.${process.pid}.${++applicants}@people.example`;
  const response = await request.post("/api/v1/applications", {
    data: { full_name: name, email, position: "ai-engineer", experience_level: "mid" },
    headers: { "accept-language": language },
  });
  expect(response.status()).toBe(201);
  return email;
}
