import { fillIn, hint } from "./application-form.ts";
import { countLoads, loseFiles, lostTitle } from "./lost-files.ts";
import { apply } from "./settings-calls.ts";
import { expect, linkIn, test } from "./site.ts";

test("after a new release a form that cannot be judged says so and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await loseFiles(page);
  const loads = countLoads(page);
  await page.getByLabel("Email").fill("somebody@example.com");
  const signIn = page.getByRole("main").getByRole("button", { name: "Sign In" });
  await signIn.click();
  await expect(page.getByText(lostTitle)).toBeVisible();
  expect(loads()).toBe(0);
  await expect(page.getByLabel("Email")).toHaveValue("somebody@example.com");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText(lostTitle)).toBeHidden();
  await signIn.click();
  await expect(page.getByText(lostTitle)).toBeVisible();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(loads).toBe(1);
});

test("after a new release a form that nothing is typed in is loaded anew when it is touched", async ({
  page,
}) => {
  await page.goto("/careers/apply", { waitUntil: "networkidle" });
  await loseFiles(page);
  const loads = countLoads(page);
  await page.getByLabel(/^Full Name/).focus();
  await expect.poll(loads).toBe(1);
  await fillIn(page, "anew@example.com");
});

test("without a connection a form that cannot be sent says so until it can, and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/careers/apply", { waitUntil: "networkidle" });
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await page.getByLabel(/^Full Name/).fill("Nguyễn Văn Mẫu");
  const notice = page.getByRole("main").getByRole("alert").filter({ hasText: lostTitle });
  await expect(notice).toBeVisible();
  await expect(hint(page)).toBeHidden();
  await page.context().setOffline(false);
  await page.getByLabel(/^Email/).focus();
  await expect(notice).toBeHidden();
  await expect(hint(page)).toBeVisible();
  expect(loads()).toBe(0);
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("Nguyễn Văn Mẫu");
});

test("without a connection an address that cannot be confirmed says what is missing", async ({
  page,
}) => {
  await page.goto("/confirm-email#token=abc", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByText(lostTitle)).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toBeHidden();
});

test("after a new release a dialog that cannot be loaded shows an error in its place", async ({
  page,
  site,
  request,
}) => {
  await page.goto(await linkIn(site, await apply(request), /\/application-status#[\w-]+/));
  await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
  await loseFiles(page);
  const loads = countLoads(page);
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(lostTitle);
  await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
  expect(loads()).toBe(0);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(loads).toBe(1);
});
