import { bulkActions, rows, selection } from "./admin-list.ts";
import { dialogOf, makeUsers, names, openNewUsers, openUsers, toastOf } from "./admin-users.ts";
import { holdCalls } from "./held-calls.ts";
import { expect, test } from "./site.ts";

const statusCell = "td:nth-child(4)";

test("an undo within ten seconds activates the deactivated users again; a later one shows an error", async ({
  page,
  request,
}) => {
  await makeUsers(request, "Nhiều", 2);
  await makeUsers(request, "Nhiều khóa", 1, { active: false });
  await openUsers(page, "Nhiều");
  await selection(page, "page").check();
  const bar = bulkActions(page);
  await expect(bar).toContainText("3 selected");
  await bar.getByRole("button", { name: "Deactivate" }).click();
  const toast = page.getByRole("article").filter({ hasText: "3 users deactivated" });
  await expect(toast).toBeVisible();
  await expect(rows(page).locator(statusCell).filter({ hasText: "Inactive" })).toHaveCount(3);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "User Management" })).toBeFocused();
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "2 changes undone")).toBeVisible();
  await expect(rows(page).locator(statusCell)).toHaveText([
    "InactiveInvited",
    "ActiveInvited",
    "ActiveInvited",
  ]);

  await page.route("**/api/v1/users/bulk/undo", async (route) => {
    const undo_id = "01890000-0000-7000-8000-000000000000";
    await route.continue({ postData: JSON.stringify({ undo_id }) });
  });
  await selection(page, "Nhiều 01").check();
  await bar.getByRole("button", { name: "Deactivate" }).click();
  const single = page.getByRole("article").filter({ hasText: "1 user deactivated" });
  await single.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "Error undoing the change")).toBeVisible();
  await expect(toastOf(page, "This can no longer be undone")).toBeVisible();
});

test("a bulk change that ends leaves the focus in the search field", async ({
  strictPage: page,
  request,
}) => {
  await openNewUsers(page, request, "Chậm", 1);
  const release = await holdCalls(page, "**/api/v1/users/bulk", "POST");
  await selection(page, "page").check();
  const bar = bulkActions(page);
  await bar.getByRole("button", { name: "Deactivate" }).click();
  await page.getByRole("searchbox").click();
  release();
  await expect(toastOf(page, "1 user deactivated")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("a bulk deletion asks with the count and names each refused user with the reason", async ({
  strictPage: page,
  request,
}) => {
  await makeUsers(request, "Xóa admin@", 7);
  // The search also matches the signed-in administrator.
  await openUsers(page, "admin@");
  await selection(page, "page").check();
  const bar = bulkActions(page);
  await expect(bar).toContainText("8 selected");
  await bar.getByRole("button", { name: "Delete" }).click();
  const dialog = dialogOf(page, "Delete 8 users");
  await expect(dialog).toContainText("delete 8 users? This action cannot be undone.");
  await expect(dialog).toContainText("Xóa admin@ 07");
  await expect(dialog).toContainText("and 3 more");
  await dialog.getByRole("button", { name: "Delete 8 users" }).click();
  await expect(toastOf(page, "7 users deleted")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  const refused = page.getByRole("alert").filter({ hasText: "1 was not changed" });
  await expect(refused).toContainText(
    /: (?:You cannot delete, demote or deactivate your own account|At least one active administrator is required)/,
  );
  await expect(names(page)).toHaveCount(1);
  await expect(bar).toContainText("1 selected");
  await refused.getByRole("button", { name: "Dismiss" }).click();
  await expect(refused).toHaveCount(0);
});

test("the focus moves to the heading when the focused control disappears; the selection spans pages", async ({
  strictPage: page,
  request,
}) => {
  await makeUsers(request, "Bật", 27, { active: false });
  await openUsers(page, "Bật", "&size=25");
  const heading = page.getByRole("heading", { name: "User Management" });
  await selection(page, "page").check();
  await page.getByRole("button", { name: "Clear selection" }).press("Enter");
  await expect(page.getByText("25 selected")).toHaveCount(0);
  await expect(heading).toBeFocused();

  // The button keeps the focus when the last page disables it.
  const next = page.getByRole("button", { name: "Next" });
  await next.press("Enter");
  await expect(names(page)).toHaveCount(2);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await next.press("Enter");
  await page.getByRole("button", { name: "Previous" }).press("Enter");
  await expect(names(page)).toHaveCount(25);

  await page.getByRole("searchbox").fill("Không ai tên thế này");
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(0);
  await expect(heading).toBeFocused();

  await page.goto("/admin?tab=users&q=Bật&size=25");
  await selection(page, "Bật 27").check();
  await page.getByRole("button", { name: "Next" }).click();
  await selection(page, "Bật 01").check();
  await expect(page.getByText("2 selected").last()).toBeVisible();
  await page.getByRole("button", { name: "Activate", exact: true }).click();
  await expect(toastOf(page, "2 users activated")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Active");
  await expect(names(page)).toHaveText(["Bật 27", "Bật 01"]);
});
