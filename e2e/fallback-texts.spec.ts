import type { Page } from "@playwright/test";
import { openGate, type Fault, type Gate } from "./gate.ts";
import { enter } from "./person.ts";
import { admin, expect, test as onSite } from "./site.ts";

/** The site behind a gate, so that the browser meets what a network does to real answers. */
const test = onSite.extend<{ gate: Gate }>({
  gate: async ({ site }, use) => {
    const gate = await openGate(site.url);
    await use(gate);
    await gate.close();
  },
  baseURL: ({ gate }, use) => use(gate.url),
});

async function expectToast(page: Page, title: string, words: string): Promise<void> {
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("accessToken"));

async function tryToSignIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test.describe("a sign-in shows", () => {
  const answers: [what: string, fault: Fault, words: string][] = [
    ["the words of the error", { status: 400, body: answer("First", "Second") }, "First"],
    [
      "the words beside an error that has none",
      { status: 400, body: answer("", "Second") },
      "Second",
    ],
    [
      "the status where there are no words",
      { status: 502, body: "<h1>Bad Gateway</h1>" },
      "HTTP 502",
    ],
    [
      "a network error for an answer that is no JSON",
      { status: 200, body: "<h1>It works" },
      "Network error",
    ],
    [
      "a network error for an answer of another shape",
      { status: 200, body: "[]" },
      "Network error",
    ],
    ["a network error where no answer comes", "cut", "Network error"],
  ];
  for (const [what, fault, words] of answers) {
    test(what, async ({ page, gate }) => {
      gate.fail("/auth/login", fault);
      await tryToSignIn(page);
      await expectToast(page, "Login failed", words);
      expect(await stored(page)).toBeNull();
    });
  }

  for (const fault of ["cut", { status: 500, body: "{}" }, { status: 200, body: "{}" }] as const) {
    test(`that the user could not be read: ${JSON.stringify(fault)}`, async ({ page, gate }) => {
      gate.fail("/users/me", fault);
      await tryToSignIn(page);
      const words = "Login successful but failed to get user information";
      await expectToast(page, "Login failed", words);
      expect(await stored(page)).toBeNull();
    });
  }

  test("a fault of the page itself", async ({ page }) => {
    await page.goto("/login");
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new DOMException("ended", "AbortError"));
    });
    await page.getByLabel("Email").fill(admin.email);
    await page.getByLabel("Password", { exact: true }).fill(admin.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Login failed", "An unexpected error occurred");
  });
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

  test.beforeEach(({ page }) => enter(page));

  const open = async (page: Page) => {
    await page.goto("/admin?tab=applications");
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  };

  for (const [what, fault, words] of [
    ["the status where there are no words", { status: 418, body: "" }, "HTTP error! status: 418"],
    [
      "that a success was no JSON",
      { status: 200, body: "<p>" },
      "Invalid JSON response from server",
    ],
  ] as const) {
    test(`shows ${what}`, async ({ page, gate }) => {
      gate.fail(list, fault);
      await open(page);
      await expectToast(page, title, words);
    });
  }

  test("makes no call without a token, and says so", async ({ page, gate }) => {
    await open(page);
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
    const sent = await request.post("/api/v1/applications", {
      data: {
        full_name: "Bùi Văn Cũ",
        email: "bui.van.cu@people.example",
        position: "ai-engineer",
        experience_level: "mid",
      },
    });
    expect(sent.status()).toBe(201);
    const { data }: { data: { id: string } } = await sent.json();
    await open(page);
    await page.getByRole("button", { name: "Edit Bùi Văn Cũ" }).click();
    await expect(page.getByRole("dialog").getByLabel("Status")).toBeEnabled();
    // Whatever the dialog still asks for would otherwise be the call that is refused.
    await gate.quiet();
    await page.evaluate(() => localStorage.removeItem("refreshToken"));
    gate.fail(`/applications/${data.id}`, { status: 401, body: "{}" });
    await page.getByRole("dialog").getByRole("button", { name: "Update Application" }).click();
    await expectToast(page, "Error updating application", "No refresh token available");
    await expect(page).toHaveURL("/login");
    expect(await stored(page)).toBeNull();
    expect(gate.statusesOf("/auth/refresh")).toEqual([]);
  });

  test("meets a 401 with one refresh and one repetition; when that is refused too, the session ends", async ({
    page,
    gate,
  }) => {
    await open(page);
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
