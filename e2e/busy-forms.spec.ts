import type { Page } from "@playwright/test";
import { openNewApplications } from "./admin-list.ts";
import { dialogOf, toastOf } from "./admin-users.ts";
import { holdAndFailCalls, holdCalls } from "./held-calls.ts";
import { runClockUntil } from "./page-clock.ts";
import { expect, test } from "./site.ts";

const patched = "**/api/v1/applications/*";

async function openForm(page: Page, name: string) {
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  return dialogOf(page, "Update Application");
}

test("a form stays open until the server has answered: Escape, Cancel, Back and links wait", async ({
  page,
  request,
}) => {
  await openNewApplications(page, request, "Chờ", 1);
  const release = await holdAndFailCalls(page, patched, "PATCH", "Try later");
  const dialog = await openForm(page, "Chờ 01");
  await dialog.getByLabel("Notes").fill("Gọi lại sau");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(dialog.getByRole("button", { name: "Updating..." })).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Cancel" }).click({ force: true });
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(dialogOf(page, "Discard changes?")).toBeHidden();
  release();
  await expect(toastOf(page, "Try later")).toBeVisible();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Gọi lại sau");
  await page.unroute(patched);
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(dialog).toBeHidden();
});

test("a save without an answer frees the form after 15 seconds, with its text", async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openNewApplications(page, request, "Lâu", 1);
  const release = await holdCalls(page, patched, "PATCH");
  const dialog = await openForm(page, "Lâu 01");
  await dialog.getByLabel("Notes").fill("Vẫn còn đây");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(dialog.getByRole("button", { name: "Updating..." })).toBeVisible();
  await runClockUntil(toastOf(page, /has not answered for 15 seconds/), "visible");
  await expect(dialog.getByLabel("Notes")).toHaveValue("Vẫn còn đây");
  await expect(dialog.getByRole("button", { name: "Update Application" })).toBeEnabled();
  release();
});

test("an answer that comes after that finishes the save as usual", async ({ page, request }) => {
  await page.clock.install();
  await openNewApplications(page, request, "Muộn", 1);
  const release = await holdCalls(page, patched, "PATCH");
  const dialog = await openForm(page, "Muộn 01");
  await dialog.getByLabel("Notes").fill("Đến muộn");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await runClockUntil(toastOf(page, /has not answered for 15 seconds/), "visible");
  release();
  await expect(toastOf(page, "Application updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a deletion without an answer frees its dialog, and a late answer finishes it", async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openNewApplications(page, request, "Xóa", 2);
  const release = await holdCalls(page, patched, "DELETE");
  const open = (name: string) => page.getByRole("button", { name: `Delete ${name}` }).click();
  const dialog = dialogOf(page, "Delete Application");
  const confirm = dialog.getByRole("button", { name: "Delete Application" });
  await open("Xóa 01");
  await confirm.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await runClockUntil(toastOf(page, /has not answered for 15 seconds/), "visible");
  await expect(confirm).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // The late answer must not close the question about another one.
  await open("Xóa 02");
  release();
  await expect(toastOf(page, "Application deleted successfully")).toBeVisible();
  await expect(page.getByText("Xóa 01")).toHaveCount(0);
  await expect(dialog).toContainText("Xóa 02");
});

test("a sign-in without an answer can be tried again, and says nothing of saved text", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login");
  const release = await holdCalls(page, "**/api/v1/auth/login", "POST");
  await page.getByLabel("Email").fill("nobody@people.example");
  await page.getByLabel("Password", { exact: true }).fill("paper star bronze drum");
  await page.getByRole("button", { name: "Sign In" }).click();
  const answer = page.getByText(/has not answered for 15 seconds\. Please try again\./);
  await runClockUntil(answer, "visible");
  await expect(page.getByText(/may have been saved/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
  release();
});
