import type { Locator, Page } from "@playwright/test";
import { openNewApplications } from "./admin-list.ts";
import { callsOf, dialogOf, openNewUsers, toastOf } from "./admin-users.ts";
import { expectNoViolation } from "./accessibility.ts";
import { holdAndFailCalls, holdCalls } from "./held-calls.ts";
import { asAdmin, expect, test } from "./site.ts";

// Responses that arrive after their dialog has closed.

const applications = "**/api/v1/applications/*";
const users = "**/api/v1/users/*";

const unavailable = "The database is unavailable";

/** Submits a dialog and closes it before the response arrives. */
async function submitAndClose(page: Page, dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole("button", { name: button }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

const openAgain = (page: Page) => page.getByRole("button", { name: "Open again" });

type Edit = { button: string; type: (dialog: Locator) => Promise<void> };

/**
 * Submits and closes a dialog, and types in the next one before the response arrives. Then the next dialog
 * is still open and holds the typed text.
 */
async function expectNextStaysOpen(
  page: Page,
  edits: { title: string; submit: string; call: [address: string, method: string]; done: string },
  first: Edit,
  next: { button: string; label: string; text: string },
): Promise<Locator> {
  const dialog = dialogOf(page, edits.title);
  const release = await holdCalls(page, ...edits.call);
  await page.getByRole("button", { name: first.button }).click();
  await first.type(dialog);
  await submitAndClose(page, dialog, edits.submit);
  await page.getByRole("button", { name: next.button }).click();
  await dialog.getByLabel(next.label).fill(next.text);
  release();
  await expect(toastOf(page, edits.done)).toBeVisible();
  await expect(dialog.getByLabel(next.label)).toHaveValue(next.text);
  return dialog;
}

const applicationEdits = {
  title: "Update Application",
  submit: "Update Application",
  call: [applications, "PATCH"] as [string, string],
  done: "Application updated successfully",
};

const typeNotes = (text: string) => (dialog: Locator) => dialog.getByLabel("Notes").fill(text);

test("a late response about one application leaves the dialog of the next open", async ({
  strictPage: page,
  request,
}) => {
  await openNewApplications(page, request, "Chậm", 2);
  const dialog = await expectNextStaysOpen(
    page,
    applicationEdits,
    { button: "Edit Chậm 01", type: typeNotes("Đã gọi điện") },
    { button: "Edit Chậm 02", label: "Notes", text: "Mời phỏng vấn thứ Năm" },
  );
  await expect(dialog).toContainText("Chậm 02");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(dialog).toBeHidden();
});

test("a late response about an application leaves its reopened dialog open", async ({
  page,
  request,
}) => {
  await openNewApplications(page, request, "Lại", 1);
  await expectNextStaysOpen(
    page,
    applicationEdits,
    {
      button: "Edit Lại 01",
      type: async (dialog) => {
        await dialog.getByLabel("Status").selectOption("Under Review");
      },
    },
    { button: "Edit Lại 01", label: "Notes", text: "Một ý nữa" },
  );
});

test("a late response about one user leaves the dialog of the next open", async ({
  page,
  request,
}) => {
  await openNewUsers(page, request, "Muộn", 2);
  const dialog = await expectNextStaysOpen(
    page,
    {
      title: "Edit User",
      submit: "Update User",
      call: [users, "PATCH"],
      done: "User updated successfully",
    },
    { button: "Edit Muộn 01", type: typeNotes("Ghi chú đầu") },
    { button: "Edit Muộn 02", label: "Notes", text: "Ghi chú sau" },
  );
  await expect(dialog.getByLabel("Name")).toHaveValue("Muộn 02");
});

test("a late response about a new user leaves the dialog of the next open", async ({
  page,
  request,
}) => {
  await openNewUsers(page, request, "Tạo", 1);
  await expectNextStaysOpen(
    page,
    {
      title: "Create New User",
      submit: "Create User",
      call: ["**/api/v1/users/", "POST"],
      done: "User created successfully",
    },
    {
      button: "Create New User",
      type: async (dialog) => {
        await dialog.getByLabel("Name").fill("Tạo Trước");
        await dialog.getByLabel("Email").fill(`tao.truoc.${process.pid}@people.example`);
      },
    },
    { button: "Create New User", label: "Name", text: "Tạo Sau" },
  );
});

for (const [kind, title] of [
  ["application", "Application deleted successfully"],
  ["user", "User deleted successfully"],
] as const) {
  test(`a late response to the deletion of one ${kind} leaves the dialog of the next open`, async ({
    page,
    request,
  }) => {
    const isUser = kind === "user";
    if (isUser) {
      await openNewUsers(page, request, "Bỏ", 2);
    } else {
      await openNewApplications(page, request, "Bỏ", 2);
    }
    const deletion = dialogOf(page, isUser ? "Delete User" : "Delete Application");
    const release = await holdCalls(page, isUser ? users : applications, "DELETE");
    await page.getByRole("button", { name: "Delete Bỏ 01" }).click();
    await submitAndClose(page, deletion, "Delete");
    await page.getByRole("button", { name: "Edit Bỏ 02" }).click();
    const edited = dialogOf(page, isUser ? "Edit User" : "Update Application");
    const notes = edited.getByLabel("Notes");
    await notes.fill("Giữ lại hồ sơ này");
    release();
    await expect(toastOf(page, title)).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit Bỏ 01", includeHidden: true })).toHaveCount(
      0,
    );
    await expect(notes).toHaveValue("Giữ lại hồ sơ này");
    await expect(notes).toBeFocused();
  });
}

test("a late error reopens the application without an email, as chosen", async ({
  page,
  request,
}) => {
  await openNewApplications(page, request, "Không thư", 1);
  const dialog = dialogOf(page, "Update Application");
  const notify = dialog.getByLabel("Notify applicant");
  const release = await holdAndFailCalls(page, applications, "PATCH", unavailable);
  await page.getByRole("button", { name: "Edit Không thư 01" }).click();
  await dialog.getByLabel("Status").selectOption("Accepted");
  await notify.uncheck();
  await submitAndClose(page, dialog, "Update Application");
  release();
  await openAgain(page).click();
  await expect(dialog.getByLabel("Status")).toHaveValue("accepted");
  await expect(notify).not.toBeChecked();
});

test("a late conflict shows a toast that reopens the application as typed", async ({
  page,
  request,
}) => {
  const [id] = await openNewApplications(page, request, "Xung đột", 2);
  const dialog = dialogOf(page, "Update Application");
  const release = await holdCalls(page, applications, "PATCH");
  await page.getByRole("button", { name: "Edit Xung đột 01" }).click();
  await dialog.getByLabel("Status").selectOption("Accepted");
  await dialog.getByLabel("Subject").fill("Hẹn gặp bạn");
  await dialog.getByLabel("Notes").fill("Của tôi");
  await submitAndClose(page, dialog, "Update Application");
  const changed = await request.patch(`/api/v1/applications/${id}`, {
    headers: await asAdmin(request),
    data: { notes: "Của người khác" },
  });
  expect(changed.status()).toBe(200);
  await page.getByRole("button", { name: "Edit Xung đột 02" }).click();
  release();
  const toast = page.getByRole("region", { name: "Notifications" });
  await expect(toast).toContainText("Error updating application");
  await expect(toast).toContainText(
    "Xung đột 01: Someone else changed this while you were editing",
  );
  await openAgain(page).click();

  await expect(dialog).toContainText("Xung đột 01");
  await expect(dialog).toContainText("Someone else changed this while you were editing");
  await expect(dialog).toContainText("Của người khác");
  await expect(dialog.getByLabel("Status")).toHaveValue("accepted");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Hẹn gặp bạn");
  await expect(dialog.getByLabel("Notes")).toHaveValue("Của tôi");
  await expect(dialog).toHaveCSS("opacity", "1");
  await expectNoViolation(page);
  const sendNow = await holdCalls(page, applications, "PATCH");
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByRole("button", { name: "Keep mine" })).toBeEnabled();
  sendNow();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(toastOf(page, "Application updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Edit Xung đột 01" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Của tôi");
  await expect(dialog.getByLabel("Status")).toHaveValue("accepted");
});

test("a late conflict reopens the user as typed, and Take theirs changes the conflicting field", async ({
  page,
  request,
}) => {
  const [id = ""] = await openNewUsers(page, request, "Trễ", 1);
  const dialog = dialogOf(page, "Edit User");
  const release = await holdCalls(page, users, "PATCH");
  await page.getByRole("button", { name: "Edit Trễ 01" }).click();
  await dialog.getByLabel("Phone").fill("0912 345 678");
  await dialog.getByLabel("Notes").fill("Của tôi");
  await submitAndClose(page, dialog, "Update User");
  const call = await callsOf(request);
  expect((await call("patch", `/${id}`, { notes: "Của người khác" })).status()).toBe(200);
  // The dialog also opens from another tab of the panel.
  await page.getByRole("tab", { name: "Applications" }).click();
  release();
  await openAgain(page).click();
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Của người khác");
  await expect(dialog.getByLabel("Phone")).toHaveValue("0912 345 678");
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(toastOf(page, "User updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("tab", { name: "Applications", selected: true })).toBeVisible();
});

test("a late error reopens the form of a new user as typed", async ({ page, request }) => {
  await openNewUsers(page, request, "Từ chối", 1);
  const dialog = dialogOf(page, "Create New User");
  const release = await holdAndFailCalls(page, "**/api/v1/users/", "POST", unavailable);
  await page.getByRole("button", { name: "Create New User" }).click();
  await dialog.getByLabel("Name").fill("Từ chối Mới");
  await dialog.getByLabel("Email").fill("tu.choi@people.example");
  await dialog.getByLabel("Role").selectOption("admin");
  await dialog.getByLabel("Active Account").uncheck();
  await submitAndClose(page, dialog, "Create User");
  release();
  await expect(toastOf(page, "Error creating user")).toBeVisible();
  await expect(toastOf(page, unavailable)).toBeVisible();
  await openAgain(page).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Từ chối Mới");
  await expect(dialog.getByLabel("Email")).toHaveValue("tu.choi@people.example");
  await expect(dialog.getByLabel("Role")).toHaveValue("admin");
  await expect(dialog.getByLabel("Active Account")).not.toBeChecked();
});

test("a late error of a deletion names the application and reopens the question", async ({
  page,
  request,
}) => {
  await openNewApplications(page, request, "Không xóa", 1);
  const dialog = dialogOf(page, "Delete Application");
  const release = await holdAndFailCalls(page, applications, "DELETE", unavailable);
  await page.getByRole("button", { name: "Delete Không xóa 01" }).click();
  await submitAndClose(page, dialog, "Delete Application");
  release();
  await expect(toastOf(page, `Không xóa 01: ${unavailable}`)).toBeVisible();
  await openAgain(page).click();
  await expect(dialog).toContainText("Không xóa 01");
});
