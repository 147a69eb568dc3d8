import { company } from "#content/company.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { signInByCall } from "./admin-session.ts";
import { signUpPerson, type Person } from "./person.ts";
import { expect, submitSignIn, test } from "./site.ts";
import { codeAt, turnOnTwoStep } from "./two-step.ts";

type Protected = Person & { secret: string; recoveryCodes: string[] };

/** The next code, which is valid and still unused. */
const codeOf = ({ secret }: Protected) => codeAt(secret, Date.now() + 30_000);

/** Signs up a person with two-step sign-in. This uses the current code. */
async function protectedPerson(request: APIRequestContext): Promise<Protected> {
  const person = await signUpPerson(request);
  const session = await signInByCall(request, person);
  return { ...person, ...(await turnOnTwoStep(request, session, person.password)) };
}

async function passFirstStep(page: Page, person: Person): Promise<void> {
  await submitSignIn(page, person);
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
}

const codeField = (page: Page) => page.getByLabel("Authentication code");
const verify = (page: Page) => page.getByRole("button", { name: "Verify" }).click();

test("a wrong code shows an error at its field, Back returns to the password, and a valid code signs in", async ({
  page,
  request,
}) => {
  const person = await protectedPerson(request);
  await page.goto("/careers");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await passFirstStep(page, person);
  const field = codeField(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  // The first step opens no session and stores nothing.
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)),
  );
  expect(stored.join(" ")).not.toMatch(/ey[\w-]+\.[\w-]+\./);
  await verify(page);
  await expect(codeField(page)).toHaveAccessibleDescription(/Please enter the code/);
  const wrong = codeOf(person) === "000000" ? "111111" : "000000";
  await codeField(page).fill(wrong);
  await verify(page);
  const message = "This code is not valid, or it was already used";
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(message));
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
  await codeField(page).fill("1");
  await expect(page.getByText(message)).toBeHidden();

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(codeField(page)).toBeFocused();

  const code = codeOf(person);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await field.press("Enter");
  await expect(page.getByText(`Welcome back to ${company.name}!`)).toBeVisible();
  await expect(page).toHaveURL("/careers");
  await page.goBack();
  await expect(page).not.toHaveURL("/login");
});

test("a recovery code signs in without the app and is sent once", async ({ page, request }) => {
  const person = await protectedPerson(request);
  let calls = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/v1/auth/login/verify", async (route) => {
    calls++;
    await released;
    await route.continue();
  });
  await page.goto("/login");
  await passFirstStep(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  const field = page.getByLabel("Recovery code");
  await expect(field).toBeFocused();
  await field.fill(person.recoveryCodes[0] ?? "");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Verifying..." })).toBeDisabled();
  await field.press("Enter");
  release();
  await expect(page.getByText(`Welcome back to ${company.name}!`)).toBeVisible();
  expect(calls).toBe(1);
});

test("an expired second step shows the server's message and returns to the password", async ({
  page,
  request,
}) => {
  const person = await protectedPerson(request);
  await page.route("**/api/v1/auth/login/verify", async (route) => {
    const data: object = await route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...data, challenge: "too old" }) });
  });
  await page.goto("/login");
  await passFirstStep(page, person);
  await codeField(page).fill(codeOf(person));
  await verify(page);
  await expect(page.getByText("This sign-in took too long. Please sign in again.")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
});

inViews(3, () => {
  test("the second step is accessible", async ({ page }) => {
    const answer = { error: { code: "mfa_required", message: "-" }, challenge: "-" };
    await page.route("**/api/v1/auth/login", (route) =>
      route.fulfill({ status: 401, json: answer }),
    );
    await page.goto("/login");
    await page.locator("[name=email]").fill("user@people.example");
    await page.locator("[name=password]").fill("-");
    await page.locator("form [type=submit]").click();
    await expect(page.locator("[name=code]")).toBeFocused();
    await expectAccessible(page);
  });
});
