import { signInByCall } from "./admin-session.ts";
import { callsOf, dialogOf, makeUsers, names, openUsers, toastOf } from "./admin-users.ts";
import { signUpPerson } from "./person.ts";
import { expect, emailsTo, test } from "./site.ts";
import { turnOnTwoStep } from "./two-step.ts";

test("the panel resends an invitation, except to an inactive account, and copies its link", async ({
  page,
  request,
  site,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const call = await callsOf(request);
  const [id = ""] = await makeUsers(request, "Mời", 1);
  const { email }: { email: string } = await (await call("get", `/${id}`)).json();
  await openUsers(page, "Mời");
  await names(page).click();
  const dialog = dialogOf(page, "User Details");
  await dialog.getByRole("button", { name: "Resend Invitation" }).click();
  await expect(toastOf(page, "Invitation sent")).toBeVisible();
  await expect.poll(() => emailsTo(site, email)).toHaveLength(2);
  const link = await dialog.getByLabel("Invitation link").inputValue();
  expect(link).toContain("/reset-password#token=");
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(toastOf(page, "Link copied")).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const token = new URL(link).hash.replace("#token=", "");
  const password = "paper star bronze drum";
  const response = await request.post("/api/v1/auth/reset-password", { data: { token, password } });
  expect(response.status()).toBe(200);
  await page.reload();
  await expect(dialog).toContainText("Mời 01");
  await expect(dialog.getByRole("button", { name: "Resend Invitation" })).toHaveCount(0);
  await expect(dialog.getByText("Invited")).toHaveCount(0);

  // An inactive user gets no invitation, and the server's message says why.
  await makeUsers(request, "Không mời", 1, { active: false });
  await page.goto(`/admin?tab=users&q=${encodeURIComponent("Không mời")}`);
  await names(page).click();
  await dialog.getByRole("button", { name: "Resend Invitation" }).click();
  await expect(toastOf(page, "Error sending invitation")).toBeVisible();
  await expect(toastOf(page, "Activate this account before you invite the user")).toBeVisible();
});

test("the panel lists the sessions of a user and ends one or all of them", async ({
  strictPage: page,
  request,
}) => {
  const person = await signUpPerson(request);
  const signInOnPhone = () =>
    request.post("/api/v1/auth/login", {
      data: { email: person.email, password: person.password },
      headers: { "user-agent": "Mozilla/5.0 (iPhone) Version/18.5 Mobile Safari/605.1.15" },
    });
  await signInOnPhone();
  await signInOnPhone();
  await openUsers(page, person.email.split("@")[0] ?? "");
  await names(page).click();
  const sessions = dialogOf(page, "User Details").getByRole("region", { name: "Sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expect(sessions).toContainText("Safari on iPhone");
  await sessions.getByRole("button", { name: "Sign out Safari on iPhone" }).first().click();
  await expect(toastOf(page, "Session ended")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(toastOf(page, "Signed out everywhere")).toBeVisible();
  await expect(sessions).toContainText("Not signed in anywhere");
});

test("the panel resets the two-step sign-in of a user after a confirmation", async ({
  strictPage: page,
  request,
}) => {
  const person = await signUpPerson(request);
  const { email, password } = person;
  const login = () => request.post("/api/v1/auth/login", { data: { email, password } });
  await turnOnTwoStep(request, await signInByCall(request, person), password);
  expect((await login()).status()).toBe(401);

  await openUsers(page, email.split("@")[0] ?? "");
  await names(page).click();
  const section = dialogOf(page, "User Details").getByRole("region", {
    name: "Two-step sign-in",
  });
  await expect(section).toContainText("On");
  await section.getByRole("button", { name: "Reset" }).click();
  const question = dialogOf(page, "Two-step sign-in");
  await expect(question).toContainText("First make sure that the request really comes from them");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Turn it off" }).click();
  await expect(toastOf(page, "Two-step sign-in turned off")).toBeVisible();
  await expect(section).toContainText("Off");
  expect((await login()).status()).toBe(200);
});
