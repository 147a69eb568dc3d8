import type { Page } from "@playwright/test";
import type { Fault, Gate } from "./gate.ts";
import { test } from "./gated-site.ts";
import { apply } from "./admin-list.ts";
import { enterAnew } from "./person.ts";
import { admin, expect } from "./site.ts";

async function expectToast(page: Page, title: string, words: string): Promise<void> {
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("accessToken"));

test("a sign-in shows the words of the error, else those beside it, else the status, and a network error for what is no answer", async ({
  page,
  gate,
}) => {
  const noUser = "Login successful but failed to get user information";
  const failures: [path: string, fault: Fault, words: string][] = [
    ["/auth/login", { status: 400, body: answer("First", "Second") }, "First"],
    ["/auth/login", { status: 400, body: answer("", "Second") }, "Second"],
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
  const fail = async (words: string) => {
    await signIn.click();
    await expectToast(page, "Login failed", words);
    expect(await stored(page)).toBeNull();
    // So that the words of the next failure are its own.
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
  };
  for (const [path, fault, words] of failures) {
    gate.fail(path, fault);
    await fail(words);
    gate.mend();
  }
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new DOMException("ended", "AbortError"));
  });
  await fail("An unexpected error occurred");
});

test("a wrong password is asked for once, and no refresh follows its 401", async ({
  page,
  gate,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.evaluate(() => localStorage.setItem("refreshToken", "of an earlier visit"));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Login failed", "Invalid email or password");
  expect(gate.statusesOf("/auth/login")).toEqual([401]);
  expect(gate.statusesOf("/auth/refresh")).toEqual([]);
});

test.describe("the admin panel", () => {
  const list = "/applications/";
  const title = "Error loading applications";

  test.beforeEach(({ page }) => enterAnew(page));

  const open = async (page: Page, gate: Gate) => {
    await page.goto("/admin?tab=applications");
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
    // The page of the list, then how much suspected spam it leaves out.
    await expect.poll(() => gate.statusesOf(list)).toEqual([200, 200]);
  };

  test("makes no call without a token, and says so", async ({ page, gate }) => {
    await open(page, gate);
    await gate.quiet();
    const calls = gate.statusesOf(list).length;
    await page.evaluate(() => localStorage.removeItem("accessToken"));
    await page.getByRole("searchbox").fill("Nguyễn");
    await expectToast(page, title, "No authentication token available");
    expect(gate.statusesOf(list)).toHaveLength(calls);
  });

  test("says that there is no refresh token when a 401 asks for one, and the session ends", async ({
    page,
    gate,
    request,
  }) => {
    const [id] = await apply(request, "Bùi Văn Cũ", 1);
    await open(page, gate);
    await page.getByRole("button", { name: "Edit Bùi Văn Cũ 01" }).click();
    await expect(page.getByRole("dialog").getByLabel("Status")).toBeEnabled();
    await page.getByRole("dialog").getByLabel("Notes").fill("Gọi lại sau");
    // Whatever the dialog still asks for would otherwise be the call that is refused.
    await gate.quiet();
    await page.evaluate(() => localStorage.removeItem("refreshToken"));
    gate.fail(`/applications/${id}`, { status: 401, body: "{}" });
    await page.getByRole("dialog").getByRole("button", { name: "Update Application" }).click();
    const words = "Bùi Văn Cũ 01: No refresh token available";
    await expectToast(page, "Error updating application", words);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
    // Asked once: a second toast would be gone after a while.
    expect(await page.getByText("No refresh token available").count(), "said once").toBe(1);
    expect(await stored(page)).toBeNull();
    expect(gate.statusesOf("/auth/refresh")).toEqual([]);
  });

  test("says that there is no refresh token though the screen that asked is gone", async ({
    page,
    gate,
  }) => {
    await open(page, gate);
    await expect(page.getByText("Total:")).toBeVisible();
    await gate.quiet();
    await page.evaluate(() => localStorage.removeItem("refreshToken"));
    gate.fail(list, { status: 401, body: "{}" });
    await page.getByRole("searchbox").fill("Nguyễn");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("No refresh token available", { exact: true })).toBeVisible();
  });

  test("meets a 401 with one refresh and one repetition; when that is refused too, the session ends", async ({
    page,
    gate,
  }) => {
    await open(page, gate);
    await gate.quiet();
    const calls = gate.statusesOf(list).length;
    gate.fail(list, { status: 401, body: "{}" });
    await page.getByRole("searchbox").fill("Nguyễn");
    await expect(page).toHaveURL("/login");
    expect(await stored(page)).toBeNull();
    expect(gate.statusesOf(list).slice(calls)).toEqual([401, 401]);
    expect(gate.statusesOf("/auth/refresh")).toEqual([200]);
  });
});

function answer(words: string, beside: string): string {
  return JSON.stringify({ error: { message: words }, message: beside });
}
