import type { APIRequestContext, Page } from "@playwright/test";
import * as z from "zod/mini";
import { Interview, Interviews, type UpdateInterview } from "#contract/interviews.ts";
import { expectAccessible, expectNoViolation, inViews } from "./accessibility.ts";
import { apply, openReview } from "./admin-review.ts";
import { signInByCall } from "./admin-session.ts";
import { passUndo, type ClockedServer } from "./clocked-server.ts";
import { undoSite } from "./clocked-site.ts";
import { enter, newAddress } from "./person.ts";
import { createRecruiter } from "./recruiter.ts";
import { asAdmin, emailsTo, expect, linkIn, test as base } from "./site.ts";

const test = base.extend(undoSite);

const phone = { width: 390, height: 844 };

const dayMs = 86_400_000;
// Before all tests, so that no day ends between two of them.
const today = Math.floor(Date.now() / dayMs);
/** 1 January 1970 was a Thursday. */
const monday = today + 7 - ((today + 3) % 7);

/** A date and time field for 14:00 in Vietnam, as many days after the next Monday. */
const fieldAfterMonday = (days: number) =>
  `${new Date((monday + days) * dayMs).toISOString().slice(0, 10)}T14:00`;

/** Offers an interview through the API, at times as many days after the next Monday, and returns it. */
async function offer(request: APIRequestContext, id: string, days: readonly number[]) {
  const headers = await asAdmin(request);
  const me = await request.get("/api/v1/users/me", { headers });
  const { id: interviewer } = z.object({ id: z.string() }).parse(await me.json());
  const data = {
    slots: days.map((day) => ({ starts_at: `${fieldAfterMonday(day)}:00+07:00` })),
    minutes: 45,
    place: "Tầng 3",
    video_link: "https://meet.people.example/abc",
    note: "Mang theo laptop",
    interviewers: [interviewer],
  };
  const response = await request.post(interviewsOf(id), { headers, data });
  expect(response.status()).toBe(201);
  return Interview.parse(await response.json());
}

const interviewsOf = (id: string) => `/api/v1/applications/${id}/interviews`;

async function waitForOffer(server: ClockedServer, address: string): Promise<void> {
  await passUndo(server);
  await expect.poll(async () => (await emailsTo(server, address)).length > 1).toBe(true);
}

/** Picks a time that is gone, while what can still be chosen cannot be loaded. */
async function loseAnswer(applicant: Page): Promise<void> {
  const errors: Error[] = [];
  applicant.on("pageerror", (error) => errors.push(error));
  await applicant.route("**/application-status/interviews/*", (route) =>
    route.fulfill({ status: 409, json: { message: "This time is gone" } }),
  );
  const failed = applicant.waitForEvent("requestfailed");
  await applicant.route("**/api/v1/application-status", (route) => route.abort());
  await applicant.getByRole("button", { name: "Agree to this time" }).click();
  await failed;
  await expect(applicant.getByText("This time is gone")).toBeVisible();
  expect(errors).toEqual([]);
  await applicant.unrouteAll();
}

