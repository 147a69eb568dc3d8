import { Overview } from "#contract/overview.ts";
import { expectAccessible, inViews } from "./accessibility.ts";
import { decideAnyway } from "./status-email.ts";
import { apply, asAdmin as callAsAdmin, openReview } from "./admin-review.ts";
import { openApplications, rows } from "./admin-list.ts";
import { dialogOf, toastOf } from "./admin-users.ts";
import { runClockUntil } from "./page-clock.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

test("what waits for a first look is counted first, and its link opens exactly those", async ({
  strictPage: page,
  request,
}) => {
  const [seen, unseen] = [await apply(request, "Quýt Rồi"), await apply(request, "Quýt Chưa")];
  await callAsAdmin(request, seen, { status: "reviewing", notify: false });
  await enter(page);
  await page.goto("/admin");
  const today = page.getByRole("main").getByRole("region").first();
  await expect(today).toHaveAccessibleName("Today");
  const link = today.getByRole("link", { name: "Waiting for a first look" });
  const { total } = await callAsAdmin<{ total: number }>(request, "?to_review=true&limit=1");
  await expect(link).toContainText(String(total));
  await link.click();
  await expect(page.getByRole("button", { name: "Not looked at yet" })).toBeVisible();
  await page.goto(`${page.url()}&q=Quýt`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Quýt Chưa");
  await page.getByRole("button", { name: "Not looked at yet" }).click();
  await expect(rows(page)).toHaveCount(2);
  const marked = rows(page).filter({ hasText: "Not looked at yet" });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("Quýt Chưa");
  expect((await callAsAdmin<{ looked_at: unknown }>(request, unseen)).looked_at).toBe(null);
});

test("a single decision is taken back by name, with its email", async ({
  strictPage: page,
  request,
}) => {
  const id = await apply(request, "Đổi Ý");
  await enter(page);
  await openReview(page, id, "Đổi Ý");
  await page.keyboard.press("3");
  await dialogOf(page, "Update Application").getByRole("button", { name: "Update" }).click();
  await decideAnyway(dialogOf(page, "Update Application"));
  const toast = toastOf(page, /Đổi Ý: Accepted/);
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "Undone: Đổi Ý")).toBeVisible();
  await expect(page.getByRole("button", { name: "Submitted", pressed: true })).toBeVisible();
  const { status } = await callAsAdmin<{ status: string }>(request, id);
  expect(status).toBe("submitted");
});

