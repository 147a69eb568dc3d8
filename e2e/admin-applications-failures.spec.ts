import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { apply, openApplications, openNewApplications } from "./admin-list.ts";
import { apply as applyAs, resumeFile } from "./admin-review.ts";
import { toastOf } from "./admin-users.ts";
import { expectListErrors, test } from "./faulty-site.ts";
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
  await expect(page.getByRole("link", { name: "Lỗi tải 01", exact: true })).toBeVisible();
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
    await page.goto(`/admin?tab=applications&details=${id}${dialog}`);
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
