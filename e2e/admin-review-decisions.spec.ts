import { apply, applicant, asAdmin as callAsAdmin, openReview } from "./admin-review.ts";
import { holdCalls } from "./held-calls.ts";
import { blockStorage, enter } from "./person.ts";
import { expect, signIn, test } from "./site.ts";

test("the review saves decisions on several applications at the same time, each of them once", async ({
  strictPage: page,
  request,
}) => {
  const ids: string[] = [];
  for (const name of ["Liền Tay Ba", "Liền Tay Hai", "Liền Tay Một"]) {
    ids.unshift(await apply(request, name));
    await callAsAdmin(request, ids[0] ?? "", { status: "reviewing", notify: false });
  }
  const first = ids[0] ?? "";
  await enter(page);
  await page.goto(`/admin?tab=applications&q=Liền Tay&review=${first}`);
  await expect(page.getByText("1 of 3")).toBeVisible();
  await page.getByRole("checkbox", { name: "Go to the next application" }).check();
  const released = Promise.withResolvers<void>();
  let patches = 0;
  await page.route(`**/api/v1/applications/${first}`, async (route) => {
    if (route.request().method() === "PATCH") {
      patches += 1;
      await released.promise;
    }
    await route.continue();
  });
  // The timeline reloads only after all three decisions.
  await page.route("**/api/v1/applications/*/events", async (route) => {
    await released.promise;
    await route.continue();
  });

  await page.keyboard.press("1");
  await expect.poll(() => patches).toBe(1);
  await page.keyboard.press("1");
  await page.keyboard.press("j");
  await expect(applicant(page, "Liền Tay Hai")).toBeVisible();
  await page.keyboard.press("1");
  await expect(applicant(page, "Liền Tay Ba")).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: "Submitted", pressed: true })).toBeVisible();

  released.resolve();
  for (const id of ids) {
    await expect
      .poll(async () => (await callAsAdmin<{ status: string }>(request, id)).status)
      .toBe("submitted");
  }
  expect(patches).toBe(1);
  await expect(applicant(page, "Liền Tay Ba")).toBeVisible();
});

test("a late email preview does not open over another application", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Khách Xemtrước Hai");
  const first = await apply(request, "Khách Xemtrước Một");
  await enter(page);
  await page.goto(`/admin?tab=applications&q=Xemtrước&review=${first}`);
  await expect(page.getByText("1 of 2")).toBeVisible();
  const preview = `**/api/v1/applications/${first}/email-preview?*`;
  const release = await holdCalls(page, preview, "GET");
  const requested = page.waitForRequest(preview);
  await page.keyboard.press("3");
  await requested;
  await page.keyboard.press("j");
  await expect(applicant(page, "Khách Xemtrước Hai")).toBeVisible();
  release();
  await expect(page.getByText("The status of Khách Xemtrước Một has not changed")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Update Application" })).toHaveCount(0);
});

test("the review and its switches work in a browser that blocks storage", async ({
  strictPage: page,
  request,
}) => {
  await blockStorage(page);
  await apply(request, "Không Lưu");
  await signIn(page);
  await page.getByRole("button", { name: "Account of admin" }).click();
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await page.getByRole("tab", { name: "Applications" }).click();
  await page.getByRole("searchbox").fill("Không Lưu");
  await expect(page.getByText("Total: 1")).toBeVisible();
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(applicant(page, "Không Lưu")).toBeVisible();
  const autoAdvance = page.getByRole("checkbox", { name: "Go to the next application" });
  await autoAdvance.check();
  await expect(autoAdvance).toBeChecked();
});

test("the key of the current status shows that the application already has it", async ({
  strictPage: page,
  request,
}) => {
  const id = await apply(request, "Đã Có");
  await enter(page);
  await page.goto(`/admin?tab=applications&q=Đã Có&review=${id}`);
  await expect(applicant(page, "Đã Có")).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByText("The status is already Submitted")).toBeVisible();
});

test("'w' on suspected spam does not open the dialog of the next application", async ({
  page,
  request,
}) => {
  await apply(request, "Viết Thư Hai");
  const id = await apply(request, "Viết Thư Một", undefined, { website: "https://spam.example" });
  await enter(page);
  await openReview(page, id, "Viết Thư");
  await expect(page.getByText("Suspected spam").first()).toBeVisible();
  const next = page.getByRole("button", { name: "Next application" });
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await page.keyboard.press("w");
  await page.keyboard.press("j");
  await expect(applicant(page, "Viết Thư Hai")).toBeVisible();
  await expect(page.getByRole("button", { name: "Write", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("w");
  await expect(page.getByRole("dialog", { name: /Viết Thư Hai/ })).toBeVisible();

  await openReview(page, id, "Viết Thư");
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByRole("button", { name: "Not spam" })).toBeHidden();
  await expect(page.locator("body")).not.toBeFocused();
});