test("contact data and position are corrected, and spam is marked and unmarked, on the page of an application", async ({
  strictPage: page,
  request,
}) => {
  const id = await apply(request, "Sai Tên");
  await enter(page);
  await openApplications(page, "Sai");
  await rows(page).getByRole("link", { name: "Sai Tên" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/applications/${id}`));
  await page.getByRole("button", { name: "Correct data" }).click();
  const dialog = dialogOf(page, "Correct application");
  await dialog.getByLabel("Full Name").fill("");
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await expect(dialog.getByLabel("Full Name")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Full Name").fill("Đúng Tên");
  await dialog.getByLabel("Phone").fill("0912 345 678");
  await dialog.getByLabel("Job Title").selectOption("UI/UX Designer");
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Đúng Tên" })).toBeVisible();
  await expect(page.getByRole("link", { name: "0912 345 678" })).toHaveAttribute(
    "href",
    "tel:0912345678",
  );
  await expect(page.getByRole("main")).toContainText("ui-designer");
  await page.getByText("Spam, legal hold, link").click();
  await page.getByRole("button", { name: "Mark as spam" }).click();
  await expect(page.getByText("A colleague has marked it as spam.")).toBeVisible();
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("A colleague has marked it as spam.")).toHaveCount(0);
});

test("a rejection waits in a list, where it is edited, sent or cancelled", async ({
  strictPage: page,
  request,
}) => {
  for (const name of ["Mãng Cầu Một", "Mãng Cầu Hai", "Mãng Cầu Ba"]) {
    await callAsAdmin(request, await apply(request, name), { status: "rejected" });
  }
  await enter(page);
  await openApplications(page, "Mãng Cầu Một");
  await expect(rows(page)).toContainText(/Email leaves .+ \d\d:\d\d/);
  await page.goto("/admin/rejections");
  const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await item("Mãng Cầu Một").getByRole("button", { name: "Edit" }).click();
  const dialog = dialogOf(page, "Edit rejection");
  await dialog.getByLabel("Subject").fill("Một tiêu đề khác");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await item("Mãng Cầu Một").getByRole("button", { name: "Edit" }).click();
  await expect(dialog.getByLabel("Subject")).toHaveValue("Một tiêu đề khác");
  await page.keyboard.press("Escape");
  await item("Mãng Cầu Một").getByRole("button", { name: "Send" }).click();
  await expect(item("Mãng Cầu Một")).toContainText("On its way");
  const cancel = await item("Mãng Cầu Hai").getByRole("button", { name: "Cancel" }).boundingBox();
  await item("Mãng Cầu Hai").getByRole("button", { name: "Cancel" }).dblclick();
  await expect(toastOf(page, "The email to Mãng Cầu Hai has been cancelled")).toBeVisible();
  await expect(item("Mãng Cầu Hai")).toContainText("Email cancelled");
  // What is now under the pointer must act on nothing.
  await page.mouse.click((cancel?.x ?? 0) + 5, (cancel?.y ?? 0) + 5);
  await expect(item("Mãng Cầu Ba")).toContainText("Leaves");
  await expectAccessible(page);
  await item("Mãng Cầu Hai").getByRole("button", { name: /^Undo/ }).click();
  await expect(item("Mãng Cầu Hai")).toContainText("Leaves");
  await item("Mãng Cầu Hai").getByRole("button", { name: "Cancel" }).click();
  await expect(item("Mãng Cầu Hai")).toContainText("Email cancelled");
  await page.reload();
  await expect(item("Mãng Cầu Ba")).toBeVisible();
  await expect(item("Mãng Cầu Hai")).toHaveCount(0);
  await expect(item("Mãng Cầu Một")).toHaveCount(0);
  await page.goto("/admin");
  await page.getByRole("link", { name: "1 person was rejected and never told" }).click();
  await expect(rows(page)).toHaveText([/Mãng Cầu Hai/]);
  await expect(page.getByRole("button", { name: "Rejected, never told" })).toBeVisible();
  await expectAccessible(page);
  const list = await callAsAdmin<{ applications: { status: string }[] }>(request, "?q=Mãng%20Cầu");
  expect(list.applications.map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
    "rejected",
  ]);
});

test("the list offers new applications without moving, and all that match are selected at once", async ({
  strictPage: page,
  request,
}) => {
  for (let index = 0; index < 11; index++) await apply(request, `Sim Rừng ${index}`);
  await enter(page);
  await page.clock.install();
  await openApplications(page, "Sim Rừng");
  await expect(rows(page)).toHaveCount(10);
  await apply(request, "Sim Rừng Mới");
  await page.clock.runFor(25_000);
  await runClockUntil(page.getByText("1 new application", { exact: true }), "visible");
  await expect(rows(page).first()).not.toContainText("Mới");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(rows(page).first()).toContainText("Sim Rừng Mới");
  await expect(page.getByText("1 new application", { exact: true })).toHaveCount(0);

  await page.getByRole("checkbox", { name: "Select page" }).check();
  await page.getByRole("button", { name: "Select all 12 that match" }).click();
  await expect(page.getByText("12 selected").last()).toBeVisible();
});

test("the frame of the panel is low on a laptop", async ({ strictPage: page }) => {
  await page.setViewportSize(laptop);
  await enter(page);
  await page.goto("/admin?tab=applications");
  const heightOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.height ?? 0;
  await expect(page.getByRole("tab").first()).toBeVisible();
  expect(await heightOf("body header")).toBe(48);
  expect(await heightOf("main header")).toBe(48);
  expect(await heightOf("footer")).toBeLessThanOrEqual(180);
});

test("a phone shows the first name early, low cards, filters behind a button, and no focus below a bar", async ({
  strictPage: page,
  request,
}) => {
  const id = await apply(request, "Thẻ Thấp", undefined, { phone: "0912345678" });
  await page.setViewportSize(phone);
  await enter(page);
  await openApplications(page, "Thẻ");
  const name = await rows(page).first().getByRole("link", { name: "Thẻ Thấp" }).boundingBox();
  expect(name?.y).toBeLessThan(300);
  expect((await rows(page).first().boundingBox())?.height).toBeLessThanOrEqual(120);
  const status = page.getByRole("combobox", { name: "Status" });
  await expect(status).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(status).toBeVisible();

  await openReview(page, id, "Thẻ Thấp");
  const bar = page.getByRole("group", { name: "Status" });
  await expect(bar).toBeVisible();
  for (const control of [
    page.getByRole("button", { name: "Unsure" }),
    page.getByRole("button", { name: "Offer an interview" }),
  ]) {
    await control.focus();
    const place = await control.boundingBox();
    const top = (await bar.boundingBox())?.y ?? phone.height;
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  await page.getByRole("button", { name: "Offer an interview" }).click();
  await expect(bar).toBeHidden();
});

inViews(1, () => {
  test("today, reports, interviews and rejections are accessible", async ({
    strictPage: page,
    request,
  }) => {
    await callAsAdmin(request, await apply(request, "Nhìn Rõ"), { status: "rejected" });
    await enter(page);
    for (const address of ["/admin", "/admin/reports", "/admin/interviews", "/admin/rejections"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});

inViews(2, ({ language }) => {
  test("a bulk change that is not finished is told with the records that are left", async ({
    strictPage: page,
  }) => {
    await page.route("**/api/v1/overview", async (route) => {
      const response = await route.fetch();
      const overview = Overview.parse(await response.json());
      const today = { ...overview.today, unfinished: { acts: 1, records: 140 } };
      await route.fulfill({ response, json: { ...overview, today } });
    });
    await enter(page);
    await page.goto("/admin");
    const told = { en: "140 records are left", vi: "còn 140 mục" }[language];
    await expect(page.getByText(told)).toBeVisible();
    await expectAccessible(page);
  });
});
