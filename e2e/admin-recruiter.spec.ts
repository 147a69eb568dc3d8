import { expectAccessible, expectNoViolation, inViews } from "./accessibility.ts";
import { apply, openReview } from "./admin-review.ts";
import { rows } from "./admin-list.ts";
import { confirmAddress, enter, signUpPerson } from "./person.ts";
import { createRecruiter } from "./recruiter.ts";
import { asAdmin, expect, test } from "./site.ts";

test("an administrator makes a user a recruiter, who finds the panel with three tabs", async ({
  strictPage: page,
  request,
  site,
}) => {
  const person = await signUpPerson(request);
  await confirmAddress(request, site, person);
  await enter(page);
  await page.goto(`/admin?tab=users&q=${encodeURIComponent(person.email)}`);
  await page.getByRole("button", { name: `Edit ${person.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit User" });
  await dialog.getByLabel("Role").selectOption("Recruiter");
  await dialog.getByRole("button", { name: "Update User" }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toContainText("Recruiter");
  await page.getByRole("combobox", { name: "Role" }).selectOption("Recruiter");
  await expect(rows(page)).toHaveCount(1);

  await enter(page, person);
  await page.goto("/dashboard");
  await expect(page.getByText("Recruiting Access")).toBeVisible();
  await page.getByRole("link", { name: /Review Applications/ }).click();
  await expect(page).toHaveURL(/\/admin\?tab=applications/);
  await expect(page.getByRole("tab")).toHaveText(["Dashboard", "Applications", "Positions"]);
  await page.getByRole("button", { name: `Account of ${person.name}` }).click();
  await expect(page.getByRole("link", { name: "Admin Panel" })).toBeVisible();
});

test("a recruiter works with applications and is shown nothing that only administrators may do", async ({
  strictPage: page,
  request,
}) => {
  const person = await createRecruiter(request, "Vũ Thị Thu");
  const id = await apply(request, "Hồ Sơ Của Thu");
  await enter(page, person);
  await page.goto("/admin");
  await expect(page.getByText("Recent Activity")).toBeVisible();
  const figures = page.getByRole("list", { name: "Key figures" }).getByRole("listitem");
  await expect(figures).toContainText(["Applications", "Pending"]);
  await expect(figures).toHaveCount(2);
  for (const name of [/Create user/i, /audit log/i, /Export/]) {
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  }
  for (const path of ["?tab=users", "?tab=settings", `/applications/${id}/print`]) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(0);
  }
  await expectNoViolation(page);
  await page.getByRole("tab", { name: "Dashboard" }).click();
  await expect(page.getByText("Recent Activity")).toBeVisible();

  await page.goto(`/admin?tab=applications&q=${encodeURIComponent("Hồ Sơ Của Thu")}`);
  await expect(page.getByRole("button", { name: "View Hồ Sơ Của Thu" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Export" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Select Hồ Sơ Của Thu" }).check();
  await expect(page.getByRole("button", { name: "Set status" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Delete/ })).toHaveCount(0);
  await page.goto(`/admin?tab=applications&details=${id}&dialog=delete`);
  const details = page.getByRole("dialog", { name: "Application Details" });
  await expect(details).toBeVisible();
  await expect(details.getByRole("switch")).toHaveCount(0);

  await openReview(page, id, "Hồ Sơ Của Thu");
  await page.keyboard.press("2");
  const update = page.getByRole("dialog", { name: "Update Application" });
  await update.getByRole("button", { name: "Update Application" }).click();
  await expect(page.getByRole("button", { name: "Under Review", pressed: true })).toBeVisible();
  await page.goto("/admin?tab=positions");
  await expect(page.getByRole("heading", { level: 2, name: "Positions" })).toBeVisible();
});

test("a recruiter exports applications once an administrator allows it in the settings", async ({
  strictPage: page,
  request,
}) => {
  const person = await createRecruiter(request, "Bùi Thị Xuân");
  await apply(request, "Xuất Ra");
  await enter(page);
  await page.goto("/admin/settings/recruiters");
  const allow = page.getByRole("switch", { name: "Let recruiters export applications" });
  await allow.check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await enter(page, person);
  await page.goto("/admin?tab=applications");
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  const headers = await asAdmin(request);
  await request.patch("/api/v1/settings", { data: { recruitersMayExport: false }, headers });
});

test("a plain user is still sent home from the panel", async ({ page, request }) => {
  await enter(page, await signUpPerson(request));
  await page.goto("/admin");
  await expect(page).toHaveURL("/");
});

inViews(1, () => {
  test("the panel of a recruiter is accessible", async ({ page, request }) => {
    await enter(page, await createRecruiter(request, "Trịnh Thị Hoài"));
    for (const path of ["/admin", "/admin?tab=applications", "/dashboard"]) {
      await page.goto(path);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test("the settings of recruiters are accessible", async ({ page }) => {
    await enter(page);
    await page.goto("/admin/settings/recruiters");
    await expect(page.getByRole("switch")).toBeVisible();
    await expectAccessible(page);
  });
});
