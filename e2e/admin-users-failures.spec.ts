import type { Page } from "@playwright/test";
import { callsOf, dialogOf, makeUsers, names, openUsers, toastOf } from "./admin-users.ts";
import { expectListErrors, test } from "./faulty-site.ts";
import { runClockUntil } from "./page-clock.ts";
import { enter } from "./person.ts";
import { admin, expect } from "./site.ts";

// Each error toast of spec §8 about users, with a real cause.

test("the list shows a lost connection and an invalid response, then loads; so does the list of all users", async ({
  page,
  network,
}) => {
  await enter(page);
  await page.clock.install();
  network.fail("/users/", "cut");
  await page.goto("/admin?tab=users");
  await expectListErrors(page, network, "/users/", ["Error loading users", "Failed to load users"]);
  await expect(names(page).first()).toBeVisible();
  network.fail("/users/", { status: 503, body: "" });
  await page.getByRole("button", { name: "Load All Users" }).click();
  await runClockUntil(toastOf(page, "Error loading all users"), "visible");
  await expect(toastOf(page, "HTTP error! status: 503")).toBeVisible();
});

test("a taken email shows an error in a toast and at the field, which gets the focus", async ({
  page,
  request,
}) => {
  const call = await callsOf(request);
  const [id = ""] = await makeUsers(request, "Trùng", 1);
  const { email }: { email: string } = await (await call("get", `/${id}`)).json();
  await openUsers(page, "Trùng");
  await page.getByRole("button", { name: "Create New User" }).click();
  const dialog = dialogOf(page, "Create New User");
  await dialog.getByLabel("Name").fill("Trùng Lặp");
  await dialog.getByLabel("Email").fill(email.toUpperCase());
  await dialog.getByRole("button", { name: "Create User" }).click();
  const taken = "An account with this email already exists";
  await expect(toastOf(page, "Error creating user")).toBeVisible();
  await expect(toastOf(page, taken)).toBeVisible();
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(taken);
  await expect(dialog.getByLabel("Name")).toHaveValue("Trùng Lặp");
});

test("an update of a deleted user fails and keeps the typed text", async ({ page, request }) => {
  const call = await callsOf(request);
  const [id = ""] = await makeUsers(request, "Mất", 1);
  await openUsers(page, "Mất");
  await page.getByRole("button", { name: "Edit Mất 01" }).click();
  const dialog = dialogOf(page, "Edit User");
  await dialog.getByLabel("Name").fill("Mất Rồi");
  expect((await call("delete", `/${id}`)).status()).toBe(204);
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(toastOf(page, "Error updating user")).toBeVisible();
  await expect(toastOf(page, "User not found").first()).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Mất Rồi");
});

test("the panel shows why administrators cannot delete or deactivate themselves", async ({
  page,
}) => {
  const self = "You cannot delete, demote or deactivate your own account";
  const last = "At least one active administrator is required";
  // Other tests make administrators too.
  await openUsers(page, admin.email);
  const name = (await names(page).textContent()) ?? "";
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await dialogOf(page, "Delete User").getByRole("button", { name: "Delete User" }).click();
  await expect(toastOf(page, "Error deleting user")).toBeVisible();
  await expect(toastOf(page, self).or(toastOf(page, last))).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = dialogOf(page, "Edit User");
  await dialog.getByLabel("Active Account").uncheck();
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(toastOf(page, "Error updating user")).toBeVisible();
  await expect(dialog).toBeVisible();
});

test("the details show why a user does not load: an unknown id or a lost connection", async ({
  page,
  network,
  request,
}) => {
  await enter(page);
  await page.clock.install();
  const unknown = "01890000-0000-7000-8000-000000000000";
  await page.goto(`/admin?tab=users&dialog=details&user=${unknown}`);
  await expect(toastOf(page, "Error loading user details")).toBeVisible();
  await expect(dialogOf(page, "User Details")).toContainText("User not found");

  const [id = ""] = await makeUsers(request, "Đứt", 1);
  network.fail(`/users/${id}`, "cut");
  await page.goto(`/admin?tab=users&dialog=edit&user=${id}`);
  const dialog = dialogOf(page, "Edit User");
  await runClockUntil(toastOf(page, "Error loading user details"), "visible");
  await expect(dialog).toContainText("Network error");
  network.clearFaults();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Đứt 01");
});

test("a load that succeeds at the second attempt shows no error", async ({
  page,
  network,
  request,
}) => {
  const [id = ""] = await makeUsers(request, "Hồi", 26);
  await enter(page);
  await page.clock.install();
  network.fail(`/users/${id}`, "cut");
  await page.goto(`/admin?tab=users&dialog=details&user=${id}`);
  const details = dialogOf(page, "User Details");
  const failed = toastOf(page, "Error loading user details");
  await runClockUntil(failed, "visible");
  await runClockUntil(failed, "hidden");
  network.clearFaults();
  await details.getByRole("button", { name: "Try again" }).click();
  await expect(details).toContainText("Hồi 01");
  await settle(page);
  expect(await failed.count()).toBe(0);

  await page.goto("/admin?tab=users&q=Hồi&size=25");
  await expect(names(page)).toHaveCount(25);
  // The page tries three times before it shows the error.
  network.fail("/users/", { status: 503, body: "" }, 3);
  await returnToTab(page);
  const listFailed = toastOf(page, "Error loading users");
  await runClockUntil(listFailed, "visible");
  await runClockUntil(listFailed, "hidden");
  const loaded = page.waitForResponse("**/api/v1/users/?*");
  await returnToTab(page);
  await (await loaded).finished();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(names(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(names(page)).toHaveCount(25);
  await settle(page);
  expect(await listFailed.count()).toBe(0);
});

/** Fires the event of the browser tab that reloads the list. */
const returnToTab = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event("visibilitychange")));

/** Runs the clock until the effects of a render, such as a toast, are visible. */
const settle = (page: Page) => page.clock.runFor(200);