test("an interview is offered in the review, picked on a phone, moved and cancelled", async ({
  strictPage: page,
  site,
  undoServer,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = newAddress("interview");
  const id = await apply(request, "Hẹn Gặp", undefined, { email });
  await createRecruiter(request, "Đỗ Thị Phỏng Vấn");
  await enter(page);
  await openReview(page, id, "Hẹn Gặp");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Offer an interview")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("i");
  const form = page.getByRole("form", { name: "Offer an interview" });
  await expect(form.getByLabel("Time 1")).toBeFocused();
  // The account of the tests has no full name.
  await form.getByRole("checkbox", { name: /\(you\)/ }).uncheck();
  await form.getByRole("checkbox", { name: "Đỗ Thị Phỏng Vấn" }).check();
  await form.getByLabel("Time 1").fill(fieldAfterMonday(1));
  await form.getByLabel("Time 2").fill(fieldAfterMonday(2));
  await form.getByRole("button", { name: "Send the offer" }).click();
  await expect(form.getByText("Please enter a place or a video link")).toBeVisible();
  await form.getByLabel("Place").fill("Tầng 3");
  await form.getByLabel("Message to the applicant").fill("Mang theo laptop");
  const guests = form.getByLabel("Guests without an account");
  await guests.fill("Vũ Khách");
  await form.getByRole("button", { name: "Send the offer" }).click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await guests.fill("Vũ Khách <vu.khach@partner.example>\nTạ Khách, ta.khach@partner.example");
  await form.getByLabel("Time 1").fill(fieldAfterMonday(5));
  await expect(form.getByText("Saturday", { exact: true })).toBeVisible();
  await expect(form.getByText("This is a weekend or a public holiday")).toBeVisible();
  await page.keyboard.press("Tab");
  await form.getByRole("button", { name: "Send the offer" }).click();
  await expect(page.getByText("The offer will be sent in a few seconds")).toBeVisible();
  const section = page.getByRole("region", { name: "Interviews" });
  await expect(section.getByText("Waiting for an answer")).toBeVisible();
  await expect(section).toContainText("Vũ Khách, Tạ Khách");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone. Nothing is sent")).toBeVisible();
  await expect(section.getByText("Waiting for an answer")).toBeHidden();

  await offer(request, id, [1, 2]);
  await waitForOffer(undoServer, email);
  const context = await browser.newContext({ viewport: phone, baseURL: site.url });
  const applicant = await context.newPage();
  await applicant.goto(await linkIn(site, email, /\/application-status#[\w-]+/));
  await expect(applicant.getByRole("heading", { name: "Interview" })).toBeVisible();
  await expectAccessible(applicant);
  const askForTimes = applicant.getByRole("button", { name: "Ask for other times" });
  await askForTimes.click();
  await expect(applicant.getByLabel("Which times suit you?")).toBeFocused();
  await applicant.getByRole("button", { name: "Cancel" }).click();
  await expect(askForTimes).toBeFocused();
  await applicant.getByRole("radio").nth(1).check();
  await loseAnswer(applicant);
  await applicant.getByRole("button", { name: "Agree to this time" }).click();
  await expect(applicant.locator(":focus")).toContainText("The interview is agreed.");

  await page.reload();
  await expect(section.getByText("Agreed", { exact: true })).toBeVisible();
  await section.getByRole("button", { name: "Change" }).click();
  const change = page.getByRole("form", { name: "Change the interview" });
  await change.getByLabel("Time 1").fill(fieldAfterMonday(3));
  await change.getByRole("button", { name: "Save and notify everyone" }).click();
  await expect(page.getByText("The change will be sent in a few seconds")).toBeVisible();
  await expect(section.getByText("Waiting for an answer")).toBeVisible();

  await section.getByRole("button", { name: "Cancel interview" }).click();
  await expect(section.getByLabel("Reason (optional)")).toBeFocused();
  await section.getByRole("button", { name: "Keep the interview" }).click();
  await expect(section.getByRole("button", { name: "Cancel interview" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Dự án đã dừng");
  await section.getByRole("button", { name: "Cancel interview" }).click();
  await expect(section.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(section.getByText("Reason: Dự án đã dừng")).toBeVisible();
  await applicant.reload();
  await expect(applicant.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(applicant.getByText("Dự án đã dừng")).toBeVisible();
  await context.close();
});

test("a change under an edit is shown before the edit is saved", async ({ page, request }) => {
  const id = await apply(request, "Sửa Hẹn");
  const { id: interviewId, interviewers } = await offer(request, id, [1, 2]);
  const colleague = await createRecruiter(request, "Đỗ Thị Cùng Dự");
  const { user } = await signInByCall(request, colleague);
  const headers = await asAdmin(request);
  const changeMeanwhile = async (data: UpdateInterview) => {
    const response = await request.patch(`/api/v1/interviews/${interviewId}`, { headers, data });
    expect(response.status()).toBe(200);
  };
  const stored = async () =>
    Interviews.parse(await (await request.get(interviewsOf(id), { headers })).json()).interviews[0];
  await enter(page);
  await openReview(page, id, "Sửa Hẹn");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const form = page.getByRole("form", { name: "Change the interview" });
  const note = form.getByLabel("Message to the applicant");
  const save = form.getByRole("button", { name: "Save and notify everyone" });
  await note.fill("Mang theo căn cước");
  await changeMeanwhile({ place: "Tầng 9" });
  await save.click();
  await expect(form.getByText("Someone else changed this while you were editing")).toBeVisible();
  await expect(form).toContainText("Tầng 9");
  await expect(note).toHaveValue("Mang theo căn cước");
  await form.getByRole("button", { name: "Keep mine" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("heading", { name: "Interviews" })).toBeFocused();
  expect(await stored()).toMatchObject({ place: "Tầng 9", note: "Mang theo căn cước" });

  await page.getByRole("button", { name: "Change", exact: true }).click();
  await form.getByLabel("Time 1").fill(fieldAfterMonday(3));
  await form.getByLabel("Minutes").fill("30");
  await changeMeanwhile({
    minutes: 60,
    interviewers: [...interviewers.map((person) => person.id), user.id],
  });
  await save.click();
  await expect(form.getByRole("definition").filter({ hasText: colleague.name })).toBeVisible();
  await form.getByRole("button", { name: "Take theirs" }).click();
  await expect(form.getByLabel("Minutes")).toHaveValue("60");
  await expect(form.getByLabel("Minutes")).toBeFocused();
  await expect(form.getByLabel("Time 1")).toHaveValue(fieldAfterMonday(3));
  await save.click();
  await expect(form).toBeHidden();
  expect(await stored()).toMatchObject({ minutes: 60, interviewers: [{}, { id: user.id }] });
});

test("a browser without a clipboard says that the calendar address was not copied", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", {}));
  await enter(page);
  await page.goto("/admin/interviews");
  await page.getByText("In your calendar", { exact: true }).click();
  await page.getByRole("button", { name: /^(?:Create a calendar|Replace the) address$/ }).click();
  await page.getByRole("button", { name: /^Copy/ }).click();
  await expect(page.getByText("could not be copied")).toBeVisible();
});

inViews(2, ({ language }) => {
  test("the dashboard, the list and the status page show interviews accessibly", async ({
    page,
    site,
    undoServer,
    request,
  }) => {
    test.setTimeout(120_000);
    const email = newAddress("interview");
    const id = await apply(request, `Lịch Hẹn ${language}`, undefined, { email });
    await offer(request, id, [3, 4]);
    await enter(page);
    await page.goto("/admin/interviews");
    await expect(page.getByRole("link", { name: `Lịch Hẹn ${language}` }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/admin?tab=applications&details=${id}`);
    const section = page.getByRole("region", { name: /^(?:Interviews|Phỏng vấn)$/ });
    await section.getByRole("button", { name: /^(?:Change|Thay đổi)$/ }).click();
    await expect(section.getByRole("form")).toBeVisible();
    await expectNoViolation(page);
    // The applicant sees the offer once its email has left.
    await waitForOffer(undoServer, email);
    await page.goto(await linkIn(site, email, /\/application-status#[\w-]+/));
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expectAccessible(page);

    const isEnglish = language === "en";
    const press = (en: string, vi: string) =>
      page.getByRole("button", { name: isEnglish ? en : vi, exact: true }).click();
    await page.getByRole("radio").first().check();
    await press("Agree to this time", "Đồng ý khung giờ này");
    await expect(page.getByRole("radio")).toHaveCount(0);
    await press("Ask for other times", "Xin đổi thời gian");
    await page
      .getByRole("textbox", { name: /^(?:Which times|Khung giờ nào)/ })
      .fill("Buổi chiều ạ");
    await press("Send", "Gửi");
    // Card and steps say that the agreed time holds, and the card repeats what was written.
    await expect(page.getByText(isEnglish ? /time still holds/ : /Giờ cũ vẫn giữ/)).toHaveCount(2);
    await expect(page.getByText("Buổi chiều ạ", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await press("Decline", "Từ chối");
    await press("Decline the interview", "Từ chối phỏng vấn");
    await expect(
      page.getByText(isEnglish ? /application goes on:/ : /xem xét: bộ phận/),
    ).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText(/Interview|Phỏng vấn/);
    await expect(page.getByText(/cancelled|bị hủy|đã hủy/i)).toHaveCount(0);
    await expectAccessible(page);
    await press("I can come after all", "Tôi vẫn có thể tham gia");
    const answered = isEnglish
      ? "You have taken your refusal back."
      : "Bạn đã rút lại lời từ chối.";
    await expect(page.locator(":focus")).toContainText(answered);
    await page.goto("/admin/interviews");
    const weeks = page.getByRole("region", { name: /^(?:This week|Next week|Tuần này|Tuần sau)$/ });
    const entry = weeks
      .getByRole("listitem")
      .filter({ hasText: `Lịch Hẹn ${language}` })
      .last();
    await expect(entry).toContainText("14:00");
    await expect(entry).toContainText("Tầng 3");
    await expectAccessible(page);
  });
});
