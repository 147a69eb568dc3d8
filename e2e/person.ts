import type { APIRequestContext, Page } from "@playwright/test";
import type { Session } from "#contract/auth.ts";
import { adminSession, signInByCall } from "./admin-session.ts";
import type { Site } from "./server-process.ts";
import { admin, expect, linkIn } from "./site.ts";

export type Person = { name: string; email: string; password: string };

let created = 0;

/** An email address that no other test uses. */
export const newAddress = (word = "person") => `${word}-${process.pid}-${++created}@people.example`;

/** Creates an account with a new email address. */
export async function signUpPerson(request: APIRequestContext): Promise<Person> {
  const person = {
    name: "Nguyễn Thị Mẫu",
    email: newAddress(),
    password: "paper star bronze drum",
  };
  const response = await request.post("/api/v1/auth/signup", { data: person });
  expect(response.status()).toBe(201);
  return person;
}

/** Confirms the address of a new account with the link in its email. */
export async function confirmAddress(
  request: APIRequestContext,
  site: Site,
  { email }: Person,
): Promise<void> {
  const link = await linkIn(site, email, /\/confirm-email#token=[\w-]+/);
  const data = { token: link.split("#token=")[1] };
  expect((await request.post("/api/v1/auth/confirm-email", { data })).status()).toBe(200);
}

/**
 * Signs in a person without the form. Without a person, it uses the administrator's session that all tests
 * share; a test must neither end nor refresh it.
 */
export async function enter(
  page: Page,
  person?: Pick<Person, "email" | "password">,
): Promise<void> {
  const { request } = page;
  const session = await (person === undefined
    ? adminSession(request)
    : signInByCall(request, person));
  await storeSession(page, session);
}

/** Signs the administrator in with a new session, which the test may end. */
export async function enterAnew(page: Page): Promise<void> {
  await storeSession(page, await signInByCall(page.request, admin));
}

let stored = 0;

/** Stores a session as the site does: at once in an open page, otherwise before the next page runs. */
export async function storeSession(page: Page, { user, tokens }: Session): Promise<void> {
  const { origin } = new URL((await page.request.head("/robots.txt")).url());
  const mark = `stored-${++stored}`;
  const given = { origin, mark, entries: { ...tokens, user: JSON.stringify(user) } };
  const store = ({ origin, mark, entries }: typeof given) => {
    // Only once, so that a reload keeps the page's own changes, and not in frames of other origins.
    if (location.origin !== origin || sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, "");
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  };
  if (page.url().startsWith(origin)) await page.evaluate(store, given);
  else await page.addInitScript(store, given);
}

/** Makes the browser refuse every access to its storage. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Storage is blocked", "SecurityError");
      },
    });
  });
