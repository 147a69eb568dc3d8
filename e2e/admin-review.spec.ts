import type { APIRequestContext } from "@playwright/test";
import {
  apply,
  applicant,
  asAdmin as callAsAdmin,
  expectDocx,
  expectPdf,
  kindsOf,
  openReview,
  resumeFile,
  resumes,
} from "./admin-review.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => enter(page));

/** Submits applications with numbered names, so that the list shows 01 first. Returns their ids, 01 first. */
async function applyMany(request: APIRequestContext, word: string, count: number) {
  const ids: string[] = [];
  for (let number = count; number >= 1; number -= 1) {
    ids.unshift(await apply(request, `${word} ${String(number).padStart(2, "0")}`));
  }
  return ids;
}

test("an administrator reviews a DOC, a DOCX and a PDF with the keyboard alone", async ({
  strictPage: page,
  request,
}) => {
  const withPdf = await apply(request, "Duyệt Ba", await resumeFile("pdf"));
  await apply(request, "Duyệt Hai", await resumeFile("docx"));
  await apply(request, "Duyệt Một", await resumeFile("doc"));
  await page.goto("/admin?tab=applications&q=Duyệt");
  await page.getByRole("link", { name: "Review", exact: true }).press("Enter");

  await expect(applicant(page, "Duyệt Một")).toBeFocused();
  await expect(page.getByText("1 of 3")).toBeVisible();
  await expectDocx(page, resumes.doc.applicant);

  await page.keyboard.press("j");
  await expect(applicant(page, "Duyệt Hai")).toBeFocused();
  await expectDocx(page);

  await page.keyboard.press("ArrowRight");
  await expect(applicant(page, "Duyệt Ba")).toBeFocused();
  await expectPdf(page);
  await expect(page.getByText("3 of 3")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByText("This was the last application")).toBeVisible();

  await page.keyboard.press("2");
  const update = page.getByRole("dialog", { name: "Update Application" });
  await expect(update.getByLabel("Status")).toHaveValue("reviewing");
  await expect(update.getByLabel("Subject")).toHaveValue(/./);
  await update.getByRole("button", { name: "Update Application" }).press("Enter");
  const underReview = page.getByRole("button", { name: "Under Review", pressed: true });
  await expect(underReview).toBeVisible();
  await expect(update).toBeHidden();
  // A status that sends no email is saved at once.
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: "Submitted", pressed: true })).toBeVisible();

  await page.keyboard.press("n");
  const notes = page.getByRole("textbox", { name: "Notes" });
  await expect(notes).toBeFocused();
  await page.keyboard.type("jk1? gọi lại");
  await expect(notes).toHaveValue("jk1? gọi lại");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Notes saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notes).not.toBeFocused();
  await expect(applicant(page, "Duyệt Ba")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.keyboard.press("d");
  expect((await download).suggestedFilename()).toBe(resumes.pdf.name);

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("Next application");
  await page.keyboard.press("k");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(applicant(page, "Duyệt Ba")).toBeVisible();

  const events = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(events.filter({ hasText: "CV downloaded" })).toHaveCount(1);
  await expect(events.filter({ hasText: "CV viewed" })).toHaveCount(1);
  await expect(events.filter({ hasText: "Notes changed" })).toContainText(/by .+/);
  await expect(events.last()).toContainText("Application submitted");
  expect((await kindsOf(request, withPdf)).filter((kind) => kind === "status")).toHaveLength(2);
  await expect(
    events.filter({ hasText: "Status changed from Submitted to Under Review" }),
  ).toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toHaveValue("Duyệt");
  await expect(page).not.toHaveURL(/\/admin\/applications\//);
  await expect(page.getByRole("link", { name: "Duyệt Ba", exact: true })).toBeFocused();
});

