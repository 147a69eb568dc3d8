import { company } from "#content/company.ts";
import type { Page } from "@playwright/test";
import { signUpPerson, type Person } from "./person.ts";
import { expect, test } from "./site.ts";

/** Has the server name another role in every answer about the signed-in user. */
async function answerRole(page: Page, role: string): Promise<void> {
  await page.route(/\/api\/v1\/(?:auth\/login|users\/me)$/, async (route) => {
    const response = await route.fetch();
    const body: { user?: object } = await response.json();
    const json = body.user ? { ...body, user: { ...body.user, role } } : { ...body, role };
    await route.fulfill({ response, json });
  });
}

async function signInAs(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

for (const role of ["guest", "auditor"]) {
  test(`a sign-in whose answer names the role ${role} succeeds and opens no guarded screen`, async ({
    strictPage: page,
    request,
  }) => {
    const person = await signUpPerson(request);
    await answerRole(page, role);
    await signInAs(page, person);
    await expect(page.getByText(`Welcome back to ${company.name}!`)).toBeVisible();
    await page.getByRole("button", { name: `Account of ${person.name}` }).click();
    await expect(
      page
        .getByRole("group", { name: `Account of ${person.name}` })
        .getByText(role, { exact: true }),
    ).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByText(`Required role: user | Your role: ${role}`)).toBeVisible();
  });

  test(`a dashboard closes when the server names the role ${role}, whatever the stored copy says`, async ({
    strictPage: page,
    request,
  }) => {
    await signInAs(page, await signUpPerson(request));
    await expect(page).toHaveURL("/");
    await answerRole(page, role);
    await page.goto("/dashboard");
    await expect(page.getByText(`Required role: user | Your role: ${role}`)).toBeVisible();
  });
}
