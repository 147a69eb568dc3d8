import { company } from "#content/company.ts";
import type { Page } from "@playwright/test";
import { holdScripts } from "./application-form.ts";
import { openHydrated } from "./hydrated.ts";
import { newAddress } from "./person.ts";
import { admin, expect, submitSignIn, test } from "./site.ts";
import { smoke } from "./smoke.ts";

const password = "paper star bronze";

/** Fills in the form. `changes` replaces the texts of fields. */
async function fillIn(page: Page, changes: Record<string, string>): Promise<void> {
  const fields = {
    Name: "Phạm Thị Mới",
    Password: password,
    "Confirm password": password,
    ...changes,
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

const create = (page: Page) => page.getByRole("button", { name: "Create Account" }).click();

test(
  "a new user signs up, signs out, signs in, edits the profile and signs out again",
  smoke,
  async ({ strictPage: page }) => {
    const email = newAddress("account");
    const account = (name: string) => page.getByRole("button", { name: `Account of ${name}` });
    const signOut = async (name: string) => {
      await account(name).click();
      await page.getByRole("button", { name: "Log out" }).click();
      // Checked first: the toast closes after four seconds. One of an earlier sign-out may be visible too.
      await expect(page.getByText("You are logged out").first()).toBeVisible();
      await expect(account(name)).toBeHidden();
    };
    await page.goto("/careers");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await page.getByRole("link", { name: "Sign up" }).click();
    await expect(page).toHaveURL("/signup");
    await fillIn(page, { Email: email });
    await create(page);
    const welcome = page.getByRole("article").filter({ hasText: "Account created" });
    await expect(welcome).toContainText(`Welcome to ${company.name}, Phạm Thị Mới!`);
    await expect(page).toHaveURL("/");
    await expect(account("Phạm Thị Mới")).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL("/signup");
    await page.goto("/signup");
    await expect(page).toHaveURL("/");

    await signOut("Phạm Thị Mới");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await submitSignIn(page, { email, password });
    await account("Phạm Thị Mới").click();
    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByLabel("Name").fill("Phạm Thị Khác");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Profile saved")).toBeVisible();
    await signOut("Phạm Thị Khác");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  },
);

test("sign-up names missing fields, clears the error of an edited field, and shows each password on its own", async ({
  strictPage: page,
}) => {
  await page.goto("/signup");
  await create(page);
  for (const message of ["Name is required", "Email is required", "Password is required"]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("M");
  await expect(page.getByText("Name is required")).toBeHidden();
  await expect(page.getByText("Email is required")).toBeVisible();
  await fillIn(page, { Email: "no-address", Password: "paper", "Confirm password": "other" });
  await create(page);
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();

  const [first, second] = [
    page.getByLabel("Password", { exact: true }),
    page.getByLabel("Confirm password", { exact: true }),
  ];
  await page.getByRole("button", { name: "Show password" }).last().click();
  await expect(first).toHaveAttribute("type", "password");
  await expect(second).toHaveAttribute("type", "text");
});

test("sign-up shows the server's messages at their fields and focuses the field", async ({
  page,
}) => {
  await page.goto("/signup");
  await fillIn(page, {
    Email: admin.email,
    Password: "password123",
    "Confirm password": "password123",
  });
  await create(page);
  const field = page.getByLabel("Password", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/too easy to guess/);
  await fillIn(page, { Email: admin.email });
  await create(page);
  const email = page.getByLabel("Email", { exact: true });
  const toasts = page.getByRole("article");
  await expect(
    toasts.filter({ hasText: "An account with this email already exists" }),
  ).toBeVisible();
  // Counted without a retry: a second toast would disappear.
  expect(await toasts.count(), "the password has no toast").toBe(1);
  await expect(email).toHaveAccessibleDescription("An account with this email already exists");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toBeFocused();
});

test("sign-up shows an error for an unreadable response and for a failure of the page", async ({
  page,
}) => {
  await page.goto("/signup");
  await fillIn(page, { Email: newAddress() });
  for (const [response, message] of [
    [{ status: 500, body: "" }, "HTTP 500"],
    [{ status: 201, body: "{}" }, "Signup failed"],
  ] as const) {
    await page.route("**/api/v1/auth/signup", (route) => route.fulfill(response));
    await create(page);
    await expect(page.getByText("Failed to create account").first()).toBeVisible();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/signup");
    await page.unroute("**/api/v1/auth/signup");
  }
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new DOMException("ended", "AbortError"));
  });
  await create(page);
  await expect(page.getByText("An unexpected error occurred")).toBeVisible();
});

test("sign-up shows its progress and sends the form once", async ({ page }) => {
  let calls = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/v1/auth/signup", async (route) => {
    calls++;
    await released;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/signup");
  await fillIn(page, { Email: newAddress() });
  await create(page);
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  await page.getByLabel("Name", { exact: true }).press("Enter");
  release();
  await expect(page.getByText("HTTP 500")).toBeVisible();
  expect(calls).toBe(1);
});

test("sign-up works with the keyboard alone", async ({ strictPage: page }) => {
  await openHydrated(page, "/signup");
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Chỉ Bàn Phím");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newAddress());
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" }).first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Account of Chỉ Bàn Phím" })).toBeVisible();
});

test("sign-up before the scripts have loaded keeps typed text and puts no password into a URL", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const release = await holdScripts(page);
  await page.goto("/signup", { waitUntil: "commit" });
  await fillIn(page, { Email: newAddress() });
  await expect(page.getByRole("button", { name: "Create Account" })).toBeDisabled();
  await page.getByLabel("Confirm password", { exact: true }).press("Enter");
  release();
  await create(page);
  await expect(page.getByText(`Welcome to ${company.name}, Phạm Thị Mới!`)).toBeVisible();
  expect(addresses.filter((address) => /paper|confirmPassword/.test(address))).toEqual([]);
});
