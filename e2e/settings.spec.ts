import type { APIRequestContext, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { URI } from "otpauth";
import { expectAccessible, expectNoViolation, inViews } from "./accessibility.ts";
import { enter, signUpPerson, type Person } from "./person.ts";
import { admin, asAdmin, chooseVietnamese, expect, linkIn, test } from "./site.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Signs in with another device and returns the status of the response. */
const signInElsewhere = async (page: Page, { email, password }: Person) =>
  (await page.request.post("/api/v1/auth/login", { data: { email, password } })).status();

test.describe("a user", () => {
  let person: Person;
  test.beforeEach(async ({ page, request }) => {
    person = await signUpPerson(request);
    await enter(page, person);
  });

  test("changes the password after entering the current one and keeps this session", async ({
    page,
  }) => {
    await page.goto("/settings");
    const password = section(page, "Password");
    await password.getByLabel("Current password").fill("not the password");
    await password.getByLabel("New password", { exact: true }).fill("another bronze drum");
    await password.getByLabel("Repeat new password").fill("another bronze");
    await page.keyboard.press("Enter");
    await expect(password.getByText("Passwords do not match")).toBeVisible();
    await password.getByLabel("Repeat new password").fill("another bronze drum");
    await expect(password.getByText("Passwords do not match")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(password.getByText("This is not your current password")).toBeVisible();
    await expect(password.getByLabel("Current password")).toBeFocused();
    await password.getByLabel("Current password").fill(person.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Password changed", { exact: true }).first()).toBeVisible();
    await expect(password.getByLabel("Current password")).toHaveValue("");
    expect(await signInElsewhere(page, person)).toBe(401);
    expect(await signInElsewhere(page, { ...person, password: "another bronze drum" })).toBe(200);
    await page.reload();
    await expect(password).toBeVisible();
  });

  test("ends one session or all others, and the focus stays in the section", async ({
    strictPage: page,
  }) => {
    await signInElsewhere(page, person);
    await signInElsewhere(page, person);
    await page.goto("/settings#sessions");
    const sessions = section(page, "Sessions");
    const items = sessions.getByRole("listitem");
    // The session of the sign-up, two others, and this one.
    await expect(items).toHaveCount(4);
    await expect(items.first()).toContainText("Chrome on Linux");
    await expect(items.first()).toContainText("This device");
    await expect(items.first().getByRole("button")).toHaveCount(0);
    await items.nth(1).getByRole("button", { name: "Sign out" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Session ended")).toBeVisible();
    await expect(items).toHaveCount(3);
    await expect(sessions).toBeFocused();
    await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(items).toHaveCount(1);
    await expect(section(page, "Activity")).toContainText("All other sessions were ended");
  });

  test("changes the email address through a link and a confirmation", async ({ page, site }) => {
    const next = `new-${person.email}`;
    await page.goto("/settings#email");
    const email = section(page, "Email address");
    await email.getByLabel("New email address").fill(next);
    await email.getByLabel("Your password").fill(person.password);
    await page.keyboard.press("Enter");
    await expect(email.getByText("Check your inbox")).toBeVisible();
    const link = await linkIn(site, next, /\/confirm-email#token=[\w-]+/);
    await page.goto(link);
    await expect(page).toHaveURL("/confirm-email");
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
    expect(await signInElsewhere(page, { ...person, email: next })).toBe(401);
    await page.getByRole("button", { name: "Confirm Email" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
    expect(await signInElsewhere(page, { ...person, email: next })).toBe(200);
    // A link works once.
    await page.goto("/settings");
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm Email" }).click();
    await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
    await page.goto("/confirm-email?once");
    await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  });

  test("turns on two-step sign-in, renews the recovery codes and turns it off", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/profile");
    await page.getByRole("link", { name: "Change it in Settings" }).click();
    const twoStep = section(page, "Two-step sign-in");
    await twoStep.getByRole("button", { name: "Turn on" }).click();
    await page.getByRole("dialog").getByLabel("Your password").fill(person.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
    await expectNoViolation(page);
    const address = await page.getByRole("link", { name: "Open in an app" }).getAttribute("href");
    const authenticator = URI.parse(address ?? "");
    const code = page.getByLabel("Code from the app");
    await code.fill("000000");
    await page.keyboard.press("Enter");
    await expect(code).toHaveAttribute("aria-invalid", "true");
    if (!("generate" in authenticator)) throw new Error("The address is not a TOTP address");
    await code.fill(authenticator.generate());
    await page.keyboard.press("Enter");

    const codes = page.getByRole("dialog", { name: "Your recovery codes" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await expectNoViolation(page);
    const [first = ""] = await codes.getByRole("listitem").allTextContents();
    await codes.getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(first);
    const download = page.waitForEvent("download");
    await codes.getByRole("button", { name: "Download" }).click();
    const path = await (await download).path();
    expect(await readFile(path, "utf8")).toContain(first);
    await page.goBack();
    await expect(codes.getByText("First save the codes and tick this box")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(codes.getByLabel("I have saved them")).toBeFocused();
    await page.keyboard.press("Space");
    await codes.getByRole("button", { name: "Done" }).click();
    await expect(codes).toBeHidden();
    await expect(twoStep).toBeFocused();
    await expect(twoStep.getByText("10 recovery codes left")).toBeVisible();
    expect(await signInElsewhere(page, person)).toBe(401);

    await twoStep.getByRole("button", { name: "New recovery codes" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill(person.password);
    await page.keyboard.press("Enter");
    const proofCode = dialog.getByLabel("Code from your app, or a recovery code");
    await expect(proofCode).toHaveAttribute("aria-invalid", "true");
    await proofCode.fill(first);
    await page.keyboard.press("Enter");
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    const [second = ""] = await codes.getByRole("listitem").allTextContents();
    expect(await codes.getByRole("listitem").allTextContents()).not.toContain(first);
    await codes.getByLabel("I have saved them").check();
    await codes.getByRole("button", { name: "Done" }).click();

    await twoStep.getByRole("button", { name: "Turn off" }).click();
    await dialog.getByLabel("Your password").fill(person.password);
    await proofCode.fill(second);
    await page.keyboard.press("Enter");
    await expect(twoStep.getByText("Off", { exact: true })).toBeVisible();
    expect(await signInElsewhere(page, person)).toBe(200);
  });

  test("uses the other sections when one fails to load, downloads the data, and sets theme and language", async ({
    page,
  }) => {
    await page.route("**/users/me/sessions", (route) => route.fulfill({ status: 403, body: "{}" }));
    await page.goto("/settings");
    const sessions = section(page, "Sessions");
    await expect(sessions.getByText("This could not be loaded")).toBeVisible();
    await page.unroute("**/users/me/sessions");
    await sessions.getByRole("button", { name: "Try again" }).click();
    await expect(sessions.getByText("This device")).toBeVisible();

    const download = page.waitForEvent("download");
    await section(page, "My data").getByRole("button", { name: "Download" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("my-data.json");
    expect(await readFile(await file.path(), "utf8")).toContain(person.email);
    await expect(section(page, "Activity")).toContainText("Data downloaded");

    await section(page, "Appearance").getByLabel("Dark").focus();
    await page.keyboard.press("Space");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(
      page.getByRole("contentinfo").getByRole("button", { name: "Dark" }),
    ).toHaveAttribute("aria-pressed", "true");
    await section(page, "Language").getByText("Tiếng Việt").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    await expect(page.getByRole("heading", { level: 1, name: "Cài đặt" })).toBeVisible();
  });

  test("reads the activity page by page", async ({ page }) => {
    await page.route("**/users/me/activity*", (route) => {
      const isFirst = !route.request().url().includes("before=");
      const id = isFirst
        ? "01900000-0000-7000-8000-000000000002"
        : "01900000-0000-7000-8000-000000000001";
      return route.fulfill({
        json: {
          activity: [
            {
              id,
              kind: isFirst ? "sign_in" : "sign_up",
              at: "2026-01-02T03:04:05.000Z",
              network: null,
            },
          ],
          next: isFirst ? id : null,
        },
      });
    });
    await page.goto("/settings#activity");
    const activity = section(page, "Activity");
    await expect(activity.getByRole("listitem")).toHaveText([/Signed in/]);
    await activity.getByRole("button", { name: "Show more" }).click();
    await expect(activity.getByRole("listitem")).toHaveText([/Signed in/, /Account created/]);
    await expect(activity.getByRole("button", { name: "Show more" })).toHaveCount(0);
  });

  test("deletes the account after entering the password and returns to the home page", async ({
    strictPage: page,
  }) => {
    await page.goto("/settings#delete");
    await section(page, "Delete account").getByRole("button").click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog.getByText("This cannot be undone")).toBeVisible();
    await dialog.getByLabel("Your password").fill(person.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your account is deleted")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await signInElsewhere(page, person)).toBe(401);
  });

  test("sees an error of a field that the form lacks", async ({ page }) => {
    await page.route("**/users/me/delete", (route) =>
      route.fulfill({ status: 422, json: { errors: { code: ["A code is needed"] } } }),
    );
    await page.goto("/settings#delete");
    await section(page, "Delete account").getByRole("button").click();
    await page.getByRole("dialog").getByLabel("Your password").fill(person.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article").getByText("A code is needed")).toBeVisible();
  });

  inViews(2, () => {
    test("gets accessible settings", async ({ strictPage: page }) => {
      await page.goto("/settings");
      await expect(page.locator("#sessions li")).not.toHaveCount(0);
      await expect(page.locator("#activity li")).not.toHaveCount(0);
      await expectAccessible(page);
    });
  });
});

test("the last administrator cannot delete the account and sees the reason in Vietnamese", async ({
  page,
  site,
  request,
}) => {
  await deactivateOtherAdmins(request);
  await chooseVietnamese(page, site.url);
  await enter(page);
  await page.goto("/settings#delete");
  await section(page, "Xóa tài khoản").getByRole("button").click();
  await page.getByRole("dialog").getByLabel("Mật khẩu của bạn").fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cần có ít nhất một quản trị viên đang hoạt động")).toBeVisible();
});

test("the panel links an administrator without required two-step sign-in to the settings", async ({
  page,
}) => {
  await enter(page);
  await page.route("**/api/v1/applications/**", (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: "mfa_setup_required", message: "Two-step", requestId: "1" } },
    }),
  );
  await page.goto("/admin?tab=applications");
  await page.getByRole("link", { name: "Turn it on" }).click();
  await expect(page).toHaveURL("/settings#two-step");
  await expect(section(page, "Two-step sign-in")).toBeFocused();
});

/** Deactivates the administrators that other tests created. */
async function deactivateOtherAdmins(request: APIRequestContext): Promise<void> {
  const headers = await asAdmin(request);
  const found = await request.get("/api/v1/users?role=admin&active=true&limit=1000", { headers });
  const { users }: { users: { id: string; email: string }[] } = await found.json();
  for (const { id } of users.filter(({ email }) => email !== admin.email)) {
    const changed = await request.patch(`/api/v1/users/${id}`, {
      headers,
      data: { active: false },
    });
    expect(changed.ok()).toBe(true);
  }
}
