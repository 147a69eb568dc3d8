import type { Locator, Page } from "@playwright/test";
import { apply } from "./admin-list.ts";
import { applicant, openReview } from "./admin-review.ts";
import { dialogOf, toastOf } from "./admin-users.ts";
import { holdCalls } from "./held-calls.ts";
import { enter } from "./person.ts";
import { asAdmin, expect, test } from "./site.ts";

const applications = "**/api/v1/applications/*";

/** Closes a dialog whose answer has not come. */
async function leave(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

const again = (page: Page) => page.getByRole("button", { name: "Open again" });

test("notes typed while others are saved stay, and are saved next", async ({ page, request }) => {
  const [id = ""] = await apply(request, "Viết tiếp", 1);
  await enter(page);
  await openReview(page, id, "Viết tiếp 01");
  const release = await holdCalls(page, applications, "PATCH");
  const notes = page.getByLabel("Notes");
  await notes.fill("Một");
  await page.keyboard.press("Control+Enter");
  await notes.fill("Một, hai");
  release();
  await expect(page.getByText("Notes saved")).toBeVisible();
  await expect(notes).toHaveValue("Một, hai");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByRole("button", { name: "Save notes" })).toHaveCount(0);
  await expect(notes).toHaveValue("Một, hai");
  await page.reload();
  await expect(notes).toHaveValue("Một, hai");
});

test("notes that meet a conflict after the next application was opened are told of", async ({
  page,
  request,
}) => {
  const [id = ""] = await apply(request, "Qua trang", 2);
  await enter(page);
  await openReview(page, id, "Qua trang", "&sort=oldest");
  const release = await holdCalls(page, applications, "PATCH");
  const notes = page.getByLabel("Notes");
  await notes.fill("Của tôi");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(applicant(page, "Qua trang 02")).toBeVisible();
  const changed = await request.patch(`/api/v1/applications/${id}`, {
    headers: await asAdmin(request),
    data: { notes: "Của người khác" },
  });
  expect(changed.status()).toBe(200);
  release();
  await expect(
    toastOf(page, "Qua trang 01: Somebody else has changed this meanwhile"),
  ).toBeVisible();
  await again(page).click();
  await expect(applicant(page, "Qua trang 01")).toBeVisible();
  await expect(notes).toHaveValue("Của tôi");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Của người khác")).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();
});

test("a decision of the review that fails late opens again with its email", async ({
  page,
  request,
}) => {
  const [id = ""] = await apply(request, "Quyết định", 1);
  await enter(page);
  await openReview(page, id, "Quyết định 01");
  const dialog = dialogOf(page, "Update Application");
  const answer = Promise.withResolvers<void>();
  await page.route(applications, async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    await answer.promise;
    return route.fulfill({ status: 503, json: { error: { message: "The database rests" } } });
  });
  await page.keyboard.press("3");
  await dialog.getByLabel("Text", { exact: true }).fill("Mời bạn đến vào thứ Hai.");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await leave(page, dialog);
  answer.resolve();
  await expect(toastOf(page, "Quyết định 01: The database rests")).toBeVisible();
  await again(page).click();
  await expect(dialog.getByLabel("Status")).toHaveValue("accepted");
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue("Mời bạn đến vào thứ Hai.");
  await page.unroute(applications);
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Accepted/, pressed: true })).toBeVisible();
});
