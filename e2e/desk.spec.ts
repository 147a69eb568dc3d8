import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { apply } from "./admin-review.ts";
import { toastOf } from "./admin-users.ts";
import {
  fillIn,
  fullName,
  storedDraft,
  storedFor,
  submit,
  success,
  upload,
} from "./application-form.ts";
import { passUndo } from "./clocked-server.ts";
import { undoSite } from "./clocked-site.ts";
import { confirmAddress, enter, newAddress, signUpPerson } from "./person.ts";
import { asAdmin, expect, linkIn, test as base } from "./site.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const test = base.extend(undoSite);

const statusLink = /\/application-status#[\w.-]+/;
const phone = { width: 360, height: 740 };

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** HR offers two times, which the applicant sees once the time to undo is over. */
async function offer(request: APIRequestContext, id: string): Promise<void> {
  const headers = await asAdmin(request);
  const me = await (await request.get("/api/v1/users/me", { headers })).json();
  const inDays = (days: number) =>
    new Date((Math.ceil(Date.now() / 3_600_000) + days * 24) * 3_600_000).toISOString();
  const response = await request.post(`/api/v1/applications/${id}/interviews`, {
    headers,
    data: {
      slots: [{ starts_at: inDays(3) }, { starts_at: inDays(4) }],
      minutes: 45,
      place: "Room 3",
      interviewers: [me.id],
    },
  });
  expect(response.status()).toBe(201);
}

