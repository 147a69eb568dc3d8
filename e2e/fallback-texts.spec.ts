import type { Page } from "@playwright/test";
import type { Fault, FaultyNetwork } from "./faulty-network.ts";
import { test } from "./faulty-site.ts";
import { apply } from "./admin-list.ts";
import { enterAnew } from "./person.ts";
import { admin, expect, submitSignIn } from "./site.ts";

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("accessToken"));

test("a failed sign-in shows the message of the error, of the body or of the status, and a network error for an unreadable response", async ({
  page,
  network,
}) => {
  const noUser = "Login successful but failed to get user information";
  const failures: [path: string, fault: Fault, message: string][] = [
    ["/auth/login", { status: 400, body: bodyOf("First", "Second") }, "First"],
    ["/auth/login", { status: 400, body: bodyOf("", "Second") }, "Second"],
    ["/auth/login", { status: 502, body: "<h1>Bad Gateway</h1>" }, "HTTP 502"],
    ["/auth/login", { status: 200, body: "<h1>It works" }, "Network error"],
    ["/auth/login", { status: 200, body: "[]" }, "Network error"],
    ["/auth/login", "cut", "Network error"],
    ["/users/me", "cut", noUser],
    ["/users/me", { status: 500, body: "{}" }, noUser],
    ["/users/me", { status: 200, body: "{}" }, noUser],
  ];
  await page.goto("/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  const signIn = page.getByRole("main").getByRole("button", { name: "Sign In" });
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  const expectFailure = async (message: string) => {
    await signIn.click();
    await expectToast(page, "Login failed", message);
    await expect.poll(() => storedToken(page)).toBeNull();
    // The next failure shows its own toast.
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
  };
  for (const [path, fault, message] of failures) {
    network.fail(path, fault);
    await expectFailure(message);
    network.clearFaults();
  }
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new DOMException("ended", "AbortError"));
  });
  await expectFailure("An unexpected error occurred");
});

test("a wrong password sends one sign-in and no refresh", async ({ page, network }) => {
  await page.goto("/login");
  await page.evaluate(() => localStorage.setItem("refreshToken", "of an earlier visit"));
  await submitSignIn(page, { ...admin, password: "not the password" });
  await expectToast(page, "Login failed", "Invalid email or password");
  expect(network.statusesOf("/auth/login")).toEqual([401]);
  expect(network.statusesOf("/auth/refresh")).toEqual([]);
});

test.describe("the admin panel", () => {
  const list = "/applications/";
  const title = "Error loading applications";

  test.beforeEach(({ page }) => enterAnew(page));

  const openList = async (page: Page, network: FaultyNetwork) => {
    await page.goto("/admin?tab=applications");
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
    // One call for the list, one for the number of suspected spam.
    await expect.poll(() => network.statusesOf(list)).toEqual([200, 200]);
  };

  test("shows an error and makes no call without an access token", async ({ page, network }) => {
    await openList(page, network);
    await network.waitUntilIdle();
    const calls = network.statusesOf(list).length;
    await page.evaluate(() => localStorage.removeItem("accessToken"));
    await page.getByRole("searchbox").fill("Nguyễn");
    await expectToast(page, title, "No authentication token available");
    expect(network.statusesOf(list)).toHaveLength(calls);
  });

  test("ends the session and says why when a 401 comes without a refresh token", async ({
    page,
    network,
    request,
  }) => {
    const [id] = await apply(request, "Bùi Văn Cũ", 1);
    await openList(page, network);
    await page.getByRole("button", { name: "Edit Bùi Văn Cũ 01" }).click();
    await expect(page.getByRole("dialog").getByLabel("Status")).toBeEnabled();
    await page.getByRole("dialog").getByLabel("Notes").fill("Gọi lại sau");
    // The next call is the update: no call of the dialog is under way.
    await network.waitUntilIdle();
    await page.evaluate(() => localStorage.removeItem("refreshToken"));
    network.fail(`/applications/${id}`, { status: 401, body: "{}" });
    await page.getByRole("dialog").getByRole("button", { name: "Update Application" }).click();
    const message = "No refresh token available";
    await expectToast(page, "Error updating application", message);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
    // Counted without a retry: a second toast would disappear.
    expect(await page.getByText("No refresh token available").count(), "one toast").toBe(1);
    await expect.poll(() => storedToken(page)).toBeNull();
    expect(network.statusesOf("/auth/refresh")).toEqual([]);
  });

  test("shows the missing refresh token after the list has closed", async ({ page, network }) => {
    await openList(page, network);
    await expect(page.getByText("Total:")).toBeVisible();
    await network.waitUntilIdle();
    await page.evaluate(() => localStorage.removeItem("refreshToken"));
    network.fail(list, { status: 401, body: "{}" });
    await page.getByRole("searchbox").fill("Nguyễn");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("No refresh token available", { exact: true })).toBeVisible();
  });

  test("refreshes once after a 401 and retries the call, and ends the session when the retry fails", async ({
    page,
    network,
  }) => {
    await openList(page, network);
    await network.waitUntilIdle();
    const calls = network.statusesOf(list).length;
    network.fail(list, { status: 401, body: "{}" });
    await page.getByRole("searchbox").fill("Nguyễn");
    await expect(page).toHaveURL("/login");
    await expect.poll(() => storedToken(page)).toBeNull();
    expect(network.statusesOf(list).slice(calls)).toEqual([401, 401]);
    expect(network.statusesOf("/auth/refresh")).toEqual([200]);
  });
});

/** A body with a message in its error and one beside it. */
function bodyOf(inError: string, beside: string): string {
  return JSON.stringify({ error: { message: inError }, message: beside });
}
