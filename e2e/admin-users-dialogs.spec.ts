import { expectDisabledDuring, rows } from "./admin-list.ts";
import {
  callsOf,
  dialogOf,
  makeUsers,
  names,
  openNewUsers,
  openUsers,
  toastOf,
} from "./admin-users.ts";
import { enter, newAddress } from "./person.ts";
import { expect, emailsTo, test } from "./site.ts";

test("a new user gets the defaults of the spec and an invitation, and appears in the list", async ({
  strictPage: page,
  site,
}) => {
  const email = newAddress();
  await enter(page);
  await page.goto("/admin?tab=users&q=T%E1%BA%A1o%20M%E1%BB%9Bi");
  await expect(page.getByText("Total: 0")).toBeVisible();
  await page.getByRole("button", { name: "Create New User" }).click();
  const dialog = dialogOf(page, "Create New User");
  await expect(dialog.getByLabel("Role")).toHaveValue("user");
  await expect(dialog.getByLabel("Employment Status")).toHaveValue("active");
  await expect(dialog.getByLabel("Active Account")).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(page).toHaveURL(/dialog=create/);

  await dialog.getByRole("button", { name: "Create User" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog).toContainText("Name is required");
  await expect(dialog).toContainText("Please enter a valid email address");

  await dialog.getByLabel("Name").fill("Tạo Mới");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Phone").fill("0912 000 111");
  await expectDisabledDuring("POST", dialog.getByRole("button", { name: "Creating..." }));
  await dialog.getByRole("button", { name: "Create User" }).click();
  await expect(toastOf(page, "User created successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);
  await expect(names(page)).toHaveText(["Tạo Mới"]);
  await expect(rows(page)).toContainText("Invited");
  await expect.poll(() => emailsTo(site, email)).toHaveLength(1);
});

test("editing a user sends only the changed fields, and shows the email read-only", async ({
  strictPage: page,
  request,
}) => {
  await openNewUsers(page, request, "Sửa", 1, { phone: "0912 000 222" });
  await page.getByRole("button", { name: "Edit Sửa 01" }).click();
  const dialog = dialogOf(page, "Edit User");
  await expect(dialog.getByLabel("Email")).toHaveValue(/@people\.example$/);
  await expect(dialog.getByLabel("Email")).not.toBeEditable();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog.getByText("More details")).toBeVisible();
  await dialog.getByLabel("Name").fill("Sửa Xong");
  await dialog.getByLabel("Role").selectOption("Admin");
  await dialog.getByLabel("Phone").fill("");
  await dialog.getByLabel("Active Account").uncheck();
  await dialog.getByLabel("Starting Date").fill("2024-02-29");
  await dialog.getByLabel("Notes").fill("Dòng một\nDòng hai");
  await expectDisabledDuring("PATCH", dialog.getByRole("button", { name: "Updating..." }));
  const [sent] = await Promise.all([
    page.waitForRequest((call) => call.method() === "PATCH"),
    dialog.getByRole("button", { name: "Update User" }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({
    name: "Sửa Xong",
    role: "admin",
    phone: "",
    active: false,
    starting_date: "2024-02-29",
    notes: "Dòng một\nDòng hai",
  });
  expect(sent.headers()["if-match"]).toMatch(/^"\d{4}-/);
  await expect(toastOf(page, "User updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rows(page).getByRole("cell").nth(2)).toHaveText("Admin");
  await expect(rows(page).getByRole("cell").nth(3)).toHaveText("InactiveInvited");
  await expect(rows(page).getByRole("cell").nth(4)).toHaveText("-");
});

test("a deletion asks with the name and warns that it cannot be undone", async ({
  strictPage: page,
  request,
}) => {
  await openNewUsers(page, request, "Xóa", 2);
  await page.getByRole("button", { name: "Delete Xóa 02" }).click();
  const dialog = dialogOf(page, "Delete User");
  await expect(dialog).toContainText("Xóa 02");
  await expect(dialog).toContainText("cannot be undone");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete Xóa 02" })).toBeFocused();
  await page.getByRole("button", { name: "Delete Xóa 02" }).click();
  await expectDisabledDuring("DELETE", dialog.getByRole("button", { name: "Deleting..." }));
  await dialog.getByRole("button", { name: "Delete User" }).click();
  await expect(toastOf(page, "User deleted successfully")).toBeVisible();
  await expect(names(page)).toHaveText(["Xóa 01"]);
  await expect(page.getByRole("heading", { name: "User Management" })).toBeFocused();
});

test("the details show every field in its group, even an empty one", async ({
  strictPage: page,
  request,
}) => {
  const call = await callsOf(request);
  const [id = ""] = await makeUsers(request, "Chi tiết", 2, { phone: "0912 000 333" });
  await call("patch", `/${id}`, {
    phone_emergency: "0912 000 444",
    dob: "1990-05-01",
    national_id: "079190001234",
    starting_date: "2024-02-29",
    status: "inactive",
    address: "1 Đường Thường Trú",
    current_address: "2 Đường Hiện Tại",
    notes: "Ghi chú đầu\nGhi chú sau",
  });
  await openUsers(page, "Chi tiết");
  await rows(page).nth(1).getByRole("cell").nth(5).click();
  const dialog = dialogOf(page, "User Details");
  const group = (name: string) => dialog.getByRole("region", { name, exact: true });
  const personal = group("Personal and employment");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(group("Account")).toContainText("Full NameChi tiết 01");
  await expect(group("Account")).toContainText("RoleUser");
  await expect(group("Account")).toContainText("Account StatusActive");
  await expect(group("Contact")).toContainText("Phone0912 000 333");
  await expect(group("Contact")).toContainText("Emergency Phone0912 000 444");
  await expect(personal).toContainText("Date of Birth•••");
  await expect(personal).toContainText("National ID•••234");
  await expect(personal).toContainText("Starting Date29 Feb 2024");
  await expect(personal).toContainText("Employment StatusInactive");
  await expect(group("Addresses")).toContainText("Permanent Address1 Đường Thường Trú");
  await expect(group("Addresses")).toContainText("Current Address2 Đường Hiện Tại");
  await expect(group("Notes")).toContainText("Ghi chú đầu\nGhi chú sau");
  await expect(group("Record")).toContainText("Created At");
  await expect(group("Record")).toContainText("Last Updated");

  await dialog.getByRole("button", { name: "Reveal" }).click();
  await expect(personal).toContainText("Date of Birth1 May 1990");
  await expect(personal).toContainText("National ID079190001234");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await rows(page).nth(1).getByRole("cell").nth(5).click();
  await expect(dialog).toContainText("•••234");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "View Chi tiết 02" }).click();
  await expect(personal.getByText("Not provided")).toHaveCount(3);
  await expect(group("Addresses").getByText("Not provided")).toHaveCount(2);
  await expect(group("Notes")).toContainText("No notes available");
  await expect(dialog.getByRole("button", { name: "Reveal" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Edit User" }).click();
  await expect(dialogOf(page, "Edit User").getByLabel("Name")).toHaveValue("Chi tiết 02");
});

test("a dialog has its own address, and Back closes it", async ({ strictPage: page, request }) => {
  await openNewUsers(page, request, "Địa chỉ", 1);
  await names(page).click();
  const dialog = dialogOf(page, "User Details");
  await expect(dialog).toContainText("Địa chỉ 01");
  const url = page.url();
  await page.reload();
  await expect(dialog).toContainText("Địa chỉ 01");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(names(page)).toHaveText(["Địa chỉ 01"]);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/\/admin\/users\//);
  await page.goto(`${url.replace(/q=[^&]*/, "q=x")}&dialog=delete`);
  await expect(dialogOf(page, "Delete User")).toContainText("Địa chỉ 01");
});
