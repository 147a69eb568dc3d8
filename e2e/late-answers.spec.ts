import type { Locator, Page } from "@playwright/test";
import { apply, openApplications } from "./admin-list.ts";
import { callsOf, dialogOf, makeUsers, openUsers, toastOf } from "./admin-users.ts";
import { expectNoViolation } from "./accessibility.ts";
import { holdCalls } from "./held-calls.ts";
import { enter } from "./person.ts";
import { asAdmin, expect, test } from "./site.ts";

// Answers that come when the dialog that asked has closed.

const applications = "**/api/v1/applications/*";
const users = "**/api/v1/users/*";

/** Closes a dialog whose answer has not come. */
async function leave(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

const again = (page: Page) => page.getByRole("button", { name: "Open again" });

test("the answer to one application leaves the dialog of the next open", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Chậm", 2);
  await enter(page);
  await openApplications(page, "Chậm");
  const dialog = dialogOf(page, "Update Application");
  const release = await holdCalls(page, applications, "PATCH");
  await page.getByRole("button", { name: "Edit Chậm 01" }).click();
  await dialog.getByLabel("Notes").fill("Đã gọi điện");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await leave(page, dialog);
  await page.getByRole("button", { name: "Edit Chậm 02" }).click();
  await dialog.getByLabel("Notes").fill("Mời phỏng vấn thứ Năm");
  release();
  await expect(toastOf(page, "Application updated successfully")).toBeVisible();
  await expect(dialog).toContainText("Chậm 02");
  await expect(dialog.getByLabel("Notes")).toHaveValue("Mời phỏng vấn thứ Năm");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(dialog).toBeHidden();
});

test("the answer leaves the same application open that was opened again meanwhile", async ({
  page,
  request,
}) => {
  await apply(request, "Lại", 1);
  await enter(page);
  await openApplications(page, "Lại");
  const dialog = dialogOf(page, "Update Application");
  const release = await holdCalls(page, applications, "PATCH");
  await page.getByRole("button", { name: "Edit Lại 01" }).click();
  await dialog.getByLabel("Status").selectOption("Under Review");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await leave(page, dialog);
  await page.getByRole("button", { name: "Edit Lại 01" }).click();
  await dialog.getByLabel("Notes").fill("Một ý nữa");
  release();
  await expect(toastOf(page, "Application updated successfully")).toBeVisible();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Một ý nữa");
});

