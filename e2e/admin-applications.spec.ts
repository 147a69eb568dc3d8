import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { apply, openApplications, rows, typeIntoSearch } from "./admin-list.ts";
import { expectNoBarrier, expectNoViolation } from "./barriers.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

const resume = join(import.meta.dirname, "../server/testing/resumes/Nguyễn Văn Mẫu – CV.pdf");

async function openSearch(page: Page, word: string, rest = ""): Promise<void> {
  await enter(page);
  await openApplications(page, word, rest);
}

test("pages of ten, their number and the total; the pager keeps the page in the address", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Trang", 21);
  await openSearch(page, "Trang");
  await expect(page.getByText("Total: 21")).toBeVisible();
  await expect(page.getByText("Page 1 of 3")).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Last" }).click();
  await expect(page.getByText("Page 3 of 3")).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText("Page 1 of 3")).toBeVisible();

  await page.goForward();
  await page.getByRole("button", { name: "Delete Trang 01" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("delete the application from Trang 01");
  await expect(question).toContainText("cannot be undone");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.route("**/api/v1/applications/*", async (route) => {
    if (route.request().method() === "DELETE") {
      await expect(question.getByRole("button", { name: "Deleting..." })).toBeDisabled();
    }
    await route.continue();
  });
  await question.getByRole("button", { name: "Delete Application" }).click();
  await expect(page.getByText("Application deleted successfully")).toBeVisible();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test("search waits for a pause of half a second and asks once", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Dừng", 1);
  await enter(page);
  await page.clock.install();
  await page.goto("/admin?tab=applications");
  await expect(rows(page).first()).toBeVisible();
  const asked: (string | null)[] = [];
  page.on("request", (sent) => {
    const url = new URL(sent.url());
    if (url.pathname === "/api/v1/applications/") asked.push(url.searchParams.get("q"));
  });
  await typeIntoSearch(page, "dung 01");
  await page.clock.runFor(499);
  // The address says at once what is searched for; the call follows.
  expect(await page.evaluate(() => location.search)).not.toContain("q=");
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(rows(page)).toHaveCount(1);
  expect(asked).toEqual(["dung 01"]);
  await page.getByRole("searchbox").fill("");
  await expect(page).not.toHaveURL(/q=/);
  await expect.poll(() => asked.slice(1).every((q) => q === null)).toBe(true);

  await page.getByRole("searchbox").fill("nobody is called so");
  await expect(page.getByText("No application matches")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("heading", { name: "Application Management" })).toBeFocused();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(rows(page).first()).toBeVisible();
});

test("filters by status and by job", async ({ strictPage: page, request }) => {
  await apply(request, "Lọc", 4);
  await openSearch(page, "Lọc");
  await page.getByRole("combobox", { name: "Job" }).selectOption("AI Engineer");
  await expect(page.getByText("Total: 2")).toBeVisible();
  await expect(rows(page).first()).toContainText("Job ai-engineer");
  await page.getByRole("combobox", { name: "Status" }).selectOption("Accepted");
  await expect(page.getByText("No application matches")).toBeVisible();
  await expect(page).toHaveURL(/status=accepted/);
  await expect(page).toHaveURL(/job=ai-engineer/);
});

test("an update changes status and notes, and says so", async ({ strictPage: page, request }) => {
  await apply(request, "Sửa", 1);
  await openSearch(page, "Sửa");
  await page.getByRole("button", { name: "Edit Sửa 01" }).click();
  const dialog = page.getByRole("dialog", { name: "Update Application" });
  await expect(dialog.getByLabel("Status")).toBeFocused();
  await expect(dialog.getByLabel("Status")).toHaveValue("submitted");
  await dialog.getByLabel("Status").selectOption("Under Review");
  await dialog.getByLabel("Notes").fill("Gọi lại sau Tết.\nBuổi sáng.");
  await page.route("**/api/v1/applications/*", async (route) => {
    if (route.request().method() === "PATCH") {
      await expect(dialog.getByRole("button", { name: "Updating..." })).toBeDisabled();
    }
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(page.getByText("Application updated successfully")).toBeVisible();
  await expect(rows(page).first()).toContainText("Under Review");
  await rows(page).first().click();
  const details = page.getByRole("dialog", { name: "Application Details" });
  await expect(details).toContainText("Gọi lại sau Tết.\nBuổi sáng.");
});

test("a resume comes down under its own name", async ({ page, request }) => {
  const buffer = await readFile(resume);
  const sent = await request.post("/api/v1/applications/upload", {
    multipart: {
      full_name: "Tải Xuống",
      email: "tai.xuong@people.example",
      position: "ai-engineer",
      experience_level: "entry",
      resume: { name: "Hồ sơ của tôi.pdf", mimeType: "application/pdf", buffer },
    },
  });
  expect(sent.status()).toBe(201);
  await openSearch(page, "Tải Xuống");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CV of Tải Xuống" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Hồ sơ của tôi.pdf");
  expect((await readFile(await download.path())).equals(buffer)).toBe(true);
  await expect(page.getByText("CV downloaded successfully")).toBeVisible();
});

test("the keyboard moves between rows and opens one, and a link opens it too", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Phím", 3);
  await openSearch(page, "Phím");
  await rows(page).first().getByRole("button").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Application Details" });
  await expect(dialog).toContainText("Phím 02");
  await expect(dialog).toContainText("No CV");
  await expect(dialog).toContainText("Not provided");
  await expect(dialog.getByRole("button", { name: "Download CV" })).toHaveCount(0);
  const address = page.url();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Phím 02", exact: true })).toBeFocused();

  const id = new URL(address).searchParams.get("application");
  await page.goto(`/admin?tab=applications&application=${id}&page=2`);
  await expect(dialog).toContainText("Phím 02");
});

for (const width of [360, 1280]) {
  test(`the panel has no barrier at ${width} px`, async ({ strictPage: page, request }) => {
    await apply(request, `Rộng${width}`, 2);
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page, `Rộng${width}`);
    await expectNoBarrier(page);
    for (const action of ["View", "Edit", "Delete"]) {
      await page.getByRole("button", { name: `${action} Rộng${width} 01` }).click();
      // A dialog that is still appearing has not its colours yet.
      await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
      await expectNoViolation(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });
}
