import { expectAccessible, inViews } from "./accessibility.ts";
import { apply } from "./admin-review.ts";
import { toastOf } from "./admin-users.ts";
import { enter, newAddress } from "./person.ts";
import { openSection } from "./settings-calls.ts";
import { expect, linkIn, test } from "./site.ts";

test("an applicant withdraws the consent, HR notes another request, and an administrator answers both", async ({
  strictPage: page,
  request,
  site,
}) => {
  const email = newAddress("privacy");
  const id = await apply(request, "Chanh Leo", undefined, { email });
  await page.goto(await linkIn(site, email, /\/application-status#[\w-]+/));
  await page.getByRole("button", { name: "Withdraw my consent" }).click();
  await page.getByRole("button", { name: "Withdraw the consent" }).click();
  await expect(page.getByText("Your consent is withdrawn.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw my consent" })).toHaveCount(0);

  await enter(page);
  await page.goto(`/admin/applications/${id}`);
  await page.getByText("Given, version").click();
  await expect(page.getByText("By submitting, you agree")).toBeVisible();
  await page.getByText("Spam, legal hold, link").click();
  await page.getByLabel("Request about personal data").selectOption("Copy of the data");
  await page.getByRole("button", { name: "Note the request" }).click();
  await expect(toastOf(page, "Request noted")).toBeVisible();
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline).toContainText("Request about personal data: Copy of the data");

  await openSection(page, "privacy");
  const item = (kind: string) =>
    page.getByRole("listitem").filter({ hasText: kind }).filter({ hasText: "Open" }).first();
  await expect(item("Withdrawal of the consent")).toBeVisible();
  await item("Copy of the data")
    .getByRole("button", { name: /^Answered: / })
    .click();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: "Copy of the data" })
      .filter({ hasText: "Answered" }),
  ).not.toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("privacy-requests.csv");
});

inViews(2, () => {
  test("requests about personal data and the retention are accessible", async ({ page }) => {
    await enter(page);
    for (const section of ["privacy", "retention"] as const) {
      await openSection(page, section);
      await expectAccessible(page);
    }
  });
});
