import { company } from "#content/company.ts";
import type { Page, Response } from "@playwright/test";
import { enter, enterAnew, signUpPerson } from "./person.ts";
import { admin, expect, test } from "./site.ts";

const stored = (page: Page) =>
  page.evaluate(() =>
    ["accessToken", "refreshToken", "user"].map((key) => localStorage.getItem(key)),
  );

const isCall = (path: string) => (response: Response) =>
  new URL(response.url()).pathname === `/api/v1${path}`;

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test.describe("sign-in", () => {
  test("welcomes back by naming the company, keeps tokens and user, and replaces the address", async ({
    strictPage: page,
  }) => {
    await page.goto("/careers/apply");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    // The page before has a field for an email too.
    await expect(page.getByRole("heading", { name: "Sign In", level: 1 })).toBeVisible();
    await fillIn(page, admin.email, admin.password);
    await expect(page.getByText(`Welcome back to ${company.name}!`)).toBeVisible();
    await expect(page).toHaveURL("/careers/apply");
    const [accessToken, refreshToken, user] = await stored(page);
    expect(accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(refreshToken).toBeTruthy();
    expect(JSON.parse(user ?? "")).toMatchObject({ email: admin.email, role: "admin" });
    await page.goto("/login");
    await expect(page).toHaveURL("/");
  });

  test("leads back to an address whose last part is no text", async ({ strictPage: page }) => {
    await page.goto("/dashboard#50%");
    await fillIn(page, admin.email, admin.password);
    await expect(page).toHaveURL("/dashboard#50%");
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("asks for what is missing, drops a field's error when it is edited, and shows and hides the password", async ({
    strictPage: page,
  }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill("nobody");
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

  test("shows the server's words for a wrong password, in the reader's language", async ({
    page,
  }) => {
    await page.goto("/login");
    await fillIn(page, admin.email, "not the password");
    await expect(page.getByText("Login failed")).toBeVisible();
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await page.locator('a[hreflang="vi"]').click();
    await page.getByRole("button", { name: "Đăng nhập" }).click();
    await expect(page.getByText("Email hoặc mật khẩu không đúng")).toBeVisible();
    expect(await stored(page)).toEqual([null, null, null]);
  });

  test("keeps what was typed before the script ran", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
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

test("leads back to places of this site alone", async ({ page, site }) => {
  await enter(page);
  for (const [from, reached] of [
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
    await expect(page).toHaveURL(site.url + reached);
  }
});

test.describe("a session", () => {
  const account = (page: Page) => page.getByRole("button", { name: "Account of admin" });

  test.beforeEach(async ({ page }) => {
    await enterAnew(page);
    await page.goto("/");
    await expect(account(page)).toBeVisible();
  });

  test("ends at the start when its access token is expired or unreadable", async ({ page }) => {
    for (const token of [expiredToken(), "unreadable"]) {
      await page.evaluate((text) => localStorage.setItem("accessToken", text), token);
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await page.goto("/");
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
      expect(await stored(page)).toEqual([null, null, null]);
      expect(calls.filter((path) => path.startsWith("/api/"))).toEqual([]);
      await enter(page);
    }
  });

  test("lives on by the stored copy of the user while the server is out of order", async ({
    page,
  }) => {
    await page.route("**/api/v1/users/me", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("user"));
    await page.reload();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await stored(page)).toEqual([null, null, null]);
  });

  test("meets a 401 with one refresh and one repetition", async ({ page }) => {
    let refused = 0;
    await page.route("**/api/v1/users/me", async (route) => {
      if (refused++ > 0) return route.continue();
      await route.fulfill({ status: 401, body: "{}" });
    });
    const [before] = await stored(page);
    const refreshed = page.waitForResponse(isCall("/auth/refresh"));
    await page.reload();
    expect((await refreshed).status()).toBe(200);
    await expect(account(page)).toBeVisible();
    expect(refused).toBe(2);
    expect((await stored(page))[0]).not.toBe(before);
  });

  test("ends when a refresh is refused", async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.route("**/api/v1/auth/refresh", (route) =>
      route.fulfill({ status: 401, body: "{}" }),
    );
    await page.clock.runFor("14:30");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await stored(page)).toEqual([null, null, null]);
  });
});

function expiredToken(): string {
  const claims = { exp: Math.floor(Date.now() / 1000) - 10 };
  return `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
}

test("the admin panel lets administrators in and leads everybody else away", async ({
  page,
  request,
}) => {
  await page.goto("/admin?tab=applications&status=accepted");
  await expect(page).toHaveURL("/login");
  await fillIn(page, admin.email, admin.password);
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
