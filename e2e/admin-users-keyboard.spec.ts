import { rows } from "./admin-list.ts";
import { dialogOf, names, toastOf } from "./admin-users.ts";
import { enter, newAddress } from "./person.ts";
import { expect, test } from "./site.ts";
import { smoke } from "./smoke.ts";

test(
  "the keyboard alone creates, edits, deactivates and deletes a user",
  smoke,
  async ({ strictPage: page }) => {
    const { keyboard } = page;
    const email = newAddress();
    const tabTo = async (name: string) => {
      const target = page.getByRole("button", { name, exact: true });
      for (let steps = 0; steps < 40; steps += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press("Tab");
      }
      throw new Error(`Tab does not reach ${name}`);
    };

    await enter(page);
    await page.goto("/admin?tab=users&q=Ph%C3%ADm");
    await expect(page.getByText("Total: 0")).toBeVisible();
    await tabTo("Create New User");
    await keyboard.press("Enter");
    const create = dialogOf(page, "Create New User");
    await expect(create).toBeVisible();
    await expect(create.getByLabel("Name")).toBeFocused();
    await keyboard.type("Phím Tắt");
    await keyboard.press("Tab");
    await keyboard.type(email);
    await keyboard.press("Enter");
    await expect(toastOf(page, "User created successfully")).toBeVisible();
    await expect(create).toBeHidden();
    await expect(page.getByRole("button", { name: "Create New User" })).toBeFocused();
    await expect(names(page)).toHaveText(["Phím Tắt"]);

    await tabTo("Phím Tắt");
    await keyboard.press("Enter");
    const details = dialogOf(page, "User Details");
    await expect(details).toContainText(email);
    await keyboard.press("Escape");
    await expect(details).toBeHidden();
    await expect(names(page)).toBeFocused();

    await tabTo("Edit Phím Tắt");
    await keyboard.press("Enter");
    const edit = dialogOf(page, "Edit User");
    await expect(edit.getByLabel("Name")).toHaveValue("Phím Tắt");
    await expect(edit.getByLabel("Name")).toBeFocused();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("Phím Khác");
    await edit.getByLabel("Active Account").focus();
    await keyboard.press("Space");
    await keyboard.press("Enter");
    await expect(toastOf(page, "User updated successfully")).toBeVisible();
    await expect(edit).toBeHidden();
    await expect(names(page)).toHaveText(["Phím Khác"]);
    await expect(rows(page)).toContainText("Inactive");

    await tabTo("Delete Phím Khác");
    await keyboard.press("Enter");
    await expect(dialogOf(page, "Delete User")).toBeVisible();
    await tabTo("Delete User");
    await keyboard.press("Enter");
    await expect(toastOf(page, "User deleted successfully")).toBeVisible();
    await expect(page.getByText("Total: 0")).toBeVisible();
    await expect(page.getByRole("heading", { name: "User Management" })).toBeFocused();
  },
);
