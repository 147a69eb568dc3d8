import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoViolation } from "./accessibility.ts";
import { openNewApplications, rows } from "./admin-list.ts";
import { asAdmin as callAsAdmin } from "./admin-review.ts";
import { expect, test } from "./site.ts";

async function edit(page: Page, name: string) {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Update Application" });
  await expect(dialog).toContainText(name);
  await expect(dialog.getByLabel("Notes")).toBeEnabled();
  return { dialog, save: dialog.getByRole("button", { name: "Update Application" }) };
}

/** Opens the dialog of a new application. */
async function editNew(page: Page, request: APIRequestContext, word: string) {
  const [id = ""] = await openNewApplications(page, request, word, 1);
  return { id, ...(await edit(page, `${word} 01`)) };
}

const saved = (page: Page) => page.getByText("Application updated successfully");

test("the second editor of an application sees the first change and keeps their own", async ({
  page,
  request,
}) => {
  const { id, dialog, save } = await editNew(page, request, "Cùng");
  await callAsAdmin(request, id, { status: "reviewing", notes: "Đã gọi điện.", notify: false });

  await dialog.getByLabel("Notes").fill("Mời phỏng vấn thứ Năm.");
  await save.click();
  await expect(dialog.getByText("admin changed this while you were editing")).toBeVisible();
  await expect(dialog).toContainText("Đã gọi điện.");
  await expect(dialog).toContainText("Mời phỏng vấn thứ Năm.");
  await expect(dialog).toContainText("Under Review");
  await expectNoViolation(page);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(saved(page)).toBeVisible();

  // The notes come from the second editor, the status from the first.
  await expect(rows(page).first()).toContainText("Under Review");
  await rows(page).first().click();
  const details = page.getByRole("dialog", { name: "Application Details" });
  await expect(details).toContainText("Mời phỏng vấn thứ Năm.");
});

test("'Take theirs' replaces only the fields that both editors changed", async ({
  page,
  request,
}) => {
  const [both = "", apart = ""] = await openNewApplications(page, request, "Nhường", 2);
  let { dialog, save } = await edit(page, "Nhường 01");
  await callAsAdmin(request, both, { notes: "Của người trước." });
  await dialog.getByLabel("Notes").fill("Của người sau.");
  await save.click();
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Của người trước.");
  await dialog.getByLabel("Notes").fill("Của người trước. Và của người sau.");
  await save.click();
  await expect(saved(page)).toBeVisible();
  await expect(dialog).toBeHidden();

  ({ dialog, save } = await edit(page, "Nhường 02"));
  await callAsAdmin(request, apart, { status: "reviewing", notify: false });
  await dialog.getByLabel("Notes").fill("Một trang ghi chú.");
  await save.click();
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await expect(dialog.getByLabel("Status")).toHaveValue("reviewing");
  await expect(dialog.getByLabel("Notes")).toHaveValue("Một trang ghi chú.");
  await save.click();
  await expect(dialog).toBeHidden();
  const stored = await callAsAdmin<object>(request, apart);
  expect(stored).toMatchObject({ status: "reviewing", notes: "Một trang ghi chú." });
});

test("equal edits and edits of different fields merge without a question", async ({
  page,
  request,
}) => {
  const { id, dialog, save } = await editNew(page, request, "Riêng");
  await callAsAdmin(request, id, { notes: "Cùng một lời." });
  await dialog.getByLabel("Notes").fill("Cùng một lời.");
  await dialog.getByLabel("Status").selectOption("Under Review");
  await save.click();
  await expect(saved(page)).toBeVisible();
  await expect(rows(page).first()).toContainText("Under Review");
});
