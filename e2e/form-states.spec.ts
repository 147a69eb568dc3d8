import { formStatus, fullName, success, fillIn, send } from "./application-form.ts";
import { signInByCall } from "./admin-session.ts";
import { openHydrated } from "./hydrated.ts";
import { enter, signUpPerson } from "./person.ts";
import { admin, expect, signInAs, submitSignIn, test } from "./site.ts";

test("the status of the form tells what is missing from what is to correct", async ({
  strictPage: page,
}) => {
  await openHydrated(page, "/careers/apply");
  const missing = formStatus(page).getByText("Still missing").locator("..");
  const toCorrect = formStatus(page).getByText("To correct").locator("..");
  await expect(missing.getByRole("link")).toHaveCount(5);
  await expect(toCorrect).toHaveCount(0);
  await page.getByLabel(/^Cover Letter/).fill("Too short.");
  await fullName(page).fill("N");
  await expect(toCorrect.getByRole("link")).toHaveText(["Full Name", "Cover Letter"]);
  await expect(missing.getByRole("link")).toHaveText([
    "Email",
    "Position",
    "Experience Level",
    "Resume",
  ]);
});

test("the confirmation says once that the application has arrived", async ({
  strictPage: page,
}) => {
  await openHydrated(page, "/careers/apply");
  await fillIn(page, "mot.lan@people.example");
  await send(page);
  await expect(success(page)).toBeVisible();
  const main = page.getByRole("main");
  await expect(
    main.getByRole("paragraph").filter({ hasText: /submitted successfully/i }),
  ).toHaveCount(0);
  await expect(
    main.getByText(/^We will review your application and get back to you soon/),
  ).toBeVisible();
});

test("a failed sign-in is explained at the form until a field is edited", async ({ page }) => {
  await signInAs(page, { ...admin, password: "not the password" });
  const advice = page.getByRole("main").getByText("Check your email and your password");
  await expect(advice).toBeVisible();
  await page.getByLabel("Email").fill("someone@people.example");
  await expect(advice).toHaveCount(0);
  await page.route("**/api/v1/auth/login", (route) => route.abort());
  await submitSignIn(page, admin);
  await expect(page.getByRole("main").getByText("You are not signed in yet.")).toBeVisible();
});

test("a long list of sessions is folded", async ({ strictPage: page, request }) => {
  const person = await signUpPerson(request);
  for (let times = 0; times < 5; times++) await signInByCall(request, person);
  await enter(page, person);
  await page.goto("/settings#sessions");
  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions.getByRole("listitem").filter({ visible: true })).toHaveCount(3);
  await sessions.getByText(/^\d more sessions$/).click();
  await expect(sessions.getByRole("listitem").filter({ visible: true })).toHaveCount(7);
});
