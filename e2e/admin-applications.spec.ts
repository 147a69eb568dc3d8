import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expectAccessible, expectAccessibleDialog, inViews } from "./accessibility.ts";
import { apply, expectDisabledDuring, openNewApplications, rows } from "./admin-list.ts";
import { apply as applyAs } from "./admin-review.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";
import { smoke } from "./smoke.ts";

const resume = join(import.meta.dirname, "../server/testing/resumes/Nguyễn Văn Mẫu – CV.pdf");

test("the list shows ten applications a page, the page count and the total, and keeps the page in the URL", async ({
  strictPage: page,
  request,
}) => {
  await openNewApplications(page, request, "Trang", 21);
  await expect(page.getByText("Total: 21")).toBeVisible();
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Last" }).click();
  await expect(page.getByText("Page 3 of 3")).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText("Page 1 of 3")).toBeVisible();

  await page.goForward();
  await page.getByRole("button", { name: "Delete Trang 01" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("delete the application from Trang 01");
  await expect(question).toContainText("cannot be undone");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectDisabledDuring("DELETE", question.getByRole("button", { name: "Deleting..." }));
  await question.getByRole("button", { name: "Delete Application" }).click();
  await expect(page.getByText("Application deleted successfully")).toBeVisible();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test(
  "HR finds an application, downloads its resume and changes its status and notes",
  smoke,
  async ({ strictPage: page, request }) => {
    const buffer = await readFile(resume);
    await applyAs(request, "Sửa Một", { name: "Hồ sơ của tôi.pdf", buffer });
    await enter(page);
    await page.goto("/admin?tab=applications");
    await page.getByRole("searchbox").fill("no such name");
    await expect(page.getByText("No matching applications")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByRole("heading", { name: "Application Management" })).toBeFocused();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await page.getByRole("searchbox").fill("sua mot");
    await expect(rows(page)).toHaveCount(1);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CV of Sửa Một" }).click(),
    ]);
    await expect(page.getByText("CV downloaded successfully")).toBeVisible();
    expect(download.suggestedFilename()).toBe("Hồ sơ của tôi.pdf");
    expect((await readFile(await download.path())).equals(buffer)).toBe(true);

    await page.getByRole("button", { name: "Edit Sửa Một" }).click();
    const dialog = page.getByRole("dialog", { name: "Update Application" });
    await expect(dialog.getByLabel("Status")).toBeFocused();
    await expect(dialog.getByLabel("Status")).toHaveValue("submitted");
    await dialog.getByLabel("Status").selectOption("Under Review");
    await dialog.getByLabel("Notes").fill("Gọi lại sau Tết.\nBuổi sáng.");
    await expectDisabledDuring("PATCH", dialog.getByRole("button", { name: "Updating..." }));
    await dialog.getByRole("button", { name: "Update Application" }).click();
    await expect(page.getByText("Application updated successfully")).toBeVisible();
    await expect(rows(page).first()).toContainText("Under Review");
    await rows(page).first().click();
    const details = page.getByRole("dialog", { name: "Application Details" });
    await expect(details).toContainText("Gọi lại sau Tết.\nBuổi sáng.");
  },
);

test("the arrow keys move between rows, Enter opens one, and the details have a link too", async ({
  strictPage: page,
  request,
}) => {
  await openNewApplications(page, request, "Phím", 3);
  await rows(page).first().getByRole("link").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Phím 02" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Phím 02", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "View Phím 02" }).click();
  const dialog = page.getByRole("dialog", { name: "Application Details" });
  await expect(dialog).toContainText("Phím 02");
  await expect(dialog).toContainText("No CV");
  await expect(dialog).toContainText("Not provided");
  await expect(dialog.getByRole("button", { name: "Download CV" })).toHaveCount(0);
  const url = page.url();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "View Phím 02" })).toBeFocused();

  const id = new URL(url).searchParams.get("details");
  await page.goto(`/admin?tab=applications&details=${id}&page=2`);
  await expect(dialog).toContainText("Phím 02");
});

inViews(0, (view) => {
  test("applications and their dialogs are accessible", async ({ strictPage: page, request }) => {
    const word = `Rộng ${view.colorScheme}`;
    const [id = ""] = await apply(request, word, 2);
    await enter(page);
    const url = `/admin?tab=applications&q=${encodeURIComponent(word)}`;
    await page.goto(url);
    await expect(rows(page)).toHaveCount(2);
    await expectAccessible(page);
    for (const dialog of ["", "&dialog=edit", "&dialog=delete"]) {
      await page.goto(`${url}&details=${id}${dialog}`);
      const popup = page.getByRole("dialog");
      await expect(popup).toContainText(`${word} 01`);
      await expectAccessibleDialog(popup);
    }
  });
});
