import type { Page } from "@playwright/test";
import { linkedPicture, paragraph, wordDocument } from "#server/testing/word-document.ts";
import { expectAccessible, expectAccessibleDialog, inViews } from "./accessibility.ts";
import {
  apply,
  expectDocx,
  expectPdf,
  openReview,
  pdfPage,
  resumeFile,
  resumes,
} from "./admin-review.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";
import { lockedPdf, pdfSaying } from "./tiny-pdf.ts";

test.beforeEach(({ page }) => enter(page));

/** The addresses of all requests from now on. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (call) => requested.push(call.url()));
  return requested;
}

test("the PDF viewer loads with the first PDF and draws each page under its text at any zoom", async ({
  strictPage: page,
  request,
}) => {
  const requested = requestsOf(page);
  const isViewerFile = (url: string) => /pdf\.worker|\.pfb|\.ttf|\.wasm|\.bcmap/.test(url);
  const without = await apply(request, "Đọc Không");
  const withPdf = await apply(request, "Đọc Giấy", await resumeFile("pdf"));
  await openReview(page, without, "Đọc Không");
  await expect(page.getByText("No CV was submitted")).toBeVisible();
  expect(requested.filter(isViewerFile)).toEqual([]);
  await openReview(page, withPdf, "Đọc Giấy");
  await expectPdf(page);
  expect(requested.filter(isViewerFile)).toHaveLength(1);

  const words = pdfPage(page).locator(".pdf-text span").filter({ hasText: /\S/ }).first();
  await expect(words).toBeVisible();
  const isPainted = () =>
    pdfPage(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => {
        const image = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
        return image?.data.some((value, index) => index % 4 !== 3 && value < 128) === true;
      });
  await expect.poll(isPainted).toBe(true);
  const width = async () => (await pdfPage(page).boundingBox())?.width ?? 0;
  const fitting = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(fitting * 1.2);
  await expect(words).toBeVisible();
  await page.keyboard.press("0");
  await expect.poll(width).toBe(fitting);
  const areWordsOnSheet = async () => {
    const box = await words.boundingBox();
    const sheet = await pdfPage(page).boundingBox();
    if (box === null || sheet === null) return false;
    return box.x > sheet.x && box.x + box.width < sheet.x + sheet.width;
  };
  // Each zoom draws the words again.
  await expect.poll(areWordsOnSheet).toBe(true);
});

test("the viewer draws a PDF without embedded fonts in the site's fonts", async ({
  strictPage: page,
  request,
}) => {
  const dingbats = { name: "cv.pdf", buffer: pdfSaying("4", "ZapfDingbats") };
  const id = await apply(request, "Chữ Lạ", dingbats);
  const font = page.waitForResponse((response) => response.url().includes("FoxitDingbats"));
  await openReview(page, id, "Chữ Lạ");
  expect((await font).status()).toBe(200);
  await expect(pdfPage(page).locator("canvas")).toBeVisible();
});

test("a damaged or locked PDF shows the reason, can be downloaded, and does not count as viewed", async ({
  strictPage: page,
  request,
}) => {
  const views: string[] = [];
  page.on("request", (call) => {
    if (call.url().endsWith("/cv/views")) views.push(call.url());
  });
  for (const [buffer, reason] of [
    [Buffer.from("%PDF-1.7\nand nothing more"), "This PDF is damaged"],
    [lockedPdf(), "This PDF is locked with a password"],
  ] as const) {
    const id = await apply(request, "Không Mở", { name: "cv.pdf", buffer: pdfSaying("x") });
    // Uploads refuse such files today; stores of older versions may contain one.
    await page.route(`**/${id}/cv/page`, (route) =>
      route.fulfill({ contentType: "application/pdf", body: buffer }),
    );
    await openReview(page, id, "Không Mở");
    await expect(page.getByText(reason)).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe("cv.pdf");
  }
  expect(views).toEqual([]);
});

test("a DOCX opens in a sandboxed frame without the PDF viewer, and the shortcuts work inside the frame", async ({
  strictPage: page,
  request,
}) => {
  const requested = requestsOf(page);
  await apply(request, "Khung Hai");
  const id = await apply(request, "Khung Một", await resumeFile("docx"));
  await page.goto(`/admin?tab=applications&q=Khung&review=${id}`);
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", "allow-same-origin");
  await expectDocx(page);
  await frame.click();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: "Khung Hai" })).toBeVisible();
  expect(requested.filter((url) => url.includes("pdf.worker"))).toEqual([]);
});

test("the preview of a DOCX names the content that it leaves out", async ({
  strictPage: page,
  request,
}) => {
  const relations = [{ id: "rId9", type: "image", target: "https://x.example/p.png" }] as const;
  const buffer = wordDocument(paragraph("Kinh nghiệm") + linkedPicture("rId9", "x"), {
    relations: [...relations],
  });
  const id = await apply(request, "Thiếu Ảnh", { name: "cv.docx", buffer });
  await openReview(page, id, "Thiếu Ảnh");
  await expectDocx(page, "Kinh nghiệm");
  await expect(page.getByText("Not shown: pictures.")).toBeVisible();
});

test("a resume that fails to load shows the server's message and can be loaded again", async ({
  page,
  request,
}) => {
  const id = await apply(request, "Thử Lại", await resumeFile("pdf"));
  await page.route("**/cv/page", (route) =>
    route.fulfill({ status: 409, body: `{"error":{"message":"Not scanned yet"}}` }),
  );
  await openReview(page, id, "Thử Lại");
  await expect(page.getByText("Not scanned yet")).toBeVisible();
  await page.unroute("**/cv/page");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectPdf(page);
});

inViews(3, () => {
  test("the review is accessible", async ({ strictPage: page, request }) => {
    const id = await apply(
      request,
      "Nguyễn Thị Công Tằng Tôn Nữ Hoàng Bảo Châu",
      await resumeFile("pdf"),
      { portfolio_url: `https://portfolio.example/${"dai".repeat(40)}` },
    );
    await page.goto(`/admin?tab=applications&review=${id}`);
    await expect(page.locator("main")).toContainText(resumes.pdf.applicant, { timeout: 20_000 });
    await expect(page.locator("ol > li").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("?");
    await expectAccessibleDialog(page.getByRole("dialog"));
  });
});
