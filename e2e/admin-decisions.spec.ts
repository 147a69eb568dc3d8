import type { APIRequestContext } from "@playwright/test";
import { expectAccessibleDialog } from "./accessibility.ts";
import { openApplications, rows } from "./admin-list.ts";
import { apply, asAdmin as callAsAdmin, openReview } from "./admin-review.ts";
import { dialogOf } from "./admin-users.ts";
import { test as clocked } from "./clocked-site.ts";
import { enter } from "./person.ts";
import { asAdmin, expect, test } from "./site.ts";
import { submitForDecision } from "./status-email.ts";

const anyway = "Decide all the same";

/** A colleague adds a team note, of which an open page does not hear. */
async function addNote(request: APIRequestContext, id: string): Promise<void> {
  const note = { data: { text: "Gọi lại sau" }, headers: await asAdmin(request) };
  expect((await request.post(`/api/v1/applications/${id}/notes`, note)).status()).toBe(201);
}

test("a decision on an older page names what has happened since, and one key decides all the same", async ({
  page,
  request,
}) => {
  const id = await apply(request, "Trang Cũ");
  await enter(page);
  await openReview(page, id, "Trang Cũ");
  await addNote(request, id);
  await page.keyboard.press("4");
  const dialog = dialogOf(page, "Update Application");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  const happened = dialog.getByRole("alert");
  await expect(happened).toContainText("Since you opened this application");
  await expect(happened).toContainText(/\S has added a team note/);
  await expectAccessibleDialog(dialog);
  expect((await callAsAdmin<{ status: string }>(request, id)).status).toBe("submitted");
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  expect((await callAsAdmin<{ status: string }>(request, id)).status).toBe("rejected");
});

test("one's own note makes no page older, and without an email the dialog opens to say what has happened", async ({
  page,
  request,
}) => {
  const id = await apply(request, "Của Mình");
  await callAsAdmin(request, id, { status: "reviewing", notify: false });
  await enter(page);
  await openReview(page, id, "Của Mình");
  await page.keyboard.press("t");
  await page.keyboard.insertText("Đã gọi");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Đã gọi")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: "Submitted", pressed: true })).toBeVisible();

  const dialog = dialogOf(page, "Update Application");
  await page.keyboard.press("2");
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(dialog).toBeHidden();

  await addNote(request, id);
  await page.keyboard.press("1");
  await expect(dialog.getByRole("alert")).toContainText("has added a team note");
  await dialog.getByRole("button", { name: anyway }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Submitted", pressed: true })).toBeVisible();
});

test("a bulk change leaves out and names who has changed since, and one button decides all the same", async ({
  page,
  request,
}) => {
  const changed = await apply(request, "Hàng Loạt Một");
  await apply(request, "Hàng Loạt Hai");
  await enter(page);
  await openApplications(page, "Hàng Loạt");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select page" }).check();
  await addNote(request, changed);
  await page.getByRole("combobox", { name: "New status" }).selectOption("Rejected");
  await page.getByRole("button", { name: "Set status" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "was not changed" });
  await expect(refused).toContainText(/Hàng Loạt Một: Since you opened .* has added a team note/);
  expect((await callAsAdmin<{ status: string }>(request, changed)).status).toBe("submitted");
  // The record left out is still selected. Another change of it fails: the first one is repeated all the same.
  await page.route("**/api/v1/applications/bulk", (route) => route.abort(), { times: 1 });
  await page.getByRole("combobox", { name: "New status" }).selectOption("Under Review");
  await page.getByRole("button", { name: "Set status" }).click();
  await expect(page.getByText("Error updating application")).toBeVisible();
  await refused.getByRole("button", { name: anyway }).click();
  await expect(refused).toBeHidden();
  expect((await callAsAdmin<{ status: string }>(request, changed)).status).toBe("rejected");
});

test("a rejection whose interview begins soon says that both leave at once, and sends both", async ({
  page,
  request,
}) => {
  const id = await apply(request, "Hẹn Sớm");
  const headers = await asAdmin(request);
  const { users }: { users: { id: string }[] } = await (
    await request.get("/api/v1/users?role=admin", { headers })
  ).json();
  const starts_at = new Date(Math.ceil(Date.now() / 3_600_000 + 1) * 3_600_000).toISOString();
  const offer = {
    slots: [{ starts_at }],
    minutes: 45,
    place: "Tầng 3",
    interviewers: users.slice(0, 1).map(({ id }) => id),
  };
  const path = `/api/v1/applications/${id}/interviews`;
  expect((await request.post(path, { headers, data: offer })).status()).toBe(201);
  await enter(page);
  await openReview(page, id, "Hẹn Sớm");
  await page.keyboard.press("4");
  const dialog = dialogOf(page, "Update Application");
  await expect(dialog).toContainText("rejection and cancellation leave at once");
  await expectAccessibleDialog(dialog);
  await dialog.getByRole("button", { name: "Send both now" }).click();
  await expect(dialog).toBeHidden();
  expect((await callAsAdmin<{ status: string }>(request, id)).status).toBe("rejected");
});

clocked(
  "an acceptance without an interview asks once more, and is not taken back in silence once it is told",
  async ({ page, request, server }) => {
    const decision = await submitForDecision(page, request, server, "en");
    const { dialog } = decision;
    await decision.chooseWithEmail("Accepted");
    await expect(dialog.getByText("means that the applicant is hired")).toBeVisible();
    await dialog.getByRole("button", { name: "Update Application" }).click();
    await expect(dialog.getByRole("alert")).toContainText("No interview was held");
    await expect(dialog.getByRole("alert")).toBeInViewport({ ratio: 1 });
    await expectAccessibleDialog(dialog);
    await dialog.getByRole("button", { name: anyway }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(page)).toContainText("Accepted: hired");
    await decision.expectEmails(1);

    await decision.choose("Submitted");
    await expect(dialog.getByRole("note")).toContainText(/received the acceptance at .*\d\d:\d\d/);
    await expectAccessibleDialog(dialog);
    await dialog.getByRole("button", { name: "Update Application" }).click();
    await expect(page.getByRole("dialog", { name: /^Write to/ })).toBeVisible();
  },
);
