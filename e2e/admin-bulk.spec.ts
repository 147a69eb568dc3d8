import { expectNoViolation } from "./accessibility.ts";
import {
  addressOf,
  apply,
  bulkActions,
  openApplications,
  openNewApplications,
  rows,
  selection,
} from "./admin-list.ts";
import { passUndo } from "./clocked-server.ts";
import { enter } from "./person.ts";
import { test as testWithClock } from "./clocked-site.ts";
import { asAdmin, expect, emailsTo, test } from "./site.ts";

test("the keyboard undoes a bulk status change", async ({ strictPage: page, request }) => {
  await openNewApplications(page, request, "Nhiều", 3);
  await selection(page, "page").check();
  const bar = bulkActions(page);
  await expect(bar).toContainText("3 selected");
  await selection(page, "Nhiều 02").uncheck();
  await expect(bar).toContainText("2 selected");
  await bar.getByRole("combobox", { name: "New status" }).selectOption("Under Review");
  await bar.getByRole("button", { name: "Set status" }).click();

  const confirmation = page.getByText("Under Review: 2 applications", { exact: true });
  await expect(confirmation).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole("heading", { name: "Application Management" })).toBeFocused();
  // F6 focuses the toasts, Tab the newest one and then its buttons.
  await page.keyboard.press("F6");
  const undo = page.getByRole("button", { name: "Undo" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 changes undone")).toBeVisible();
  await expect(confirmation).toBeHidden();
  await expect(rows(page).filter({ hasText: "Submitted" })).toHaveCount(3);
});

testWithClock(
  "a bulk acceptance sends an email to each applicant, unless it is undone in time",
  async ({ page, request, server }) => {
    await apply(request, "Nghe", 2);
    await enter(page);
    await openApplications(page, "Nghe");
    const accept = async (names: readonly string[]) => {
      for (const name of names) await selection(page, name).check();
      await page.getByRole("combobox", { name: "New status" }).selectOption("Accepted");
      await expect(page.getByRole("checkbox", { name: "Notify applicants" })).toBeChecked();
      await page.getByRole("button", { name: "Set status" }).click();
      const asked = page.getByRole("alert").filter({ hasText: "not changed" });
      for (const name of names) await expect(asked).toContainText(`${name}: This tells them`);
      await asked.getByRole("button", { name: "Decide all the same" }).click();
      await expect(asked).toBeHidden();
    };
    await accept(["Nghe 01", "Nghe 02"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("2 changes undone")).toBeVisible();
    await accept(["Nghe 02"]);
    await expect(page.getByText("Accepted: 1 application", { exact: true })).toBeVisible();
    await passUndo(server);
    const emailCount = async (word: string, number: number) =>
      (await emailsTo(server, addressOf(word, number))).length;
    await expect.poll(() => emailCount("Nghe", 2), "emails to the second applicant").toBe(2);
    expect(await emailCount("Nghe", 1)).toBe(1);
  },
);

test("the undo button disappears after ten seconds", async ({ page, request }) => {
  await apply(request, "Hết", 1);
  await enter(page);
  await page.clock.install();
  await openApplications(page, "Hết");
  await selection(page, "Hết 01").check();
  await page.getByRole("button", { name: "Set status" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await expect(rows(page).first()).toContainText("Under Review");
  await page.clock.runFor(9_000);
  // A closing toast stays in the page for a moment.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole("article")).not.toHaveAttribute("data-ending-style");
  await expect(undo).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(undo).toBeHidden();
});

test("a bulk deletion asks with the count and reports applications that are already deleted", async ({
  strictPage: page,
  request,
}) => {
  const [first = ""] = await apply(request, "Xóa", 12);
  await enter(page);
  await openApplications(page, "Xóa", "&page=2");
  await expect(rows(page)).toHaveCount(2);
  await selection(page, "page").check();
  const bar = bulkActions(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete applications" });
  await expect(question).toContainText("(2)");
  await expect(question).toContainText("cannot be undone");
  await expectNoViolation(page);
  const deleted = await request.delete(`/api/v1/applications/${first}`, {
    headers: await asAdmin(request),
  });
  expect(deleted.status()).toBe(200);
  await question.getByRole("button", { name: "Delete 2" }).click();
  await expect(page.getByText("1 application deleted")).toBeVisible();
  await expect(page.getByText("1 was not changed")).toBeVisible();
  await expect(page.getByText("Application not found")).toBeVisible();
  // The last page has no rows left, so the list shows the previous one.
  await expect(page.getByText("Page 1 of 1")).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test("the selection survives paging and a refused change, and ends with a change of the filters", async ({
  page,
  request,
}) => {
  await openNewApplications(page, request, "Chọn", 11);
  await selection(page, "Chọn 11").check();
  await page.getByRole("button", { name: "Next" }).click();
  await selection(page, "Chọn 01").check();
  const bar = bulkActions(page);
  await expect(bar).toContainText("2 selected");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(selection(page, "Chọn 11")).toBeChecked();
  await page.getByRole("combobox", { name: "Status" }).first().selectOption("Submitted");
  await expect(bar).toBeHidden();

  await selection(page, "Chọn 11").check();
  await page.getByRole("button", { name: "Clear selection" }).press("Enter");
  await expect(bar).toBeHidden();
  await expect(page.getByRole("heading", { name: "Application Management" })).toBeFocused();

  await selection(page, "Chọn 11").check();
  const failure = { error: { message: "The database rests" } };
  await page.route("**/api/v1/applications/bulk", (route) =>
    route.fulfill({ status: 503, json: failure }),
  );
  await page.getByRole("button", { name: "Set status" }).click();
  await expect(page.getByText("Error updating application")).toBeVisible();
  await expect(page.getByText("The database rests")).toBeVisible();
  await expect(selection(page, "Chọn 11")).toBeChecked();
});
