import { expectAccessible, expectNoViolation, inViews } from "./accessibility.ts";
import { apply } from "./admin-review.ts";
import { headersOf, signInByCall } from "./admin-session.ts";
import { enter } from "./person.ts";
import { createRecruiter } from "./recruiter.ts";
import { expect, test } from "./site.ts";

inViews(1, ({ language }) => {
  test("who may decide opens the verdicts of others on record, and deletes on the page of the application", async ({
    page,
    request,
  }) => {
    const isEnglish = language === "en";
    const text = (en: string, vi: string) => (isEnglish ? en : vi);
    const id = await apply(request, `Mở Ý Kiến ${language}`);
    const session = await signInByCall(request, await createRecruiter(request, "Lê Kín Đáo"));
    const note = { text: "Chưa hợp văn hóa nhóm", verdict: "no" };
    const response = await request.post(`/api/v1/applications/${id}/notes`, {
      headers: headersOf(session),
      data: note,
    });
    expect(response.status()).toBe(201);

    await enter(page);
    await page.goto(`/admin/applications/${id}`);
    const notes = page.getByRole("region", { name: text("Team notes", "Ghi chú nhóm") });
    await expect(notes.getByText(text("Verdict hidden", "Ý kiến đang ẩn"))).toBeVisible();
    await expect(notes.getByText(note.text)).toHaveCount(0);
    await expectAccessible(page);
    await notes.getByRole("button", { name: text("Show verdicts", "Xem ý kiến") }).click();
    await expect(notes.getByText(note.text)).toBeVisible();
    await expect(notes.getByRole("list").first()).toContainText(text("No 1", "Không nên nhận 1"));
    await notes.getByRole("button", { name: text("No", "Không nên nhận"), exact: true }).click();
    await notes.getByRole("button", { name: text("Add note", "Thêm ghi chú") }).click();
    const mark = text("after reading the others", "sau khi đọc ý kiến khác");
    await expect(notes.getByText(mark)).toHaveCount(1);

    const remove = text("Delete Application", "Xóa hồ sơ");
    await page.getByRole("button", { name: remove, exact: true }).click();
    const question = page.getByRole("dialog", { name: remove });
    await question.getByRole("checkbox").check();
    await expectNoViolation(page);
    await question.getByRole("button", { name: remove, exact: true }).click();
    await expect(page).toHaveURL(/\/admin(?:\?|\/applications(?:\?|$))/);
  });
});
