import type { Locator, Page } from "@playwright/test";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { apply, openApplications, openNewApplications } from "./admin-list.ts";
import { apply as applyAs, openReview, resumeFile } from "./admin-review.ts";
import { toastOf } from "./admin-users.ts";
import { expectListErrors, test } from "./faulty-site.ts";
import { holdAndFailCalls } from "./held-calls.ts";
import { enter } from "./person.ts";
import { isCluster } from "./server.ts";
import { asAdmin, expect } from "./site.ts";

// Each error toast of spec §8 about applications, with a real cause.

test("the list shows a lost connection and an invalid response, then loads", async ({
  page,
  network,
  request,
}) => {
  await apply(request, "Lỗi tải", 1);
  await enter(page);
  await page.clock.install();
  network.fail("/applications/", "cut");
  await page.goto("/admin?tab=applications&q=Lỗi tải");
  await expectListErrors(page, network, "/applications/", [
    "Error loading applications",
    "The applications could not be loaded",
  ]);
  await expect(page.getByRole("button", { name: "Lỗi tải 01", exact: true })).toBeVisible();
});

test("a dialog keeps the typed text when its application fails to reload", async ({
  page,
  network,
  request,
}) => {
  const [id] = await apply(request, "Lỗi đọc", 1);
  await enter(page);
  await page.clock.install();
  await openApplications(page, "Lỗi đọc");
  network.fail(`/applications/${id}`, { status: 503, body: "" });
  await page.getByRole("button", { name: "Edit Lỗi đọc 01" }).click();
  const edited = page.getByRole("dialog", { name: "Update Application" });
  await edited.getByLabel("Notes").fill("Gọi lại sau");
  const requests = () => network.statusesOf(`/applications/${id}`).length;
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return requests();
    })
    .toBe(3);
  await network.waitUntilIdle();
  network.clearFaults();
  await edited.getByRole("button", { name: "Update Application" }).click();
  await expect(page.getByText("Application updated successfully")).toBeVisible();
  await openApplications(page, "Lỗi đọc");
  await page.getByRole("button", { name: "Edit Lỗi đọc 01" }).click();
  await expect(edited.getByLabel("Notes")).toHaveValue("Gọi lại sau");
});

test("updating, deleting or opening a deleted application shows an error and keeps the typed text", async ({
  page,
  request,
}) => {
  const [id, other] = await openNewApplications(page, request, "Lỗi mất", 2);
  await page.getByRole("button", { name: "Edit Lỗi mất 01" }).click();
  const edited = page.getByRole("dialog", { name: "Update Application" });
  await edited.getByLabel("Notes").fill("Gọi lại sau");
  const headers = await asAdmin(request);
  const deleted = await request.delete(`/api/v1/applications/${id}`, { headers });
  expect(deleted.status()).toBe(200);
  await edited.getByRole("button", { name: "Update Application" }).click();
  await expect(toastOf(page, "Error updating application")).toBeVisible();
  await expect(toastOf(page, "Application not found")).toBeVisible();
  await expect(edited.getByLabel("Notes")).toHaveValue("Gọi lại sau");
  await expect(page.getByText("Total: 1")).toBeVisible();
  await edited.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();

  await page.getByRole("button", { name: "Delete Lỗi mất 02" }).click();
  const otherDeleted = await request.delete(`/api/v1/applications/${other}`, { headers });
  expect(otherDeleted.status()).toBe(200);
  await page
    .getByRole("dialog", { name: "Delete Application" })
    .getByRole("button", { name: "Delete Application" })
    .click();
  await expect(toastOf(page, "Error deleting application")).toBeVisible();
  for (const dialog of ["", "&dialog=edit", "&dialog=delete"]) {
    await page.goto(`/admin?tab=applications&application=${id}${dialog}`);
    const details = page.getByRole("dialog", { name: "Application Details" });
    await expect(details.getByRole("alert")).toContainText("Application not found");
  }
});

test("a failed resume download shows the cause", async ({ page, network, request, site }) => {
  test.skip(isCluster, "The test deletes the resume from the disk of the server");
  const folder = join(site.dataDir, "files", "kept");
  const before = await readdir(folder);
  const id = await applyAs(request, "Lỗi tải về", await resumeFile("pdf"));
  await enter(page);
  await openApplications(page, "Lỗi tải về");
  const download = page.getByRole("button", { name: "Download CV of Lỗi tải về" });
  network.fail(`/applications/${id}/cv`, "cut");
  await download.click();
  await expect(toastOf(page, "Error downloading CV")).toBeVisible();
  const toast = page.getByRole("article").filter({ hasText: "Error downloading CV" });
  await expect(toast, "destructive").toHaveCSS("border-color", "rgb(168, 38, 28)");
  await expect(toast, "destructive").toHaveCSS("background-color", "rgb(251, 234, 232)");
  await expect(toastOf(page, "Failed to download CV: Network error")).toBeVisible();
  network.fail(`/applications/${id}/cv`, { status: 502, body: "" });
  await download.click();
  await expect(toastOf(page, "Failed to download CV: 502")).toBeVisible();
  network.clearFaults();
  const [file = ""] = (await readdir(folder)).filter((name) => !before.includes(name));
  await rm(join(folder, file));
  await download.click();
  const damaged = toastOf(page, /^Failed to download CV: 5\d\d\. The stored file is damaged/);
  await expect(damaged).toBeVisible();
});

test("after a reload an old history entry does not open with the texts of another form", async ({
  page,
  request,
}) => {
  const [first = ""] = await apply(request, "Số Cũ", 2);
  const dialog = page.getByRole("dialog", { name: "Update Application" });
  await enter(page);
  await openReview(page, first, "Số Cũ");
  let release = await holdAndFailCalls(page, patched, "PATCH", "Try later");
  await page.keyboard.press("2");
  await submitAndClose(page, dialog, "Của 01");
  release();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Của 01");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Số Cũ 01" })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.unroute(patched);
  release = await holdAndFailCalls(page, patched, "PATCH", "Try later");
  await page
    .getByRole("link", { name: /, home$/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Account of / }).click();
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await page.getByRole("tab", { name: "Applications" }).click();
  await page.getByRole("button", { name: "Edit Số Cũ 02" }).click();
  await submitAndClose(page, dialog, "Của 02");
  release();
  await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
  for (let step = 0; !page.url().includes("review="); step += 1) {
    expect(step).toBeLessThan(5);
    await page.goBack();
  }
  await expect(page.getByRole("heading", { level: 1, name: "Số Cũ 01" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

const patched = "**/api/v1/applications/*";

/** Types notes, sends them and closes the dialog before the response arrives. */
async function submitAndClose(page: Page, dialog: Locator, notes: string): Promise<void> {
  await dialog.getByLabel("Notes").fill(notes);
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}