for (const language of ["en", "vi"] as const) {
  test(`an applicant uses the desk on a phone over a poor line (${language})`, async ({
    strictPage: page,
    request,
    site,
    undoServer,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    const say = (en: string, vi: string) => (language === "en" ? en : vi);
    const email = newAddress("desk");
    const id = await apply(request, "Quách Thị Ban Công", undefined, { email });
    await request.patch(`/api/v1/applications/${id}`, {
      headers: await asAdmin(request),
      data: { status: "reviewing", notify: false },
    });
    await offer(request, id);
    await passUndo(undoServer);
    const link = await linkIn(site, email, statusLink);
    // The link of the email names its language.
    const opened = link.replace(/\.en$/, `.${language}`);
    await slowDown(page);
    await page.goto(opened);
    await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    // The interview leads, once its email has left.
    const interview = page.getByRole("heading", {
      name: say("Interview", "Phỏng vấn"),
      exact: true,
    });
    await expect(async () => {
      await page.reload();
      await expect(interview).toBeVisible();
    }).toPass({ timeout: 60_000 });
    const steps = page.locator("ol > li[aria-current=step]");
    await expect(steps).toContainText(say("Interview", "Phỏng vấn"));
    await expect(
      page.getByText(say("We would like to meet you.", "Chúng tôi muốn gặp bạn.")),
    ).toBeVisible();

    await page
      .getByLabel(say("Write to our HR team", "Nhắn cho bộ phận nhân sự"))
      .fill("Tôi đến trễ 5 phút được không?");
    await page.locator("form input[type=file]").setInputFiles({
      name: "Bằng tốt nghiệp.pdf",
      mimeType: "application/pdf",
      buffer: tinyPdf("diploma"),
    });
    await page.getByRole("button", { name: say("Send message", "Gửi tin nhắn") }).click();
    await expect(
      page.getByText(say("Your message has arrived.", "Chúng tôi đã nhận được tin nhắn")),
    ).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Bằng tốt nghiệp.pdf")).toBeVisible();

    await page
      .getByText(
        say("Show the emails that we have sent you", "Xem các email chúng tôi đã gửi cho bạn"),
      )
      .click();
    await expect(page.getByText(/^Application received|^Đã nhận hồ sơ/).first()).toBeVisible({
      timeout: 30_000,
    });

    await page
      .getByLabel(say("Think of me for other positions", "Liên hệ tôi khi có vị trí khác"))
      .check();
    await expect(
      page.getByText(say("We may now think of you", "Chúng tôi sẽ liên hệ khi có vị trí khác")),
    ).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
  });
}

test("HR answers what an applicant has written, and finds it in Today", async ({
  strictPage: page,
  request,
  site,
}) => {
  const email = newAddress("answer");
  await apply(request, "Ngụy Văn Hồi Âm", undefined, { email });
  const link = await linkIn(site, email, statusLink);
  const token = link.split("#")[1] ?? "";
  const text = "Khi nào có kết quả ạ?";
  await request.post("/api/v1/application-status/messages", { data: { token, text } });
  await enter(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: /Wait for an answer/ }).click();
  await expect(page.getByRole("button", { name: "Waits for an answer" })).toBeVisible();
  await page.getByRole("link", { name: "Ngụy Văn Hồi Âm" }).first().click();
  const notice = page.getByText("The applicant has written to you");
  await expect(notice).toBeVisible();
  await expect(page.getByText(text).first()).toBeVisible();
  await page.getByRole("button", { name: "Needs no answer" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("No answer needed");
  // Everything about the applicant, to hand over.
  await page.getByText("Spam, legal hold, link").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a copy of the data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^[0-9A-F-]{9}\.zip$/);
});

test("an address is corrected, confirmed, and taken back from the one before", async ({
  strictPage: page,
  request,
  site,
}) => {
  const [before, after] = [newAddress("before"), newAddress("after")];
  await apply(request, "Tống Thị Địa Chỉ", undefined, { email: before });
  await page.goto(await linkIn(site, before, statusLink));
  await page.getByRole("button", { name: "Correct my details" }).click();
  await page.getByLabel("Full name").fill("Tống Thị Đúng Chỗ");
  await page.getByLabel("Email", { exact: true }).fill(after);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`We have sent an email to ${after}.`)).toBeVisible();
  await expect(page.getByText("Tống Thị Đúng Chỗ")).toBeVisible();
  await expect(page.getByText(before)).toBeVisible();

  await page.goto(await linkIn(site, after, /\/application-status#contact=[\w-]+/));
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeFocused();
  expect(await storedFor(request, after)).toHaveLength(1);
  await page.goto(await linkIn(site, before, /\/application-status#back=[\w-]+/));
  await page.getByRole("button", { name: "Keep this address" }).click();
  await expect(page.getByRole("heading", { name: "Your address stays" })).toBeFocused();
  expect(await storedFor(request, before)).toHaveLength(1);
});

test("an applicant downloads a copy of everything with a link that works again", async ({
  page,
  request,
  site,
}) => {
  const email = newAddress("copy");
  await apply(request, "Lâm Thị Bản Sao", undefined, { email });
  await page.goto(await linkIn(site, email, statusLink));
  await page.getByRole("button", { name: "Get a copy of my data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("Open the link in it within an hour")).toBeVisible();
  const link = await linkIn(site, email, /\/application-status#copy=[\w-]+/);
  await page.goto(link);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("application.zip");
  await expect(page.getByRole("heading", { name: "Your data is downloaded" })).toBeFocused();
  // A download that broke off can be repeated.
  await page.reload();
  const again = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await again;
});

test("the next application begins with an empty form, and joins the talent pool only when asked", async ({
  strictPage: page,
  request,
}) => {
  const email = newAddress("next");
  await page.goto("/careers/apply");
  await fillIn(page, email);
  await page.getByLabel("Phone").fill("0912 345 678");
  const pool = page.getByLabel("Keep my application for other positions too");
  await expect(pool).not.toBeChecked();
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  await page.getByRole("button", { name: "Apply for Another Position" }).click();
  for (const field of [fullName(page), page.getByLabel(/^Email/), page.getByLabel("Phone")]) {
    await expect(field).toHaveValue("");
  }
  await expect(page.getByRole("combobox", { name: /^Position/ })).toHaveValue("");
  expect(await storedDraft(page)).toBeNull();
  await fillIn(page, email, "ai-intern");
  await pool.check();
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  const stored = await storedFor(request, email);
  expect(stored.map(({ talent_pool_until: until }) => until !== null)).toEqual([true, false]);
});

test("signed in, the form is filled from the account, and the account has the applications of its address", async ({
  strictPage: page,
  request,
  site,
}) => {
  const person = await signUpPerson(request);
  await confirmAddress(request, site, person);
  await enter(page, person);
  await page.goto("/careers/apply");
  await expect(fullName(page)).toHaveValue(person.name);
  await expect(page.getByLabel(/^Email/)).toHaveValue(person.email);
  expect(await storedDraft(page)).toBeNull();
  await fillIn(page, person.email);
  const sent = page.waitForRequest(upload);
  await submit(page).click();
  expect(await (await sent).headerValue("authorization")).toBeNull();
  await expect(success(page)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const data = await request.get("/api/v1/users/me/data", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await data.json()).applications).toHaveLength(1);
});

inViews(3, () => {
  test("the desk, its links and the check of an email are accessible", async ({
    page,
    request,
    site,
  }) => {
    const email = newAddress("views");
    await apply(request, "Phó Thị Dễ Dùng", undefined, { email });
    await page.goto(await linkIn(site, email, statusLink));
    await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /Correct my details|Chỉnh sửa thông tin/ }).click();
    await expectAccessible(page);
    for (const path of [
      "/application-status#copy=abc",
      "/application-status#pool=abc",
      "/check-email",
    ]) {
      await page.goto("/");
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
});

test("settings switch the apology for late answers on", async ({ page }) => {
  await enter(page);
  await page.goto("/admin/settings/late-answers");
  await page.getByLabel("Apologise once for a late answer").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toastOf(page, "Settings saved")).toBeVisible();
  await page.getByLabel("Apologise once for a late answer").uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
});
