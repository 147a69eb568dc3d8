import { apply, asAdmin, kindsOf, resumeFile } from "./admin-review.ts";
import { expectAccessible } from "./accessibility.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test("an application for paper is ready before it prints, is recorded, and keeps notes back", async ({
  strictPage: page,
  request,
}) => {
  const id = await apply(request, "Người Được In", await resumeFile("pdf"));
  await asAdmin(request, id, { notes: "Private remark" });
  await enter(page);
  await page.goto(`/admin/applications/${id}`);
  await page.getByRole("link", { name: "For paper" }).click();
  await expect(page).toHaveURL(`/admin/applications/${id}/print`);
  await page.evaluate(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page).toHaveTitle("printed");
  await expect(page.locator("[data-sheets] canvas")).toHaveCount(1);
  const remark = page.getByText("Private remark").filter({ visible: true });
  await expect(remark).toHaveCount(0);
  await page.getByLabel("Notes", { exact: true }).check();
  await expect(remark).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => kindsOf(request, id)).toContain("cv_viewed");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main :is(button, [type=checkbox]):visible")).toHaveCount(0);
});

test("a Word resume is printed as its text, and one that cannot be read by its name", async ({
  strictPage: page,
  request,
}) => {
  await enter(page);
  const word = await apply(request, "Người Có Word", await resumeFile("docx"));
  await page.goto(`/admin/applications/${word}/print`);
  await expect(page.locator("section").getByText("Phạm Thị Mẫu").first()).toBeVisible();
  await page.route("**/cv/page", (route) =>
    route.fulfill({ status: 200, contentType: "application/pdf", body: "no PDF" }),
  );
  await page.goto(`/admin/applications/${word}/print`);
  await expect(page.getByText(/^Resume: .*\.docx \(not printed here\)$/)).toBeVisible();
});

test("a position prints on one page, black on white, without controls", async ({ page }) => {
  await page.goto("/careers/ai-engineer");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("main :is(a[href*='/careers/apply'], button):visible")).toHaveCount(0);
});
