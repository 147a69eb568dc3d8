import { test as base } from "./clocked-site.ts";
import { holdCalls } from "./held-calls.ts";
import { enter } from "./person.ts";
import { changeSettings } from "./settings-calls.ts";
import { expect } from "./site.ts";
import { submitForDecision } from "./status-email.ts";

type Decision = Awaited<ReturnType<typeof submitForDecision>>;

/** The test with an application whose status HR changes. */
const test = base.extend<{ decision: Decision; language: "en" | "vi" }>({
  language: ["en", { option: true }],
  decision: async ({ page, request, server, language }, use) => {
    await use(await submitForDecision(page, request, server, language));
  },
});

const hour = 3_600_000;
const preview = "**/email-preview?*";

test.describe(() => {
  test.use({ language: "vi" });

  test("HR sees the email in the applicant's language before it is sent", async ({ decision }) => {
    await decision.choose("Under Review");
    await expect(decision.subject).toHaveAttribute("lang", "vi");
    await expect(decision.text).toHaveValue(/hồ sơ/);
    const text = await decision.text.inputValue();
    await expect(decision.subject).toHaveValue(/./);
    await decision.save();
    await decision.expectEmails(1);
    const [email = ""] = await decision.emails();
    expect(email).toContain(text.split("\n")[0]);
    await decision.expectVisibleStatus("Under Review");
  });
});

test("the applicant gets the edited email; returning to the window does not reload the preview", async ({
  decision,
  page,
}) => {
  await decision.chooseWithEmail("Accepted");
  const reloads: string[] = [];
  page.on("request", (call) => {
    if (call.url().includes("/email-preview?")) reloads.push(call.url());
  });
  // This reloads the list behind the dialog.
  const listed = page.waitForResponse("**/api/v1/applications/?*");
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await (await listed).finished();
  expect(reloads).toEqual([]);
  await decision.subject.fill("Welcome, we would like to meet you");
  await decision.text.fill("Please come on Monday.\n\nBring nothing but yourself.");
  // Checking the box again shows the edited text.
  await decision.notify.uncheck();
  await expect(decision.subject).toBeHidden();
  await decision.notify.check();
  await expect(decision.subject).toHaveValue("Welcome, we would like to meet you");
  await decision.save();
  await decision.expectEmails(1);
  const [email = ""] = await decision.emails();
  expect(email).toContain("Subject: Welcome, we would like to meet you");
  expect(email).toContain("Please come on Monday.");
  expect(email).toContain("Bring nothing but yourself.");
  await decision.expectVisibleStatus("Accepted");
});

test("with the checkbox off the status changes and no email is sent", async ({ decision }) => {
  await decision.choose("Under Review");
  await decision.notify.uncheck();
  await decision.save();
  await decision.expectVisibleStatus("Under Review");
  // The next change sends the only email.
  await decision.change("Accepted");
  await decision.expectEmails(1);
  expect((await decision.emails()).join()).not.toContain("started to review");
});

test("edited text and checkbox survive a reload of the preview, even a failed one", async ({
  decision,
  page,
}) => {
  await decision.choose("Under Review");
  await decision.text.fill("Please come on Monday.");
  await decision.notify.uncheck();
  await page.route("**/api/v1/applications/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, json: { error: { message: "The database rests" } } })
      : route.fallback(),
  );
  const saveAndFail = async () => {
    const reloaded = page.waitForResponse(preview);
    await decision.dialog.getByRole("button", { name: "Update Application" }).click();
    await (await reloaded).finished();
    await expect(decision.dialog.getByRole("button", { name: "Update Application" })).toBeEnabled();
    await expect(decision.notify).not.toBeChecked();
    await decision.notify.check();
    await expect(decision.text).toHaveValue("Please come on Monday.");
    await decision.notify.uncheck();
  };

  await page.route(preview, async (route) => {
    const response = await route.fetch();
    const email: object = await response.json();
    await route.fulfill({ response, json: { ...email, text: "Another text." } });
  });
  await saveAndFail();
  await page.unroute(preview);
  await page.route(preview, (route) =>
    route.fulfill({ status: 403, json: { error: { message: "Not for you" } } }),
  );
  await saveAndFail();

  await page.unroute("**/api/v1/applications/*");
  await decision.notify.check();
  await decision.save();
  await decision.expectEmails(1);
  expect((await decision.emails()).join()).toContain("Please come on Monday.");
});