test("the answer to one user leaves the dialog of the next open", async ({ page, request }) => {
  await makeUsers(await callsOf(request), "Muộn", 2);
  await openUsers(page, "Muộn");
  const dialog = dialogOf(page, "Edit User");
  const release = await holdCalls(page, users, "PATCH");
  await page.getByRole("button", { name: "Edit Muộn 01" }).click();
  await dialog.getByLabel("Notes").fill("Ghi chú đầu");
  await dialog.getByRole("button", { name: "Update User" }).click();
  await leave(page, dialog);
  await page.getByRole("button", { name: "Edit Muộn 02" }).click();
  await dialog.getByLabel("Notes").fill("Ghi chú sau");
  release();
  await expect(toastOf(page, "User updated successfully")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Muộn 02");
  await expect(dialog.getByLabel("Notes")).toHaveValue("Ghi chú sau");
});

test("the answer to a new user leaves the dialog of the next open", async ({ page, request }) => {
  await makeUsers(await callsOf(request), "Tạo", 1);
  await openUsers(page, "Tạo");
  const dialog = dialogOf(page, "Create New User");
  const release = await holdCalls(page, "**/api/v1/users/", "POST");
  await page.getByRole("button", { name: "Create New User" }).click();
  await dialog.getByLabel("Name").fill("Tạo Trước");
  await dialog.getByLabel("Email").fill(`tao.truoc.${process.pid}@people.example`);
  await dialog.getByRole("button", { name: "Create User" }).click();
  await leave(page, dialog);
  await page.getByRole("button", { name: "Create New User" }).click();
  await dialog.getByLabel("Name").fill("Tạo Sau");
  release();
  await expect(toastOf(page, "User created successfully")).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Tạo Sau");
});

for (const [kind, title] of [
  ["application", "Application deleted successfully"],
  ["user", "User deleted successfully"],
] as const) {
  test(`the answer to the deletion of one ${kind} leaves the dialog of the next open`, async ({
    page,
    request,
  }) => {
    const isUser = kind === "user";
    if (isUser) {
      await makeUsers(await callsOf(request), "Bỏ", 2);
      await openUsers(page, "Bỏ");
    } else {
      await apply(request, "Bỏ", 2);
      await enter(page);
      await openApplications(page, "Bỏ");
    }
    const deletion = dialogOf(page, isUser ? "Delete User" : "Delete Application");
    const release = await holdCalls(page, isUser ? users : applications, "DELETE");
    await page.getByRole("button", { name: "Delete Bỏ 01" }).click();
    await deletion.getByRole("button", { name: "Delete" }).click();
    await leave(page, deletion);
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

test("a conflict that comes late is told, and opens the application again with what was typed", async ({
  page,
  request,
}) => {
  const [id] = await apply(request, "Xung đột", 2);
  await enter(page);
  await openApplications(page, "Xung đột");
  const dialog = dialogOf(page, "Update Application");
  const release = await holdCalls(page, applications, "PATCH");
  await page.getByRole("button", { name: "Edit Xung đột 01" }).click();
  await dialog.getByLabel("Status").selectOption("Accepted");
  await dialog.getByLabel("Subject").fill("Hẹn gặp bạn");
  await dialog.getByLabel("Notes").fill("Của tôi");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await leave(page, dialog);
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
  await again(page).click();

  await expect(dialog).toContainText("Xung đột 01");
  await expect(dialog).toContainText("Someone else changed this while you were editing");
  await expect(dialog).toContainText("Của người khác");
  await expect(dialog.getByLabel("Status")).toHaveValue("accepted");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Hẹn gặp bạn");
  await expect(dialog.getByLabel("Notes")).toHaveValue("Của tôi");
  await expect(dialog).toHaveCSS("opacity", "1");
  await expectNoViolation(page);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(toastOf(page, "Application updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Edit Xung đột 01" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Của tôi");
  await expect(dialog.getByLabel("Status")).toHaveValue("accepted");
});

test("a conflict about a user that comes late opens the user again, and theirs can be taken", async ({
  page,
  request,
}) => {
  const call = await callsOf(request);
  const [id = ""] = await makeUsers(call, "Trễ", 1);
  await openUsers(page, "Trễ");
  const dialog = dialogOf(page, "Edit User");
  const release = await holdCalls(page, users, "PATCH");
  await page.getByRole("button", { name: "Edit Trễ 01" }).click();
  await dialog.getByLabel("Phone").fill("0912 345 678");
  await dialog.getByLabel("Notes").fill("Của tôi");
  await dialog.getByRole("button", { name: "Update User" }).click();
  await leave(page, dialog);
  expect((await call("patch", `/${id}`, { notes: "Của người khác" })).status()).toBe(200);
  // It opens from another page of the panel too.
  await page.getByRole("tab", { name: "Applications" }).click();
  release();
  await again(page).click();
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveValue("Của người khác");
  await expect(dialog.getByLabel("Phone")).toHaveValue("0912 345 678");
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(toastOf(page, "User updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("tab", { name: "Applications", selected: true })).toBeVisible();
});

test("a new user whom the server refuses late is offered again as typed", async ({
  page,
  request,
}) => {
  await makeUsers(await callsOf(request), "Từ chối", 1);
  await openUsers(page, "Từ chối");
  const dialog = dialogOf(page, "Create New User");
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/v1/users/", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await answer.promise;
    return route.fulfill({ status: 503, json: { error: { message: "The database rests" } } });
  });
  await page.getByRole("button", { name: "Create New User" }).click();
  await dialog.getByLabel("Name").fill("Từ chối Mới");
  await dialog.getByLabel("Email").fill("tu.choi@people.example");
  await dialog.getByLabel("Role").selectOption("admin");
  await dialog.getByLabel("Active Account").uncheck();
  await dialog.getByRole("button", { name: "Create User" }).click();
  await leave(page, dialog);
  answer.resolve();
  await expect(toastOf(page, "Error creating user")).toBeVisible();
  await expect(toastOf(page, "The database rests")).toBeVisible();
  await again(page).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Từ chối Mới");
  await expect(dialog.getByLabel("Email")).toHaveValue("tu.choi@people.example");
  await expect(dialog.getByLabel("Role")).toHaveValue("admin");
  await expect(dialog.getByLabel("Active Account")).not.toBeChecked();
});

test("a deletion that fails late says whose, and can be asked for again", async ({
  page,
  request,
}) => {
  await apply(request, "Không xóa", 1);
  await enter(page);
  await openApplications(page, "Không xóa");
  const dialog = dialogOf(page, "Delete Application");
  const answer = Promise.withResolvers<void>();
  await page.route(applications, async (route) => {
    if (route.request().method() !== "DELETE") return route.fallback();
    await answer.promise;
    return route.fulfill({ status: 503, json: { error: { message: "The database rests" } } });
  });
  await page.getByRole("button", { name: "Delete Không xóa 01" }).click();
  await dialog.getByRole("button", { name: "Delete Application" }).click();
  await leave(page, dialog);
  answer.resolve();
  await expect(toastOf(page, "Không xóa 01: The database rests")).toBeVisible();
  await again(page).click();
  await expect(dialog).toContainText("Không xóa 01");
});
