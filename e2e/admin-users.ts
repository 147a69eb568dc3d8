import type { APIRequestContext, APIResponse, Locator, Page } from "@playwright/test";
import { rows } from "./admin-list.ts";
import { enter } from "./person.ts";
import { asAdmin, expect } from "./site.ts";

type Method = "get" | "post" | "patch" | "delete";
type AdminCall = (method: Method, path: string, data?: unknown) => Promise<APIResponse>;

/** Returns a function that calls /api/v1/users as the administrator. */
export async function callsOf(request: APIRequestContext): Promise<AdminCall> {
  const headers = await asAdmin(request);
  return (method, path, data) =>
    request[method](`/api/v1/users${path}`, { headers, ...(data !== undefined && { data }) });
}

let created = 0;

/** Creates users whose names begin with `word`, numbered from 01. Returns their ids. */
export async function makeUsers(
  request: APIRequestContext,
  word: string,
  count: number,
  fields: Record<string, unknown> = {},
): Promise<string[]> {
  const call = await callsOf(request);
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const email = `made-${process.pid}-${++created}@people.example`;
    const name = `${word} ${String(index).padStart(2, "0")}`;
    const response = await call("post", "", { name, email, ...fields });
    expect(response.status()).toBe(201);
    const { id }: { id: string } = await response.json();
    ids.push(id);
  }
  return ids;
}

/** Signs the administrator in and opens the Users tab with a search. */
export async function openUsers(page: Page, word: string, rest = ""): Promise<void> {
  await enter(page);
  await page.goto(`/admin?tab=users&q=${encodeURIComponent(word)}${rest}`);
  await expect(rows(page).first()).toContainText(word);
}

/** Creates users and opens their list as the administrator. Returns their ids. */
export async function openNewUsers(
  page: Page,
  request: APIRequestContext,
  word: string,
  count: number,
  fields: Record<string, unknown> = {},
): Promise<string[]> {
  const ids = await makeUsers(request, word, count, fields);
  await openUsers(page, word);
  return ids;
}

/** The names in the rows. Each is a button that opens the details. */
export const names = (page: Page) => page.locator("[data-opens-row]");

export const dialogOf = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** A toast with this title or text. */
export const toastOf = (page: Page, title: string | RegExp): Locator =>
  page.getByRole("region", { name: "Notifications" }).getByText(title, { exact: true });
