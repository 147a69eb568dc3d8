import { expectNoViolation } from "./accessibility.ts";
import { openNewApplications } from "./admin-list.ts";
import { expect, test } from "./site.ts";

test("a legal hold prevents the deletion of an application until it is lifted", async ({
  page,
  request,
}) => {
  await openNewApplications(page, request, "Pháp lý", 1);
  await page.getByRole("button", { name: "View Pháp lý 01" }).click();
  const details = page.getByRole("dialog", { name: "Application Details" });
  const hold = details.getByRole("switch", { name: "Legal hold" });
  await details.getByText("Spam, legal hold, link").click();
  await expect(hold).not.toBeChecked();
  await expect(hold).toHaveAccessibleDescription(/the application cannot be deleted/);
  await hold.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Legal hold set")).toBeVisible();
  await expect(hold).toBeChecked();
  await expect(hold).toBeFocused();
  await expectNoViolation(page);
  await details.getByRole("button", { name: "Close", exact: true }).click();

  const remove = async () => {
    await page.getByRole("button", { name: "Delete Pháp lý 01" }).click();
    await page.getByRole("button", { name: "Delete Application" }).click();
  };
  await remove();
  await expect(page.getByText(/A legal hold keeps this application/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "View Pháp lý 01" }).click();
  await expect(hold).toBeChecked();
  await hold.click();
  await expect(page.getByText("Legal hold lifted")).toBeVisible();
  await expect(hold).not.toBeChecked();
  await expect(hold).toBeFocused();
  await details.getByRole("button", { name: "Close", exact: true }).click();
  await remove();
  await expect(page.getByText("Application deleted successfully")).toBeVisible();
});
