import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { holdScripts } from "./application-form.ts";
import { enter, newAddress, signUpPerson } from "./person.ts";
import type { Site } from "./server-process.ts";
import { asAdmin, chooseVietnamese, expect, emailsTo, linkIn, submitSignIn, test } from "./site.ts";

const newPassword = "another bronze drum";

/** Waits for the email with a link that sets a password, and returns the link. */
const linkSentTo = (site: Site, email: string) =>
  linkIn(site, email, /http:\S+\/reset-password#token=[\w-]{43}/);

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
}

async function savePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat password").fill(password);
  await page.getByRole("button", { name: "Save Password" }).click();
}

test("the emailed link resets a forgotten password and ends all other sessions", async ({
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
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await expect(page.getByText("If an account exists for this address")).toBeVisible();
  await expect(page.getByText(`You requested a link to ${person.email}.`)).toBeVisible();

  const addresses: string[] = [];
  page.on("request", (request) => {
    addresses.push(request.url(), request.headers()["referer"] ?? "");
  });
  const link = await linkSentTo(site, person.email);
  const token = link.split("#token=")[1] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await savePassword(page, newPassword);
  await expect(page.getByText("Password saved")).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(addresses.filter((text) => text.includes(token) || text.includes("bronze"))).toEqual([]);

  await submitSignIn(page, { ...person, password: newPassword });
  await expect(page).toHaveURL("/");
  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL("/login");
  await elsewhere.close();
});

test("a used link offers a new one", async ({ page, site, request }) => {
  const { email } = await signUpPerson(request);
  await request.post("/api/v1/auth/forgot-password", { data: { email } });
  const link = await linkSentTo(site, email);
  const data = { token: link.split("#token=")[1], password: newPassword };
  expect((await request.post("/api/v1/auth/reset-password", { data })).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("an address without an account sees the same message and gets no email", async ({
  page,
  site,
  request,
}) => {
  const unknown = newAddress("unknown");
  const { email } = await signUpPerson(request);
  await requestLink(page, unknown);
  await expect(page.getByText("If an account exists for this address")).toBeVisible();
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  // Emails are sent in the order of their requests.
  await request.post("/api/v1/auth/forgot-password", { data: { email } });
  await linkSentTo(site, email);
  expect(await emailsTo(site, unknown)).toEqual([]);
});

test("an invalid address shows an error, and too many requests show the time of the next attempt", async ({
  page,
}) => {
  await requestLink(page, "no-address");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  const message = "Too many attempts. Please try again in 12 minutes.";
  await page.route("**/api/v1/auth/forgot-password", (route) =>
    route.fulfill({ status: 429, json: { message } }),
  );
  await page.getByLabel("Email").fill("unknown@people.example");
  await expect(page.getByText("Please enter a valid email address")).toBeHidden();
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("The link was not sent")).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a password reset works in Vietnamese with the keyboard alone", async ({
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
  const link = await linkSentTo(site, person.email);
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

test("a form submitted before its validation has loaded validates and sends the latest text", async ({
  strictPage: page,
  site,
  request,
}) => {
  const { email } = await signUpPerson(request);
  await request.post("/api/v1/auth/forgot-password", { data: { email } });
  await openHydrated(page, await linkSentTo(site, email));
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  // The page has loaded; on focus the form requests only its validation.
  const validation = page.waitForRequest("**/assets/*.js");
  const release = await holdScripts(page);
  const sent: unknown[] = [];
  page.on("request", (call) => {
    if (call.url().endsWith("/auth/reset-password")) sent.push(call.postDataJSON());
  });
  const repeated = page.getByLabel("Repeat password");
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await validation;
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
  await page.goto(await linkSentTo(site, email));
  await expect(page.getByRole("heading", { name: "Choose your password" })).toBeVisible();
  await savePassword(page, "password123");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /This password is too easy to guess/,
  );
  await savePassword(page, newPassword);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Account of Người Được Mời" })).toBeVisible();
  await enter(page, { email, password: newPassword });
});

test("a link works before the scripts have loaded and puts neither token nor password into a URL", async ({
  page,
  site,
  request,
}) => {
  const person = await signUpPerson(request);
  await request.post("/api/v1/auth/forgot-password", { data: { email: person.email } });
  const link = await linkSentTo(site, person.email);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const release = await holdScripts(page);
  await page.goto(link, { waitUntil: "commit" });
  await expect(page.getByText("Checking your link...")).toBeVisible();
  release();
  await savePassword(page, newPassword);
  await expect(page).toHaveURL("/login");
  const token = link.split("#token=")[1] ?? "";
  expect(addresses.filter((text) => text.includes(token))).toEqual([]);
  expect(addresses.filter((text) => /bronze|confirmPassword/.test(text))).toEqual([]);
});
