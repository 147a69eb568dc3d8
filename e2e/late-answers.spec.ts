import { bulkActions, selection } from "./admin-list.ts";
import { apply, applicant, asAdmin as callAsAdmin, openReview } from "./admin-review.ts";
import { openNewUsers, toastOf } from "./admin-users.ts";
import { holdCalls } from "./held-calls.ts";
import { runClockUntil } from "./page-clock.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test("a late answer to a bulk change keeps what was selected since then", async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openNewUsers(page, request, "Đến Sau", 2);
  const release = await holdCalls(page, "**/api/v1/users/bulk", "POST");
  const bar = bulkActions(page);
  await selection(page, "Đến Sau 01").check();
  await bar.getByRole("button", { name: "Deactivate" }).click();
  await runClockUntil(toastOf(page, /has not answered for 15 seconds/), "visible");
  await page.getByRole("searchbox").fill("Đến Sau 02");
  await runClockUntil(page.getByText("Đến Sau 01"), "hidden");
  await selection(page, "Đến Sau 02").check();
  await bar.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog");
  release();
  await expect(page.getByRole("article").filter({ hasText: "1 user deactivated" })).toBeVisible();
  await expect(question).toContainText("Đến Sau 02");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(bar).toContainText("1 selected");
});

test("a key pressed while the next application loads is kept until it is there", async ({
  page,
  request,
}) => {
  const second = await apply(request, "Phím Sớm Hai");
  const first = await apply(request, "Phím Sớm Một");
  await callAsAdmin(request, second, { status: "reviewing", notify: false });
  await enter(page);
  const release = await holdCalls(page, `**/api/v1/applications/${second}`, "GET");
  await openReview(page, first, "Phím Sớm");
  await expect(page.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("1");
  await expect(applicant(page, "Phím Sớm Một")).toBeHidden();
  release();
  await expect(applicant(page, "Phím Sớm Hai")).toBeVisible();
  await expect(page.getByRole("button", { name: "Submitted", pressed: true })).toBeVisible();
});

test("auto-advance stays at an application outside the list", async ({ page, request }) => {
  await apply(request, "Trong Hàng");
  const outside = await apply(request, "Ngoài Lề");
  await callAsAdmin(request, outside, { status: "reviewing", notify: false });
  await enter(page);
  await page.goto(`/admin/applications/${outside}?q=${encodeURIComponent("Trong Hàng")}`);
  await expect(applicant(page, "Ngoài Lề")).toBeVisible();
  await page.getByRole("checkbox", { name: "Go to the next application" }).check();
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: "Submitted", pressed: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(applicant(page, "Ngoài Lề")).toBeVisible();
});

test("the question about a bulk deletion waits for the answer: Escape and Cancel too", async ({
  page,
  request,
}) => {
  await openNewUsers(page, request, "Đợi", 1);
  const release = await holdCalls(page, "**/api/v1/users/bulk", "POST");
  await selection(page, "Đợi 01").check();
  await bulkActions(page).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Delete 1" }).click();
  await expect(question.getByRole("button", { name: "Deleting..." })).toBeVisible();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Cancel" }).click({ force: true });
  await expect(question).toBeVisible();
  release();
  await expect(question).toBeHidden();
});