test("with the switch on, a decision opens the next application, and a cancelled one does not", async ({
  strictPage: page,
  request,
}) => {
  const third = await apply(request, "Đi Tiếp Ba");
  const second = await apply(request, "Đi Tiếp Hai");
  const first = await apply(request, "Đi Tiếp Một");
  await callAsAdmin(request, second, { status: "reviewing", notify: false });
  await openReview(page, first, "Đi Tiếp");
  const autoAdvance = page.getByRole("checkbox", { name: "Go to the next application" });
  await autoAdvance.check();

  await page.getByRole("button", { name: "Accepted" }).click();
  const update = page.getByRole("dialog", { name: "Update Application" });
  await update.getByRole("button", { name: "Cancel" }).click();
  await expect(update).toBeHidden();
  await expect(applicant(page, "Đi Tiếp Một")).toBeVisible();

  await autoAdvance.focus();
  await page.keyboard.press("3");
  await expect(update.getByRole("textbox", { name: "Text" })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(update.getByText("No interview was held")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(applicant(page, "Đi Tiếp Hai")).toBeVisible();
  await expect(autoAdvance).toBeChecked();

  await page.keyboard.press("1");
  await expect(applicant(page, "Đi Tiếp Ba")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(third));
});

test("a prefetched resume does not count as viewed, and a shown one counts once", async ({
  strictPage: page,
  request,
}) => {
  const second = await apply(request, "Tải Trước Hai", await resumeFile("pdf"));
  const first = await apply(request, "Tải Trước Một", await resumeFile("pdf"));
  let downloads = 0;
  page.on("request", (call) => {
    if (call.url().endsWith("/cv/page")) downloads += 1;
  });
  const prefetched = page.waitForResponse((response) =>
    response.url().includes(`${second}/cv/page`),
  );
  await page.goto(`/admin?tab=applications&q=Tải Trước&review=${first}`);
  await expectPdf(page);
  await (await prefetched).finished();
  expect(await kindsOf(request, second)).not.toContain("cv_viewed");

  const before = downloads;
  await page.keyboard.press("j");
  await expectPdf(page);
  const views = async () =>
    (await kindsOf(request, second)).filter((kind) => kind === "cv_viewed").length;
  await expect.poll(views).toBe(1);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expectPdf(page);
  expect(await views()).toBe(1);
  expect(downloads).toBe(before);
});

test("next and previous cross the pages of the list, and back returns to the current page", async ({
  strictPage: page,
  request,
}) => {
  const ids = await applyMany(request, "Lần Lượt", 12);
  await page.goto(`/admin?tab=applications&q=Lần Lượt&page=2&review=${ids[10]}`);
  await expect(page.getByText("11 of 12")).toBeVisible();
  const previous = page.getByRole("button", { name: "Previous application" });
  await expect(previous).toHaveAttribute("aria-disabled", "false");
  await page.keyboard.press("k");
  await expect(applicant(page, "Lần Lượt 10")).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole("button", { name: "Next application" }).click();
  await page.getByRole("button", { name: "Next application" }).click();
  await expect(applicant(page, "Lần Lượt 12")).toBeVisible();
  await expect(page.getByText("12 of 12")).toBeVisible();
  await page.reload();
  await expect(applicant(page, "Lần Lượt 12")).toBeVisible();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
});

test("after a failure each step loads the rest of the queue again, and a failed step shows the cause", async ({
  page,
  request,
}) => {
  const ids = await applyMany(request, "Đứt Quãng", 12);
  let requests = 0;
  let isFailing = true;
  await page.route("**/api/v1/applications/?*limit=20*", (route) => {
    requests += 1;
    return isFailing
      ? route.fulfill({ status: 503, json: { error: { message: "The database rests" } } })
      : route.continue();
  });
  await openReview(page, ids[8] ?? "", "Đứt Quãng");
  await expect.poll(() => requests).toBe(1);
  await page.keyboard.press("j");
  await expect(applicant(page, "Đứt Quãng 10")).toBeVisible();
  await expect.poll(() => requests).toBe(2);

  await page.keyboard.press("j");
  // This step waits for the request that the step before it started.
  await expect(page.getByText("The database rests")).toBeVisible();
  isFailing = false;
  const before = requests;
  await page.keyboard.press("j");
  await expect.poll(() => requests).toBe(before + 1);
  const next = page.getByRole("button", { name: "Next application" });
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await next.click();
  await expect(applicant(page, "Đứt Quãng 11")).toBeVisible();
});

test("next skips no application when a decision shrinks the list", async ({
  strictPage: page,
  request,
}) => {
  const ids = await applyMany(request, "Lọt Lưới", 3);
  await page.goto(`/admin?tab=applications&q=Lọt Lưới&status=submitted&review=${ids[0]}`);
  await expect(applicant(page, "Lọt Lưới 01")).toBeVisible();
  await page.keyboard.press("4");
  const update = page.getByRole("dialog", { name: "Update Application" });
  await update.getByRole("button", { name: "Update Application" }).click();
  await expect(page.getByRole("button", { name: "Rejected", pressed: true })).toBeVisible();
  await expect(update).toBeHidden();
  await page.keyboard.press("j");
  await expect(applicant(page, "Lọt Lưới 02")).toBeVisible();
  await page.keyboard.press("j");
  await expect(applicant(page, "Lọt Lưới 03")).toBeVisible();
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await expect(applicant(page, "Lọt Lưới 01")).toBeVisible();
  // The filtered list no longer contains the application.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Application Management" })).toBeFocused();
  await expect(page.getByText("Total: 2")).toBeVisible();
});

test("another administrator's change of the notes is shown before it is overwritten", async ({
  page,
  request,
}) => {
  const id = await apply(request, "Ghi Chú");
  await openReview(page, id, "Ghi Chú");
  const notes = page.getByRole("textbox", { name: "Notes" });
  await notes.fill("Của tôi");
  await callAsAdmin(request, id, { notes: "Của người khác" });
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("admin changed this while you were editing")).toBeVisible();
  await expect(page.getByText("Của người khác")).toBeVisible();
  await expect(notes).toHaveValue("Của tôi");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();
  const { notes: kept }: { notes: string } = await callAsAdmin(request, id);
  expect(kept).toBe("Của tôi");

  // A change of another field is no conflict.
  await notes.fill("Thêm");
  await callAsAdmin(request, id, { legal_hold: true });
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByRole("button", { name: "Save notes" })).toBeHidden();
  await expect
    .poll(() => callAsAdmin<object>(request, id))
    .toMatchObject({ notes: "Thêm", legal_hold: true });
});

test("single-key shortcuts can be turned off, and stay off after a reload", async ({
  strictPage: page,
  request,
}) => {
  await apply(request, "Tắt Phím Hai");
  const id = await apply(request, "Tắt Phím Một");
  await openReview(page, id, "Tắt Phím");
  await page.keyboard.press("?");
  await page.getByLabel("Enable single-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowRight");
  await expect(applicant(page, "Tắt Phím Hai")).toBeVisible();
  await page.keyboard.press("k");
  await page.keyboard.press("ArrowLeft");
  await expect(applicant(page, "Tắt Phím Một")).toBeVisible();
});
