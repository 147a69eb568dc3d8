import { expectAccessible } from "./accessibility.ts";
import { apply, asAdmin as callAsAdmin, openReview } from "./admin-review.ts";
import { dialogOf } from "./admin-users.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test("a rejection says why, in the details, the history and the funnel of one's own days, and never to the applicant", async ({
  strictPage: page,
  request,
}) => {
  const id = await apply(request, "Khế Ngọt");
  await enter(page);
  await openReview(page, id, "Khế Ngọt");
  await page.keyboard.press("4");
  const dialog = dialogOf(page, "Update Application");
  await dialog.getByLabel("Reason").selectOption("Salary");
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/admin/applications/${id}`);
  await expect(page.getByText("Reason: Salary")).toBeVisible();
  const preview = await callAsAdmin<{ text: string }>(
    request,
    `${id}/email-preview?status=rejected`,
  );
  expect(preview.text).not.toMatch(/salary/i);

  await page.goto("/admin/reports");
  const reasons = page.getByRole("region", { name: "Rejections by reason" });
  await expect(reasons).toContainText("Salary");
  await page.getByRole("combobox", { name: "Period" }).selectOption("Own days");
  await page.getByLabel("First day").fill("2026-01-01");
  await page.getByLabel("Last day").fill("2026-01-31");
  await expect(reasons).toHaveCount(0);
  await expectAccessible(page);
});
