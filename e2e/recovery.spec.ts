import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { holdScripts } from "./application-form.ts";
import { enter, newAddress, signUpPerson } from "./person.ts";
import type { Site } from "./server.ts";
import { asAdmin, chooseVietnamese, expect, lettersTo, test } from "./site.ts";

const newPassword = "another bronze drum";

/** The address of the one-time link in the only letter to somebody, once it is there. */
async function linkTo(site: Site, email: string): Promise<string> {
  await expect.poll(() => lettersTo(site, email)).toHaveLength(1);
  const [letter = ""] = await lettersTo(site, email);
  const link = /http:\S+#token=[\w-]{43}/.exec(letter)?.[0];
  if (link === undefined) throw new Error("The letter holds no link");
  return link;
}

async function ask(page: Page, email: string): Promise<void> {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Link" }).click();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat password").fill(password);
  await page.getByRole("button", { name: "Save Password" }).click();
}

test("a forgotten password is replaced by the link in a letter, and other sessions end", async ({
  strictPage: page,
  site,
  request,
  browser,
}) => {
  const person = await signUpPerson(request);
  const elsewhere = await browser.newPage({ baseURL: site.url });
  await enter(elsewhere, person);

  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(page).toHaveURL("/forgot-password");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await expect(page.getByText("If an account exists for this address")).toBeVisible();
  await expect(page.getByText(`You requested a link to ${person.email}.`)).toBeVisible();

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url(), request.headers()["referer"] ?? ""));
  const link = await linkTo(site, person.email);
  const token = link.split("#token=")[1] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await choose(page, newPassword);
  await expect(page.getByText("Password saved")).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(asked.filter((text) => text.includes(token) || text.includes("bronze"))).toEqual([]);

  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL("/login");
  await elsewhere.close();
});

test("a link that was used leads to a new one", async ({ page, site, request }) => {
  const { email } = await signUpPerson(request);
  await request.post("/api/v1/auth/forgot-password", { data: { email } });
  const link = await linkTo(site, email);
  const data = { token: link.split("#token=")[1], password: newPassword };
  expect((await request.post("/api/v1/auth/reset-password", { data })).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("an address without an account gets the same words and no letter", async ({
  page,
  site,
  request,
}) => {
  const nobody = newAddress("nobody");
  const { email } = await signUpPerson(request);
  await ask(page, nobody);
  await expect(page.getByText("If an account exists for this address")).toBeVisible();
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  // Letters leave in the order they were asked for.
  await request.post("/api/v1/auth/forgot-password", { data: { email } });
  await linkTo(site, email);
  expect(await lettersTo(site, nobody)).toEqual([]);
});

test("an address that is none is refused, and a network that asks too often is told when to come again", async ({
  page,
}) => {
  await ask(page, "nobody");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  const message = "Too many attempts. Please try again in 12 minutes.";
  await page.route("**/api/v1/auth/forgot-password", (route) =>
    route.fulfill({ status: 429, json: { message } }),
  );
  await page.getByLabel("Email").fill("nobody@people.example");
  await expect(page.getByText("Please enter a valid email address")).toBeHidden();
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByText("The link was not sent")).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a new password can be asked for and chosen with the keyboard alone, in Vietnamese", async ({
  strictPage: page,
  site,
  request,
}) => {
  const person = await signUpPerson(request);
  await chooseVietnamese(page, site.url);
  await openHydrated(page, "/forgot-password");
  await page.getByLabel("Email").focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hãy kiểm tra hộp thư" })).toBeFocused();
  const link = await linkTo(site, person.email);
  await page.goto(link);
  await page.getByLabel("Mật khẩu", { exact: true }).focus();
  await page.keyboard.type(newPassword);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("something else");
  await page.keyboard.press("Enter");
  const repeated = page.getByLabel("Nhập lại mật khẩu");
  await expect(repeated).toHaveAccessibleDescription("Mật khẩu nhập lại không khớp");
  await expect(repeated).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(newPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Đã lưu mật khẩu")).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("what stands in the fields once their rules have come is judged and sent, whatever Enter found before", async ({
  strictPage: page,
  site,
  request,
}) => {
  const { email } = await signUpPerson(request);
  await request.post("/api/v1/auth/forgot-password", { data: { email } });
  await openHydrated(page, await linkTo(site, email));
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // All else has come: what the form asks for when it takes the focus are its rules.
  const rules = page.waitForRequest("**/assets/*.js");
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const sent: unknown[] = [];
  page.on("request", (asked) => {
    if (asked.url().endsWith("/auth/reset-password")) sent.push(asked.postDataJSON());
  });
  const repeated = page.getByLabel("Repeat password");
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await rules;
  await repeated.fill("something else");
  await repeated.press("Enter");
  await repeated.fill(newPassword);
  await repeated.press("Enter");
  expect(sent).toEqual([]);
  release();
  await expect(page.getByText("Password saved")).toBeVisible();
  expect(sent).toMatchObject([{ password: newPassword }]);
});

test("an invited user chooses a first password", async ({ page, site, request }) => {
  const email = newAddress("invited");
  const created = await request.post("/api/v1/users", {
    data: { name: "Người Được Mời", email },
    headers: await asAdmin(request),
  });
  expect(created.status()).toBe(201);
  await page.goto(await linkTo(site, email));
  await expect(page.getByRole("heading", { name: "Choose your password" })).toBeVisible();
  await choose(page, "password123");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /This password is too easy to guess/,
  );
  await choose(page, newPassword);
  await expect(page).toHaveURL("/login");
  await enter(page, { email, password: newPassword });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Account of Người Được Mời" })).toBeVisible();
});

test("with scripts that come late a link still works, and neither token nor password reaches an address", async ({
  page,
  site,
  request,
}) => {
  const person = await signUpPerson(request);
  await request.post("/api/v1/auth/forgot-password", { data: { email: person.email } });
  const link = await linkTo(site, person.email);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const release = await holdScripts(page);
  await page.goto(link, { waitUntil: "commit" });
  await expect(page.getByText("Checking your link...")).toBeVisible();
  release();
  await choose(page, newPassword);
  await expect(page).toHaveURL("/login");
  const token = link.split("#token=")[1] ?? "";
  expect(addresses.filter((text) => text.includes(token))).toEqual([]);
  expect(addresses.filter((text) => /bronze|confirmPassword/.test(text))).toEqual([]);
});
