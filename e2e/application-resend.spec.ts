import type { APIRequestContext, Page } from "@playwright/test";
import { ApplicationList } from "#contract/applications.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { fillIn, submit, upload } from "./application-form.ts";
import { expectNoViolation } from "./accessibility.ts";
import { asAdmin, expect, test } from "./site.ts";

// The applicant reloads or leaves the page before the server responds.

const success = (page: Page) =>
  page.getByRole("heading", { name: "Application Submitted Successfully!" });
const kept = (page: Page) => page.getByText("We restored what you typed before");
const phone = (page: Page) => page.getByLabel(/^Phone Number/);
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** The applications that are stored under an address. */
async function storedFor(request: APIRequestContext, email: string) {
  const answer = await request.get(`/api/v1/applications?email=${email}`, {
    headers: await asAdmin(request),
  });
  return ApplicationList.parse(await answer.json()).applications;
}

/** The first upload reaches the server; its answer waits until `deliver`. */
async function holdFirstAnswer(page: Page) {
  const stored = Promise.withResolvers<void>();
  const { promise: delivery, resolve: deliver } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(upload, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    stored.resolve();
    await delivery;
    // The page that asked may be gone.
    return route.fulfill({ response }).catch(() => {});
  });
  return { stored: stored.promise, deliver };
}

/** Fills in the form and sends it; the server has stored it when this returns, and not answered. */
async function sendAndWait(page: Page, email: string) {
  await page.goto("/careers/apply");
  const answer = await holdFirstAnswer(page);
  await fillIn(page, email);
  await submit(page).click();
  await answer.stored;
  return answer;
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back to Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.locator("input[type=file]")).toHaveCount(0);
}

/** Brings the form back with its draft, and chooses a resume, which no draft keeps. */
async function comeBack(page: Page): Promise<void> {
  await expect(kept(page)).toBeVisible();
  const { files } = await page.evaluate(() => ({
    files: document.querySelector<HTMLInputElement>("input[type=file]")?.files?.length,
  }));
  expect(files).toBe(0);
  await fillIn(page, await page.getByLabel(/^Email/).inputValue());
}

test("resubmitting after a reload stores the application once and shows its receipt", async ({
  page,
  request,
}) => {
  const email = "gui.lai.1@people.example";
  await sendAndWait(page, email);
  await page.reload();
  await comeBack(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  const applications = await storedFor(request, email);
  expect(applications).toHaveLength(1);
  await expect(page.getByText(receiptNumber(applications[0]?.id ?? ""))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("applicationDraft"))).toBeNull();
});

test("resubmitting after Back stores the application once", async ({ page, request }) => {
  const email = "gui.lai.2@people.example";
  await sendAndWait(page, email);
  await leave(page);
  await page.goBack();
  await comeBack(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(await storedFor(request, email)).toHaveLength(1);
});

test("a response that arrives after the page is left shows a toast and deletes the draft", async ({
  page,
  request,
}) => {
  const email = "gui.lai.3@people.example";
  const { deliver } = await sendAndWait(page, email);
  await leave(page);
  deliver();
  await expect(toasts(page)).toContainText("We have received your application");
  const [application] = await storedFor(request, email);
  await expect(toasts(page)).toContainText(receiptNumber(application?.id ?? ""));
  await expect(toasts(page)).toContainText(email);
  expect(await page.evaluate(() => localStorage.getItem("applicationDraft"))).toBeNull();
  await page.goBack();
  await page.getByLabel(/^Full Name/).focus();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("");
  await expect(kept(page)).toBeHidden();
});

test("a refusal that arrives after the page is left shows a toast that leads back to the draft", async ({
  page,
}) => {
  await page.goto("/careers/apply");
  const answer = Promise.withResolvers<void>();
  await page.route(upload, async (route) => {
    await answer.promise;
    return route.fulfill({ status: 503, json: { error: { message: "The disk is full today" } } });
  });
  await fillIn(page, "gui.lai.4@people.example");
  await submit(page).click();
  await leave(page);
  answer.resolve();
  await expect(toasts(page)).toContainText("Your application was not sent");
  await expect(toasts(page)).toContainText("The disk is full today");
  await page.getByRole("button", { name: "Open the form" }).click();
  await expect(kept(page)).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue("gui.lai.4@people.example");
});

for (const choice of ["Keep it as it is", "Send this as a new application"] as const) {
  test(`an applicant who changes an application already received chooses: ${choice}`, async ({
    page,
    request,
  }) => {
    const isNew = choice !== "Keep it as it is";
    const email = `gui.lai.${isNew ? 5 : 6}@people.example`;
    await sendAndWait(page, email);
    await page.reload();
    await comeBack(page);
    await phone(page).fill("0912 345 678");
    await submit(page).click();
    const notice = page.getByRole("note").filter({ hasText: "We have already received" });
    const [first] = await storedFor(request, email);
    await expect(notice).toContainText(receiptNumber(first?.id ?? ""));
    await expectNoViolation(page);
    await page.getByRole("button", { name: choice }).click();
    await expect(success(page)).toBeVisible();
    const applications = await storedFor(request, email);
    expect(applications.map((application) => application.phone)).toEqual(
      isNew ? ["0912 345 678", null] : [null],
    );
    await expect(page.getByText(receiptNumber(applications[0]?.id ?? ""))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("applicationDraft"))).toBeNull();
  });
}

test("a cleared form submits a new application", async ({ page, request }) => {
  const email = "gui.lai.7@people.example";
  await sendAndWait(page, email);
  await page.reload();
  await page.getByRole("button", { name: "Clear the form" }).click();
  await fillIn(page, email);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(await storedFor(request, email)).toHaveLength(2);
});

const offlineWords = {
  en: {
    submit: "Submit Application",
    title: "You are offline",
    text: "Everything you entered is still here. Try again once you are connected.",
    retry: "Try again",
    sent: "Application Submitted Successfully!",
  },
  vi: {
    submit: "Gửi hồ sơ ứng tuyển",
    title: "Bạn đang ngoại tuyến",
    text: "Mọi thông tin bạn nhập vẫn còn nguyên. Hãy thử lại khi có kết nối mạng.",
    retry: "Thử lại",
    sent: "Gửi hồ sơ ứng tuyển thành công!",
  },
} as const;

for (const language of ["en", "vi"] as const) {
  test(`the form shows that it is offline until the network is back: ${language}`, async ({
    page,
    site,
    context,
    request,
  }) => {
    const words = offlineWords[language];
    const email = `ngoai.tuyen.${language}@people.example`;
    await page.goto("/careers/apply");
    await fillIn(page, email);
    if (language === "vi") await page.getByRole("link", { name: "vi", exact: true }).click();
    const button = page.getByRole("button", { name: words.submit });
    await expect(button).toBeEnabled();
    expect(site.url).toBe(new URL(page.url()).origin);
    await context.setOffline(true);
    await button.click();
    const alert = page.getByRole("alert").filter({ hasText: words.title });
    await expect(alert).toContainText(words.text);
    await alert.getByRole("button", { name: words.retry }).click();
    await expect(alert).toContainText(words.text);
    await expect(page.locator("input[name=email]")).toHaveValue(email);

    await context.setOffline(false);
    await expect(alert).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.getByRole("heading", { name: words.sent })).toBeVisible();
    expect(await storedFor(request, email)).toHaveLength(1);
  });
}
