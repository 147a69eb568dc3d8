import type { Page } from "@playwright/test";
import { startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { holdCalls } from "./held-calls.ts";
import { enter } from "./person.ts";
import { apply, openSection } from "./settings-calls.ts";
import { admin, expect, emailsTo, test } from "./site.ts";

const emailRows = (page: Page) => page.getByRole("list", { name: "Emails" }).getByRole("listitem");
const stateLink = (page: Page, state: string) =>
  page
    .getByRole("navigation", { name: "Emails by status" })
    .getByRole("link", { name: new RegExp(`^${state}`) });

test("without a mail server emails are saved to files, and the section says so", async ({
  strictPage: page,
  request,
  site,
}) => {
  const email = await apply(request);
  await enter(page);
  await openSection(page, "mail");
  await expect(page.getByText("No mail server is set up, so no email is sent")).toBeVisible();
  const forOperator = page.getByText(/an \.eml file in the folder outbox/);
  await expect(forOperator).toBeHidden();
  await page.getByText("For the person who runs the server").click();
  await expect(forOperator).toBeVisible();
  expect(await page.textContent("main")).not.toContain(site.dataDir);
  const receipt = emailRows(page).filter({ hasText: email });
  await expect(receipt).toContainText("Receipt");
  await expect(receipt).toContainText("Saved to file");
  await expect(receipt).toContainText("1 attempt");
  const toHr = emailRows(page).filter({ hasText: "hr@company.example" });
  await expect(toHr.first()).toContainText("New application");

  await receipt.getByRole("button", { name: "Read" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(email);
  await expect(dialog.getByText("/application-status#...")).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await receipt.getByRole("button", { name: "Resend" }).click();
  await expect(page.getByText("Email saved to a file")).toBeVisible();
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(emailRows(page).first()).toContainText("Test email");
  await expect
    .poll(async () => (await emailsTo(site, admin.email)).join(), {
      message: "the test email is in the outbox",
    })
    .toContain("Subject: Test email");
});

test("each count filters the emails by state, and the URL keeps filter and page", async ({
  strictPage: page,
  request,
  site,
}) => {
  const emails: string[] = [];
  for (let sent = 0; sent < 12; sent += 1) emails.push(await apply(request));
  await expect.poll(() => emailsTo(site, emails.at(-1) ?? "")).toHaveLength(1);
  // Each application sends two emails, so the last ten fill the first page of twenty.
  const oldest = emailRows(page).filter({ hasText: emails[0] ?? "" });
  await enter(page);
  await openSection(page, "mail");
  await stateLink(page, "Saved to file").click();
  await expect(page).toHaveURL(/state=savedToFile/);
  await expect(stateLink(page, "Saved to file")).toHaveAttribute("aria-current", "page");
  await expect(emailRows(page)).toHaveCount(20);
  await expect(oldest).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(oldest).toHaveCount(1);
  await page.reload();
  await expect(oldest).toHaveCount(1);
  await stateLink(page, "Held").click();
  await expect(page.getByText("No emails yet")).toBeVisible();
  await page.goBack();
  await expect(oldest).toHaveCount(1);
  // A page beyond the end redirects to the last page.
  await page.goto("/admin/settings/mail?page=99");
  await expect(page).not.toHaveURL(/page=99/);
  await expect(emailRows(page).first()).toBeVisible();
});

test("a refresh adds new emails and keeps the list visible meanwhile", async ({
  page,
  request,
}) => {
  await apply(request);
  await enter(page);
  await openSection(page, "mail");
  await expect(emailRows(page).first()).toBeVisible();
  const email = await apply(request);
  const release = await holdCalls(page, "**/api/v1/outbox?*", "GET");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("button", { name: "Refresh" })).toBeDisabled();
  await expect(emailRows(page).first()).toBeVisible();
  release();
  await expect(emailRows(page).filter({ hasText: email })).toBeVisible();
});

test("each failed action shows the server's message", async ({ page, request }) => {
  await apply(request);
  await enter(page);
  await openSection(page, "mail");
  await expect(emailRows(page).first()).toContainText("Saved to file");
  // As if another administrator had just resent it.
  const message = "This email has been sent, is being sent, or has no recipient";
  await page.route("**/resend", (route) =>
    route.fulfill({ status: 409, json: { error: { message } } }),
  );
  await emailRows(page).first().getByRole("button", { name: "Resend" }).click();
  await expect(page.getByText("The email was not sent again")).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await page.route("**/outbox/test", (route) =>
    route.fulfill({ status: 429, json: { error: { message: "Too many attempts." } } }),
  );
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("The test email was not sent")).toBeVisible();
  await expect(page.getByText("Too many attempts.")).toBeVisible();
  await page.route("**/api/v1/outbox?*", (route) => route.fulfill({ status: 403, body: "{}" }));
  await page.reload();
  await expect(page.getByText("The emails could not be loaded")).toBeVisible();
  await page.unroute("**/api/v1/outbox?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(emailRows(page).first()).toBeVisible();
});

let mailServer: Promise<TestMailServer> | undefined;

/** Tests on a site with a fake mail server. */
const sending = test.extend<{ mailServer: TestMailServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture needs here
  mailServer: async ({}, use) => {
    mailServer ??= startMailServer();
    await use(await mailServer);
  },
  site: async ({ siteOf, mailServer: { url } }, use) =>
    use(await siteOf({ HR_EMAIL: "hr@company.example", SMTP_URL: url })),
});

sending(
  "a refused email shows the mail server's message, and resending shows the outcome",
  async ({ strictPage: page, request, mailServer }) => {
    mailServer.behaviour = { refuse: "recipient", code: 550, words: "5.1.1 no such mailbox here" };
    const email = await apply(request);
    await enter(page);
    await openSection(page, "mail");
    await expect(page.getByText("Emails are sent through a mail server")).toBeVisible();
    const receipt = emailRows(page).filter({ hasText: email });
    await expect(receipt).toContainText("Failed");
    await expect(receipt).toContainText(/The mail server replied: 550 .*no such mailbox here/);
    await page.reload();
    await expect(page.getByRole("link", { name: "Mail 2 failed" })).toBeVisible();

    await stateLink(page, "Failed").click();
    await expect(emailRows(page)).toHaveCount(2);
    await receipt.getByRole("button", { name: "Resend" }).click();
    await expect(page.getByText("The mail server refused the email")).toBeVisible();
    mailServer.behaviour = "take";
    await receipt.getByRole("button", { name: "Resend" }).click();
    await expect(page.getByText("Email sent")).toBeVisible();
    await expect(emailRows(page)).toHaveCount(1);
    expect(mailServer.received.flatMap(({ envelope }) => envelope)).toContain(email);
    await stateLink(page, "Sent").click();
    await expect(receipt).toContainText("1 attempt");
    await expect(receipt.getByRole("button", { name: "Resend" })).toHaveCount(0);
  },
);

sending("a postponed email shows the time of its next attempt", async ({ page, mailServer }) => {
  mailServer.behaviour = { refuse: "recipient", code: 451, words: "4.7.1 come back later" };
  await enter(page);
  await openSection(page, "mail");
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(
    page.getByText("The email could not be sent yet. The server will try again."),
  ).toBeVisible();
  const waiting = emailRows(page).filter({ hasText: "Test email" }).first();
  await expect(waiting).toContainText("Queued");
  await expect(waiting).toContainText("Next attempt");
  await expect(waiting).toContainText(/451 .*come back later/);
  await expect(waiting.getByRole("button", { name: "Resend" })).toHaveCount(0);
  mailServer.behaviour = "take";
});
