import type { APIRequestContext, Page } from "@playwright/test";
import type { Session } from "#contract/auth.ts";
import { adminSession, signInByCall } from "./admin-session.ts";
import { admin, expect } from "./site.ts";

export type Person = { name: string; email: string; password: string };

let made = 0;

/** An address that no other test uses. */
export const newAddress = (word = "person") => `${word}-${process.pid}-${++made}@people.example`;

/** Somebody who has an account of their own on the site, different for every test. */
export async function signUpPerson(request: APIRequestContext): Promise<Person> {
  const person = {
    name: "Nguyễn Thị Mẫu",
    email: newAddress(),
    password: "paper star bronze drum",
  };
  const answer = await request.post("/api/v1/auth/signup", { data: person });
  expect(answer.status()).toBe(201);
  return person;
}

/**
 * Signs in without the screen for it: a person, or the administrator with the session that all tests
 * share, which must neither be ended nor refreshed.
 */
export async function enter(
  page: Page,
  person?: Pick<Person, "email" | "password">,
): Promise<void> {
  const { request } = page;
  const session = await (person === undefined
    ? adminSession(request)
    : signInByCall(request, person));
  await keepSession(page, session);
}

/** Signs the administrator in with a session that the test may end. */
export async function enterAnew(page: Page): Promise<void> {
  await keepSession(page, await signInByCall(page.request, admin));
}

let entered = 0;

/** Stores a session as the page would have; where none of the site is open, before the next one runs. */
export async function keepSession(page: Page, { user, tokens }: Session): Promise<void> {
  const { origin } = new URL((await page.request.head("/robots.txt")).url());
  const mark = `entered-${++entered}`;
  const given = { origin, mark, kept: { ...tokens, user: JSON.stringify(user) } };
  const store = ({ origin, mark, kept }: typeof given) => {
    // Once, and not in the frames of others: what the page does to the session later is to stay.
    if (location.origin !== origin || sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, "");
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  };
  if (page.url().startsWith(origin)) await page.evaluate(store, given);
  else await page.addInitScript(store, given);
}
