import { company } from "#content/company.ts";
import type { Page } from "@playwright/test";
import { signUpPerson } from "./person.ts";
import { expect, signInAs, test } from "./site.ts";

/** Replaces the role in every response about the signed-in user. */
async function answerRole(page: Page, role: string): Promise<void> {
  await page.route(/\/api\/v1\/(?:auth\/login|users\/me)$/, async (route) => {
    const response = await route.fetch();
    const body: { user?: object } = await response.json();
    const json = body.user ? { ...body, user: { ...body.user, role } } : { ...body, role };
    await route.fulfill({ response, json });
  });
}

for (const role of ["guest", "auditor"]) {
  test(`a user with the role ${role} signs in and opens no guarded screen`, async ({
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

  test(`the dashboard denies access when the role changes to ${role} after the sign-in`, async ({
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
