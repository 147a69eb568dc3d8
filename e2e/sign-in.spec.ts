import { company } from "#content/company.ts";
import type { Page, Response } from "@playwright/test";
import { holdScripts } from "./application-form.ts";
import { holdCalls } from "./held-calls.ts";
import { openHydrated } from "./hydrated.ts";
import { enter, enterAnew, signUpPerson, type Person } from "./person.ts";
import { admin, expect, signInAs, submitSignIn, test } from "./site.ts";

const stored = (page: Page) =>
  page.evaluate(() =>
    ["accessToken", "refreshToken", "user"].map((key) => localStorage.getItem(key)),
  );

const isCall = (path: string) => (response: Response) =>
  new URL(response.url()).pathname === `/api/v1${path}`;

test.describe("sign-in", () => {
  test("welcomes the user, stores tokens and user, and replaces its history entry", async ({
    strictPage: page,
  }) => {
    await page.goto("/careers/apply");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    // The application form has an email field too.
    await expect(page.getByRole("heading", { name: "Sign In", level: 1 })).toBeVisible();
    await submitSignIn(page, admin);
    await expect(page.getByText(`Welcome back to ${company.name}!`)).toBeVisible();
    await expect(page).toHaveURL("/careers/apply");
    const [accessToken, refreshToken, user] = await stored(page);
    expect(accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(refreshToken).toBeTruthy();
    expect(JSON.parse(user ?? "")).toMatchObject({ email: admin.email, role: "admin" });
    await page.goto("/login");
    await expect(page).toHaveURL("/");
  });

  test("returns to an address with an invalid escape sequence", async ({ strictPage: page }) => {
    await page.goto("/dashboard#50%");
    await submitSignIn(page, admin);
    await expect(page).toHaveURL("/dashboard#50%");
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("names missing fields, clears the error of an edited field, and shows and hides the password", async ({
    strictPage: page,
  }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill("no-address");
    await expect(page.getByText("Email is required")).toBeHidden();
    await expect(page.getByText("Password is required")).toBeVisible();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();

    const password = page.getByLabel("Password", { exact: true });
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  test("shows the server's message about a wrong password in the chosen language", async ({
    page,
  }) => {
    await signInAs(page, { ...admin, password: "not the password" });
    await expect(page.getByText("Login failed")).toBeVisible();
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await page.locator('a[hreflang="vi"]').click();
    await page.getByRole("button", { name: "Đăng nhập" }).click();
    await expect(page.getByText("Email hoặc mật khẩu không đúng")).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([null, null, null]);
  });

  test("shows its progress", async ({ page }) => {
    const release = await holdCalls(page, "**/api/v1/auth/login", "POST");
    await page.goto("/login");
    await page.getByLabel("Email").fill(admin.email);
    await page.getByLabel("Password", { exact: true }).fill(admin.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
    release();
    await expect(page).toHaveURL("/");
  });

  test("keeps text typed before the script has run", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByLabel("Email").fill(admin.email);
    await page.getByLabel("Password", { exact: true }).fill(admin.password);
    await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await page.getByLabel("Password", { exact: true }).press("Enter");
    release();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText(`Welcome back to ${company.name}!`)).toBeVisible();
    expect(page.url()).not.toContain("password");
  });
});

test("sign-in returns only to addresses of this site", async ({ page, site }) => {
  await enter(page);
  for (const [from, target] of [
    ["/careers?from=login#positions", "/careers?from=login#positions"],
    ["//evil.example/", "/"],
    ["/\\\\evil.example/", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["/signup", "/"],
  ] as const) {
    await page.goto("/contact");
    await page.evaluate(
      (state) => {
        history.replaceState(state, "", "/login");
        location.reload();
      },
      { from },
    );
    await expect(page).toHaveURL(site.url + target);
  }
});

test("sign-in returns to the first page, also after the links between sign-in and sign-up", async ({
  page,
}) => {
  await page.goto("/admin?tab=users");
  await expect(page).toHaveURL("/login");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/signup");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  await submitSignIn(page, admin);
  await expect(page).toHaveURL("/admin?tab=users");
});

test("a wrong password sends one call, also when another tab has signed in meanwhile", async ({
  page,
}) => {
  await enterAnew(page);
  await page.goto("/robots.txt");
  const session = await page.evaluate(() => Object.entries(localStorage));
  await page.evaluate(() => {
    localStorage.clear();
  });
  await openHydrated(page, "/login");
  // A page gets no storage event for its own changes, so it does not notice this session.
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, String(value));
  }, session);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
  });
  await submitSignIn(page, { ...admin, password: "not the password" });
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  expect(calls).toEqual(["/api/v1/auth/login"]);
});

test.describe("a session", () => {
  let person: Person;
  const account = (page: Page) => page.getByRole("button", { name: `Account of ${person.name}` });

  test.beforeEach(async ({ page, request }) => {
    person = await signUpPerson(request);
    await enter(page, person);
    await page.goto("/");
    await expect(account(page)).toBeVisible();
  });

  test("ends when the page loads with an expired or unreadable access token", async ({ page }) => {
    for (const token of [expiredToken(), "unreadable"]) {
      await page.evaluate((text) => localStorage.setItem("accessToken", text), token);
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await page.goto("/");
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
      await expect.poll(() => stored(page)).toEqual([null, null, null]);
      expect(calls.filter((path) => path.startsWith("/api/"))).toEqual([]);
      await enter(page, person);
    }
  });

  test("continues with the stored user while the server fails", async ({ page }) => {
    await page.route("**/api/v1/users/me", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("user"));
    await page.reload();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([null, null, null]);
  });

  test("refreshes once after a 401 and retries the call", async ({ page }) => {
    let calls = 0;
    await page.route("**/api/v1/users/me", async (route) => {
      if (calls++ > 0) return route.continue();
      await route.fulfill({ status: 401, body: "{}" });
    });
    const [before] = await stored(page);
    const refreshed = page.waitForResponse(isCall("/auth/refresh"));
    await page.reload();
    expect((await refreshed).status()).toBe(200);
    await expect(account(page)).toBeVisible();
    expect(calls).toBe(2);
    expect((await stored(page))[0]).not.toBe(before);
  });

  test("ends when the server refuses a refresh", async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.route("**/api/v1/auth/refresh", (route) =>
      route.fulfill({ status: 401, body: "{}" }),
    );
    await page.clock.runFor("14:30");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([null, null, null]);
  });
});

function expiredToken(): string {
  const claims = { exp: Math.floor(Date.now() / 1000) - 10 };
  return `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
}

test("the admin panel opens for administrators and redirects other users", async ({
  page,
  request,
}) => {
  await page.goto("/admin?tab=applications&status=accepted");
  await expect(page).toHaveURL("/login");
  await submitSignIn(page, admin);
  await expect(page).toHaveURL("/admin?tab=applications&status=accepted");
  await expect(page.getByRole("tab", { name: "Applications" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.evaluate(() => localStorage.clear());

  await enter(page, await signUpPerson(request));
  await page.goto("/admin");
  await expect(page).toHaveURL("/");
});
