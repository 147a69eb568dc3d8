import type { APIRequestContext, Page } from "@playwright/test";
import { StaffPosition, type UpdatePosition } from "#contract/positions.ts";
import { asAdmin, expect } from "./site.ts";

export const list = "/admin?tab=positions";
export const editorOf = (slug: string) => `/admin/positions/${slug}`;
export const rows = (page: Page) => page.locator("tbody tr:has(a)");
export const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The newest toast with this text. */
export const toastOf = (page: Page, text: string) =>
  page
    .getByRole("region", { name: "Notifications" })
    .getByRole("article")
    .filter({ hasText: text })
    .first();

let stored = 0;

/** Stores a position with all texts, by default open, with a unique title. */
export async function store(request: APIRequestContext, change: UpdatePosition = {}) {
  const title = `Thử nghiệm ${process.pid} ${++stored}`;
  const both = <Value>(value: Value) => ({ en: value, vi: value });
  const texts = { title: both(title), summary: both("Sums up"), duties: both(["Does"]) };
  const data = { ...texts, requirements: both(["Knows"]), state: "open", ...change };
  const headers = await asAdmin(request);
  const response = await request.post("/api/v1/positions", { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  return StaffPosition.parse(await response.json());
}

export async function change(request: APIRequestContext, slug: string, data: UpdatePosition) {
  const headers = await asAdmin(request);
  const response = await request.patch(`/api/v1/positions/${slug}`, { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

export async function read(request: APIRequestContext, slug: string): Promise<StaffPosition> {
  const response = await request.get(`/api/v1/positions/${slug}`, {
    headers: await asAdmin(request),
  });
  return StaffPosition.parse(await response.json());
}

let applicants = 0;

/** Applies for a position. Returns the email address of the applicant. */
export async function apply(
  request: APIRequestContext,
  position: string,
  language: "en" | "vi" = "en",
  full_name = "Phạm Thị Chờ",
): Promise<string> {
  const email = `vi.tri.${process.pid}.${++applicants}@people.example`;
  const response = await request.post("/api/v1/applications", {
    data: { full_name, email, position, experience_level: "mid" },
    headers: { "accept-language": language },
  });
  expect(response.status()).toBe(201);
  return email;
}

/** Fills in the texts that publishing needs, in one language. */
export async function fillTexts(page: Page, language: "English" | "Vietnamese", title: string) {
  const field = (name: string) => page.getByLabel(`${name} (${language})`);
  await field("Title").fill(title);
  await field("Summary").fill(`${title}: summary`);
  await field("Duties").fill("First duty\n\n  Second duty  ");
  await field("Requirements").fill("One requirement");
}
