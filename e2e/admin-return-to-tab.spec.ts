import { openNewApplications, rows } from "./admin-list.ts";
import { asAdmin as callAsAdmin } from "./admin-review.ts";
import { expect, test } from "./site.ts";

test("returning to the browser tab reloads the list and keeps a dialog with typed text", async ({
  strictPage: page,
  request,
}) => {
  const [one = "", two = ""] = await openNewApplications(page, request, "Thẻ Sau", 2);
  const row = (name: string) => rows(page).filter({ hasText: name });
  const returnToTab = () => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));

  await callAsAdmin(request, one, { status: "reviewing", notify: false });
  await returnToTab();
  await expect(row("Thẻ Sau 01")).toContainText("Under Review");

  await page.getByRole("button", { name: "Edit Thẻ Sau 02" }).click();
  const notes = page.getByRole("dialog", { name: "Update Application" }).getByLabel("Notes");
  await notes.fill("Đang viết dở");
  await callAsAdmin(request, two, { status: "accepted", notes: "Của người khác", notify: false });
  await returnToTab();
  await expect(page.locator("tbody")).toContainText("Accepted");
  await expect(notes).toHaveValue("Đang viết dở");
});
