import type { Page } from "@playwright/test";
import { receiptNumber } from "#contract/receipt.ts";
import {
  fillIn,
  fullName,
  storedDraft,
  storedFor,
  submit,
  success,
  upload,
} from "./application-form.ts";
import { expectNoViolation } from "./accessibility.ts";
import { expect, test } from "./site.ts";

// The applicant reloads or leaves the page before the server responds.

const restored = (page: Page) => page.getByText("We restored what you typed before");
const phone = (page: Page) => page.getByLabel(/^Phone Number/);
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** Lets the first upload reach the server, and holds its response until `deliver` is called. */
async function holdFirstResponse(page: Page) {
  const stored = Promise.withResolvers<void>();
  const { promise: delivery, resolve: deliver } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(upload, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    stored.resolve();
    await delivery;
    // The page may be closed.
    return route.fulfill({ response }).catch(() => {});
  });
  return { stored: stored.promise, deliver };
}

/** Sends the form, and returns once the server has stored the application and before it responds. */
async function sendUntilStored(page: Page, email: string) {
  await page.goto("/careers/apply");
  const response = await holdFirstResponse(page);
  await fillIn(page, email);
  await submit(page).click();
  await response.stored;
  return response;
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back to Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.locator("input[type=file]")).toHaveCount(0);
}

/** Expects the restored draft, and chooses the resume again, which a draft does not contain. */
async function completeDraft(page: Page): Promise<void> {
  await expect(restored(page)).toBeVisible();
  await expect(page.locator("input[type=file]")).toHaveValue("");
  await fillIn(page, await page.getByLabel(/^Email/).inputValue());
}

test("resubmitting after a reload stores the application once and shows its receipt", async ({
  page,
  request,
}) => {
  const email = "gui.lai.1@people.example";
  await sendUntilStored(page, email);
  await page.reload();
  await completeDraft(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  const applications = await storedFor(request, email);
  expect(applications).toHaveLength(1);
  await expect(page.getByText(receiptNumber(applications[0]?.id ?? ""))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect.poll(() => storedDraft(page)).toBeNull();
});

test("resubmitting after Back stores the application once", async ({ page, request }) => {
  const email = "gui.lai.2@people.example";
  await sendUntilStored(page, email);
  await leave(page);
  await page.goBack();
  await completeDraft(page);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(await storedFor(request, email)).toHaveLength(1);
});

test("a response that arrives after the page is left shows a toast and deletes the draft", async ({
  page,
  request,
}) => {
  const email = "gui.lai.3@people.example";
  const { deliver } = await sendUntilStored(page, email);
  await leave(page);
  deliver();
  await expect(toasts(page)).toContainText("We have received your application");
  const [application] = await storedFor(request, email);
  await expect(toasts(page)).toContainText(receiptNumber(application?.id ?? ""));
  await expect(toasts(page)).toContainText(email);
  await expect.poll(() => storedDraft(page)).toBeNull();
  await page.goBack();
  await fullName(page).focus();
  await expect(fullName(page)).toHaveValue("");
  await expect(restored(page)).toBeHidden();
});

test("a refusal that arrives after the page is left shows a toast that leads back to the draft", async ({
  page,
}) => {
  await page.goto("/careers/apply");
  const released = Promise.withResolvers<void>();
  await page.route(upload, async (route) => {
    await released.promise;
    return route.fulfill({ status: 503, json: { error: { message: "The disk is full today" } } });
  });
  await fillIn(page, "gui.lai.4@people.example");
  await submit(page).click();
  await leave(page);
  released.resolve();
  await expect(toasts(page)).toContainText("Your application was not sent");
  await expect(toasts(page)).toContainText("The disk is full today");
  await page.getByRole("button", { name: "Open the form" }).click();
  await expect(restored(page)).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue("gui.lai.4@people.example");
});

for (const choice of ["Keep it as it is", "Send this as a new application"] as const) {
  test(`an applicant who changes an application already received chooses: ${choice}`, async ({
    page,
    request,
  }) => {
    const isNew = choice !== "Keep it as it is";
    const email = `gui.lai.${isNew ? 5 : 6}@people.example`;
    await sendUntilStored(page, email);
    await page.reload();
    await completeDraft(page);
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
    await expect.poll(() => storedDraft(page)).toBeNull();
  });
}

test("a cleared form submits a new application", async ({ page, request }) => {
  const email = "gui.lai.7@people.example";
  await sendUntilStored(page, email);
  await page.reload();
  await page.getByRole("button", { name: "Clear the form" }).click();
  await fillIn(page, email);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  expect(await storedFor(request, email)).toHaveLength(2);
});

const offlineTexts = {
  en: {
    submit: "Submit Application",
    title: "You are offline",
    text: "Everything you entered is still here. Try again once you are connected.",
    retry: "Try again",
    sent: "Application Submitted Successfully!",
  },
  vi: {
    submit: "Gửi hồ sơ ứng tuyển",
    title: "Mất kết nối mạng",
    text: "Mọi thông tin bạn nhập vẫn còn nguyên. Hãy thử lại khi có kết nối mạng.",
    retry: "Thử lại",
    sent: "Gửi hồ sơ ứng tuyển thành công!",
  },
} as const;

for (const language of ["en", "vi"] as const) {
  test(`the form shows that it is offline until the network is back: ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const texts = offlineTexts[language];
    const email = `ngoai.tuyen.${language}@people.example`;
    await page.goto("/careers/apply");
    await fillIn(page, email);
    if (language === "vi") await page.getByRole("link", { name: "vi", exact: true }).click();
    const button = page.getByRole("button", { name: texts.submit });
    await expect(button).toBeEnabled();
    await context.setOffline(true);
    await button.click();
    const alert = page.getByRole("alert").filter({ hasText: texts.title });
    await expect(alert).toContainText(texts.text);
    await alert.getByRole("button", { name: texts.retry }).click();
    await expect(alert).toContainText(texts.text);
    await expect(page.locator("input[name=email]")).toHaveValue(email);

    await context.setOffline(false);
    await expect(alert).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.getByRole("heading", { name: texts.sent })).toBeVisible();
    expect(await storedFor(request, email)).toHaveLength(1);
  });
}
