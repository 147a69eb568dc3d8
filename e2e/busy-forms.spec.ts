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