test("saving before the preview appears, or after it failed to load, sends the standard email", async ({
  decision,
  page,
}) => {
  const release = await holdCalls(page, preview, "GET");
  await decision.choose("Under Review");
  await expect(decision.dialog.getByText("the standard email is sent")).toBeVisible();
  await decision.save();
  release();
  await decision.expectEmails(1);
  await decision.expectVisibleStatus("Under Review");

  await page.unroute(preview);
  await page.route(preview, (route) =>
    route.fulfill({ status: 403, json: { error: { message: "Not for you" } } }),
  );
  await decision.choose("Accepted");
  await expect(decision.dialog.getByRole("alert")).toContainText("Not for you");
  await expect(decision.dialog.getByRole("alert")).toContainText("the standard email is sent");
  await decision.save();
  await decision.expectEmails(2);
});

test("a rejection changed back in time is never sent and never shown to the applicant", async ({
  decision,
  page,
  server,
}) => {
  await decision.choose("Rejected");
  await expect(decision.dialog.getByText("change the status back before then")).toBeVisible();
  await decision.save();
  await server.advance(23 * hour);
  await decision.expectVisibleStatus("Submitted");
  await enter(page);
  await decision.choose("Submitted");
  await expect(decision.subject).toHaveCount(0);
  await decision.save();
  await server.advance(2 * hour);
  await decision.expectVisibleStatus("Submitted");
  await enter(page);
  await decision.change("Accepted");
  // The emails are sent in order, so an email about the rejection would come first.
  await decision.expectEmails(1);
  await decision.expectVisibleStatus("Accepted");
});

test("the applicant's page shows a rejection once its email is sent, not before", async ({
  decision,
  server,
}) => {
  await decision.change("Rejected");
  await server.advance(23 * hour);
  await decision.expectVisibleStatus("Submitted");
  expect(await decision.emails()).toEqual([]);
  // After the end of the day and a weekend it leaves on the next working day.
  await server.advance(4 * 24 * hour);
  await decision.expectVisibleStatus("Not selected");
  await decision.expectEmails(1);
});

test("a rejection email is sent at once when the delay is zero", async ({ decision, request }) => {
  await changeSettings(request, { rejectionHoldHours: 0 });
  await decision.chooseWithEmail("Rejected");
  await expect(decision.dialog.getByText("before then to cancel it")).toHaveCount(0);
  await decision.save();
  await decision.expectEmails(1);
  await decision.expectVisibleStatus("Not selected");
  await changeSettings(request, { rejectionHoldHours: 24 });
});

test("of two quick changes the last one sends its email, and a double click sends one", async ({
  decision,
  server,
}) => {
  await decision.chooseWithEmail("Under Review");
  await decision.dialog.getByRole("button", { name: "Update Application" }).dblclick();
  await expect(decision.dialog).toBeHidden();
  await decision.change("Accepted");
  await decision.expectEmails(1);
  expect((await decision.emails()).join()).not.toContain("started to review");
  // A change of notes alone sends no email.
  await decision.open();
  await expect(decision.subject).toHaveCount(0);
  await decision.dialog.getByLabel("Notes").fill("Gọi lại sau Tết.");
  await decision.save();
  await server.advance(hour);
  await decision.expectVisibleStatus("Accepted");
  expect(await decision.emails()).toHaveLength(1);
});

test("a retention period that erases applications shows their number and asks before it is saved", async ({
  decision,
  page,
  request,
  server,
}) => {
  await decision.change("Rejected");
  await server.advance(10 * 24 * hour);
  await enter(page);
  await page.goto("/admin/settings/retention");
  await page.getByLabel("Erase them after a number of days").check();
  await page.getByLabel("Days", { exact: true }).fill("5");
  const due = page.getByText(/[1-9]\d* applications? would be erased now/);
  await expect(due).toBeVisible();
  const count = /\d+/.exec((await due.textContent()) ?? "")?.[0];
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", {
    name: `Erase ${count} application${Number(count) === 1 ? "" : "s"} now?`,
  });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await question.getByRole("button", { name: `Save and erase ${count}` }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Days", { exact: true })).toHaveValue("5");
  await changeSettings(request, { retentionDays: null });
});
