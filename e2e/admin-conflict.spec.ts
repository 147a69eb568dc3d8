import type { Browser, Page } from "@playwright/test";
import { apply, openApplications, rows } from "./admin-list.ts";
import { expectNoViolation } from "./barriers.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

/** A second administrator, in a browser of their own, with the same rows before them. */
async function colleague(browser: Browser, baseURL: string, word: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await enter(page);
  await openApplications(page, word);
  return page;
}

async function edit(page: Page, name: string) {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  return page.getByRole("dialog", { name: "Update Application" });
}

test("two change the same: the second is told what the first did, and keeps theirs by choice", async ({
  page,
  browser,
  request,
  site,
}) => {
  await apply(request, "Cùng", 1);
  await enter(page);
  await openApplications(page, "Cùng");
  const other = await colleague(browser, site.url, "Cùng");
  const [mine, theirs] = [await edit(page, "Cùng 01"), await edit(other, "Cùng 01")];

  await theirs.getByLabel("Status").selectOption("Under Review");
  await theirs.getByLabel("Notes").fill("Đã gọi điện.");
  await theirs.getByRole("button", { name: "Update Application" }).click();
  await expect(other.getByText("Application updated successfully")).toBeVisible();

  await mine.getByLabel("Notes").fill("Mời phỏng vấn thứ Năm.");
  await mine.getByRole("button", { name: "Update Application" }).click();
  const notice = mine.getByText("Somebody else has changed this meanwhile");
  await expect(notice).toBeVisible();
  await expect(mine).toContainText("Đã gọi điện.");
  await expect(mine).toContainText("Mời phỏng vấn thứ Năm.");
  await expect(mine).toContainText("Under Review");
  await expectNoViolation(page);
  await mine.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Application updated successfully")).toBeVisible();

  // The notes are of the second, the status, which the second had not touched, is of the first.
  await expect(rows(page).first()).toContainText("Under Review");
  await rows(page).first().click();
  const details = page.getByRole("dialog", { name: "Application Details" });
  await expect(details).toContainText("Mời phỏng vấn thứ Năm.");
  await other.context().close();
});

test("the second takes what the first has, and goes on from there", async ({
  page,
  browser,
  request,
  site,
}) => {
  await apply(request, "Nhường", 1);
  await enter(page);
  await openApplications(page, "Nhường");
  const other = await colleague(browser, site.url, "Nhường");
  const [mine, theirs] = [await edit(page, "Nhường 01"), await edit(other, "Nhường 01")];
  await theirs.getByLabel("Notes").fill("Của người trước.");
  await theirs.getByRole("button", { name: "Update Application" }).click();
  await expect(other.getByText("Application updated successfully")).toBeVisible();

  await mine.getByLabel("Notes").fill("Của người sau.");
  await mine.getByRole("button", { name: "Update Application" }).click();
  await mine.getByRole("button", { name: "Take theirs" }).click();
  await expect(mine.getByLabel("Notes")).toHaveValue("Của người trước.");
  await mine.getByLabel("Notes").fill("Của người trước. Và của người sau.");
  await mine.getByRole("button", { name: "Update Application" }).click();
  await expect(page.getByText("Application updated successfully")).toBeVisible();
  await other.context().close();
});

test("who takes what another has keeps what the other has not touched", async ({
  page,
  browser,
  request,
  site,
}) => {
  await apply(request, "Giữ", 1);
  await enter(page);
  await openApplications(page, "Giữ");
  const other = await colleague(browser, site.url, "Giữ");
  const [mine, theirs] = [await edit(page, "Giữ 01"), await edit(other, "Giữ 01")];
  await theirs.getByLabel("Status").selectOption("Under Review");
  await theirs.getByRole("button", { name: "Update Application" }).click();
  await expect(other.getByText("Application updated successfully")).toBeVisible();

  await mine.getByLabel("Notes").fill("Một trang ghi chú.");
  await mine.getByRole("button", { name: "Update Application" }).click();
  await mine.getByRole("button", { name: "Take theirs" }).click();
  await expect(mine.getByLabel("Status")).toHaveValue("reviewing");
  await expect(mine.getByLabel("Notes")).toHaveValue("Một trang ghi chú.");
  await mine.getByRole("button", { name: "Update Application" }).click();
  await expect(page.getByText("Application updated successfully")).toBeVisible();
  await rows(page).first().click();
  const details = page.getByRole("dialog", { name: "Application Details" });
  await expect(details).toContainText("Một trang ghi chú.");
  await expect(details).toContainText("Under Review");
  await other.context().close();
});

test("what two have changed apart from each other is put together without a question", async ({
  page,
  browser,
  request,
  site,
}) => {
  await apply(request, "Riêng", 1);
  await enter(page);
  await openApplications(page, "Riêng");
  const other = await colleague(browser, site.url, "Riêng");
  const [mine, theirs] = [await edit(page, "Riêng 01"), await edit(other, "Riêng 01")];
  await theirs.getByLabel("Notes").fill("Cùng một lời.");
  await theirs.getByRole("button", { name: "Update Application" }).click();
  await expect(other.getByText("Application updated successfully")).toBeVisible();
  await mine.getByLabel("Notes").fill("Cùng một lời.");
  await mine.getByLabel("Status").selectOption("Under Review");
  await mine.getByRole("button", { name: "Update Application" }).click();
  await expect(page.getByText("Application updated successfully")).toBeVisible();
  await expect(rows(page).first()).toContainText("Under Review");
  await other.context().close();
});
