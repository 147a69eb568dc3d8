import { apply, applicant, asAdmin } from "./admin-review.ts";
import { enter } from "./person.ts";
import { expect, signIn, test } from "./site.ts";

test("the review saves decisions on several applications at the same time, each of them once", async ({
  strictPage: page,
  request,
}) => {
  const ids: string[] = [];
  for (const name of ["Liền Tay Ba", "Liền Tay Hai", "Liền Tay Một"]) {
    ids.unshift(await apply(request, name));
    await asAdmin(request, ids[0] ?? "", { status: "reviewing", notify: false });
  }
  const first = ids[0] ?? "";
  await enter(page);
  await page.goto(`/admin?tab=applications&q=Liền Tay&review=${first}`);
  await expect(page.getByText("1 of 3")).toBeVisible();
  await page.getByRole("checkbox", { name: "Go to the next application" }).check();
  const line = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(`**/api/v1/applications/${first}`, async (route) => {
    if (route.request().method() === "PATCH") {
      sent += 1;
      await line.promise;
    }
    await route.continue();
  });
  // No reload ends before all three decisions.
  await page.route("**/api/v1/applications/*/events", async (route) => {
    await line.promise;
    await route.continue();
  });

  await page.keyboard.press("1");
  await expect.poll(() => sent).toBe(1);
  await page.keyboard.press("1");
  await page.keyboard.press("j");
  await expect(applicant(page, "Liền Tay Hai")).toBeVisible();
  await page.keyboard.press("1");
  await expect(applicant(page, "Liền Tay Ba")).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: "Submitted", pressed: true })).toBeVisible();

  line.resolve();
  for (const id of ids) {
    await expect
      .poll(async () => (await asAdmin<{ status: string }>(request, id)).status)
      .toBe("submitted");
  }
  expect(sent).toBe(1);
  await expect(applicant(page, "Liền Tay Ba")).toBeVisible();
});

test("a late e-mail preview does not open over another application", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Thư Muộn Hai");
  const first = await apply(request, "Thư Muộn Một");
  await enter(page);
  await page.goto(`/admin?tab=applications&q=Thư Muộn&review=${first}`);
  await expect(page.getByText("1 of 2")).toBeVisible();
  const line = Promise.withResolvers<void>();
  await page.route(`**/api/v1/applications/${first}/email-preview?*`, async (route) => {
    await line.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((call) => call.url().includes(`${first}/email-preview?`));
  await page.keyboard.press("3");
  await asked;
  await page.keyboard.press("j");
  await expect(applicant(page, "Thư Muộn Hai")).toBeVisible();
  line.resolve();
  await expect(page.getByText("The status of Thư Muộn Một has not changed")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Update Application" })).toHaveCount(0);
});

test("the review and its switches work in a browser that blocks storage", async ({
  strictPage: page,
  request,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await apply(request, "Không Lưu");
  await signIn(page);
  await page.getByRole("button", { name: "Account of admin" }).click();
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await page.getByRole("tab", { name: "Applications" }).click();
  await page.getByRole("searchbox").fill("Không Lưu");
  await expect(page.getByText("Total: 1")).toBeVisible();
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(applicant(page, "Không Lưu")).toBeVisible();
  const goesOn = page.getByRole("checkbox", { name: "Go to the next application" });
  await goesOn.check();
  await expect(goesOn).toBeChecked();
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
