import { company } from "#content/company.ts";
import type { Page } from "@playwright/test";
import { admin, expect, signIn, test } from "./site.ts";

const password = "paper star bronze";

/** Fills the form in. `changes` replaces single fields. */
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

test("sign-up opens an account, welcomes by naming the company and leads home", async ({
  strictPage: page,
}) => {
  await page.goto("/careers");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/signup");
  await fillIn(page, { Email: "moi@people.example" });
  await create(page);
  await expect(page.getByText("Account created")).toBeVisible();
  await expect(page.getByText(`Welcome to ${company.name}, Phạm Thị Mới!`)).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Account of Phạm Thị Mới" })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL("/signup");
});

test("whoever is signed in is led home from the sign-up screen", async ({ page }) => {
  await signIn(page);
  await page.goto("/signup");
  await expect(page).toHaveURL("/");
});

test("asks for what is missing, and a field's error goes when it is edited", async ({
  strictPage: page,
}) => {
  await page.goto("/signup");
  await create(page);
  for (const words of ["Name is required", "Email is required", "Password is required"]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("M");
  await expect(page.getByText("Name is required")).toBeHidden();
  await expect(page.getByText("Email is required")).toBeVisible();
  await fillIn(page, { Email: "nobody", Password: "paper", "Confirm password": "other" });
  await create(page);
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
});

test("shows the server's words at the fields they are about, and leads to them", async ({
  page,
}) => {
  await page.goto("/signup");
  await fillIn(page, { Email: admin.email });
  await create(page);
  const email = page.getByLabel("Email", { exact: true });
  await expect(page.getByText("Failed to create account")).toBeVisible();
  await expect(email).toHaveAccessibleDescription("An account with this email already exists");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toBeFocused();
  await fillIn(page, {
    Email: "quang.vinh@people.example",
    Password: "quang.vinh2026",
    "Confirm password": "quang.vinh2026",
  });
  await create(page);
  const field = page.getByLabel("Password", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    /a password that is not made of your name, your email address or the name of our company/,
  );
});

for (const [what, answer, words] of [
  ["without words", { status: 500, body: "" }, "HTTP 500"],
  ["that opens no session", { status: 201, body: "{}" }, "Signup failed"],
] as const) {
  test(`an answer ${what} is told as such`, async ({ page }) => {
    await page.route("**/api/v1/auth/signup", (route) => route.fulfill(answer));
    await page.goto("/signup");
    await fillIn(page, { Email: "other@people.example" });
    await create(page);
    await expect(page.getByText("Failed to create account")).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/signup");
  });
}

test("a fault of the page itself is told as such", async ({ page }) => {
  await page.goto("/signup");
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new DOMException("ended", "AbortError"));
  });
  await fillIn(page, { Email: "other@people.example" });
  await create(page);
  await expect(page.getByText("An unexpected error occurred")).toBeVisible();
});

test("says that it is at work, and sends once", async ({ page }) => {
  let calls = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/v1/auth/signup", async (route) => {
    calls++;
    await released;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/signup");
  await fillIn(page, { Email: "other@people.example" });
  await create(page);
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  await page.getByLabel("Name", { exact: true }).press("Enter");
  release();
  await expect(page.getByText("HTTP 500")).toBeVisible();
  expect(calls).toBe(1);
});

test("each password can be shown by itself", async ({ page }) => {
  await page.goto("/signup");
  const [first, second] = [
    page.getByLabel("Password", { exact: true }),
    page.getByLabel("Confirm password", { exact: true }),
  ];
  await page.getByRole("button", { name: "Show password" }).last().click();
  await expect(first).toHaveAttribute("type", "password");
  await expect(second).toHaveAttribute("type", "text");
});

test("can be done with the keyboard alone", async ({ strictPage: page }) => {
  await page.goto("/signup", { waitUntil: "networkidle" });
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Chỉ Bàn Phím");
  await page.keyboard.press("Tab");
  await page.keyboard.type("phim@people.example");
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

test("with scripts three seconds late, no password reaches an address and nothing typed is lost", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 3_000);
    });
    await route.continue();
  });
  await page.goto("/signup", { waitUntil: "commit" });
  await fillIn(page, { Email: "cham@people.example" });
  await expect(page.getByRole("button", { name: "Create Account" })).toBeDisabled();
  await page.getByLabel("Confirm password", { exact: true }).press("Enter");
  await create(page);
  // Several scripts come one after the other, each of them late.
  await expect(page.getByText(`Welcome to ${company.name}, Phạm Thị Mới!`)).toBeVisible({
    timeout: 40_000,
  });
  expect(addresses.filter((address) => /paper|confirmPassword/.test(address))).toEqual([]);
});
