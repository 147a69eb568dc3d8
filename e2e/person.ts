import type { APIRequestContext, Page } from "@playwright/test";
import { admin, expect } from "./site.ts";

export type Person = { name: string; email: string; password: string };

let made = 0;

/** Somebody who has an account of their own on the site, different for every test. */
export async function signUpPerson(request: APIRequestContext): Promise<Person> {
  const person = {
    name: "Nguyễn Thị Mẫu",
    email: `person-${process.pid}-${++made}@people.example`,
    password: "paper star bronze drum",
  };
  const answer = await request.post("/api/v1/auth/signup", { data: person });
  expect(answer.status()).toBe(201);
  return person;
}

/** Signs in as a visit before would have left it, without the screen for it. */
export async function enter(
  page: Page,
  { email, password }: Pick<Person, "email" | "password"> = admin,
): Promise<void> {
  const answer = await page.request.post("/api/v1/auth/login", { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { user, tokens }: { user: object; tokens: Record<string, string> } = await answer.json();
  await page.goto("/robots.txt");
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { ...tokens, user: JSON.stringify(user) },
  );
}
