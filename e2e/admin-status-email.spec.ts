import { begin } from "./status-email.ts";
import { test } from "./clocked-site.ts";
import { enter } from "./person.ts";
import { apply, changeSettings } from "./settings-calls.ts";
import { expect } from "./site.ts";

const hour = 3_600_000;
test("HR sees the email in the applicant's language before it is sent", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server, "vi");
  await one.choose("Under Review");
  const subject = one.dialog.getByLabel("Subject");
  await expect(subject).toHaveAttribute("lang", "vi");
  const words = await one.dialog.getByLabel("Text").inputValue();
  expect(words).toMatch(/hồ sơ/);
  const title = await subject.inputValue();
  await one.save();
  await expect.poll(one.letters).toHaveLength(1);
  const [letter = ""] = await one.letters();
  expect(letter).toContain(words.split("\n")[0]);
  expect(title).not.toBe("");
  await one.expectShown("Under Review");
});

test("the applicant gets the edited email; returning to the window does not reload the preview", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server);
  await one.choose("Accepted");
  await expect(one.dialog.getByLabel("Subject")).toBeVisible();
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/email-preview?")) asked.push(sent.url());
  });
  // This reloads the list behind the dialog.
  const listed = page.waitForResponse("**/api/v1/applications/?*");
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await (await listed).finished();
  expect(asked).toEqual([]);
  await one.dialog.getByLabel("Subject").fill("Welcome, we would like to meet you");
  await one.dialog.getByLabel("Text").fill("Please come on Monday.\n\nBring nothing but yourself.");
  const notify = one.dialog.getByLabel("Notify applicant");
  // Checking the box again shows the edited text.
  await notify.uncheck();
  await expect(one.dialog.getByLabel("Subject")).toBeHidden();
  await notify.check();
  await expect(one.dialog.getByLabel("Subject")).toHaveValue("Welcome, we would like to meet you");
  await one.save();
  await expect.poll(one.letters).toHaveLength(1);
  const [letter = ""] = await one.letters();
  expect(letter).toContain("Subject: Welcome, we would like to meet you");
  expect(letter).toContain("Please come on Monday.");
  expect(letter).toContain("Bring nothing but yourself.");
  await one.expectShown("Accepted");
});

test("with the checkbox off the status changes and no email is sent", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server);
  await one.choose("Under Review");
  await one.dialog.getByLabel("Notify applicant").uncheck();
  await one.save();
  await one.expectShown("Under Review");
  // The next email is sent, and only that one.
  await one.choose("Accepted");
  await expect(one.dialog.getByLabel("Subject")).toBeVisible();
  await one.save();
  await expect.poll(one.letters).toHaveLength(1);
  expect((await one.letters()).join()).not.toContain("started to review");
});

test("edited text and checkbox survive a reload of the preview, even a failed one", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server);
  await one.choose("Accepted");
  const text = one.dialog.getByLabel("Text");
  const notify = one.dialog.getByLabel("Notify applicant");
  await text.fill("Please come on Monday.");
  await notify.uncheck();
  await page.route("**/api/v1/applications/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, json: { error: { message: "The database rests" } } })
      : route.fallback(),
  );
  const saveInVain = async () => {
    const preview = page.waitForResponse("**/email-preview?*");
    await one.dialog.getByRole("button", { name: "Update Application" }).click();
    await (await preview).finished();
    await expect(one.dialog.getByRole("button", { name: "Update Application" })).toBeEnabled();
    await expect(notify).not.toBeChecked();
    await notify.check();
    await expect(text).toHaveValue("Please come on Monday.");
    await notify.uncheck();
  };

  await page.route("**/email-preview?*", async (route) => {
    const response = await route.fetch();
    const letter: object = await response.json();
    await route.fulfill({ response, json: { ...letter, text: "Other words." } });
  });
  await saveInVain();
  await page.unroute("**/email-preview?*");
  await page.route("**/email-preview?*", (route) =>
    route.fulfill({ status: 403, json: { error: { message: "Not for you" } } }),
  );
  await saveInVain();

  await page.unroute("**/api/v1/applications/*");
  await notify.check();
  await one.save();
  await expect.poll(one.letters).toHaveLength(1);
  expect((await one.letters()).join()).toContain("Please come on Monday.");
});

test("saving before the preview appears, or after it failed to load, sends the standard email", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/email-preview?*", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await one.choose("Under Review");
  await expect(one.dialog.getByText("the standard email is sent")).toBeVisible();
  await one.save();
  release();
  await expect.poll(one.letters).toHaveLength(1);
  await one.expectShown("Under Review");

  await page.unroute("**/email-preview?*");
  await page.route("**/email-preview?*", (route) =>
    route.fulfill({ status: 403, json: { error: { message: "Not for you" } } }),
  );
  await one.choose("Accepted");
  await expect(one.dialog.getByRole("alert")).toContainText("Not for you");
  await expect(one.dialog.getByRole("alert")).toContainText("the standard email is sent");
  await one.save();
  await expect.poll(one.letters).toHaveLength(2);
});

test("a rejection changed back in time is never sent and never shown to the applicant", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server);
  await one.choose("Rejected");
  await expect(one.dialog.getByText("This email goes out in 24 hours;")).toBeVisible();
  await one.save();
  await server.advance(23 * hour);
  await one.expectShown("Submitted");
  await enter(page);
  await one.choose("Submitted");
  await expect(one.dialog.getByLabel("Subject")).toHaveCount(0);
  await one.save();
  await server.advance(2 * hour);
  await one.expectShown("Submitted");
  await enter(page);
  await one.choose("Accepted");
  await expect(one.dialog.getByLabel("Subject")).toBeVisible();
  await one.save();
  // An earlier email would have been sent first.
  await expect.poll(one.letters).toHaveLength(1);
  await one.expectShown("Accepted");
});

test("the applicant's page shows a rejection once its email is sent, not before", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server);
  await one.choose("Rejected");
  await expect(one.dialog.getByLabel("Subject")).toBeVisible();
  await one.save();
  await server.advance(24 * hour - 60_000);
  await one.expectShown("Submitted");
  expect(await one.letters()).toEqual([]);
  await server.advance(120_000);
  // A new email wakes the transport, which also sends the due ones.
  await apply(request);
  await one.expectShown("Not selected");
  await expect.poll(one.letters).toHaveLength(1);
});

test("a rejection email is sent at once when the delay is zero", async ({
  page,
  request,
  server,
}) => {
  await changeSettings(request, { rejectionHoldHours: 0 });
  const one = await begin(page, request, server);
  await one.choose("Rejected");
  await expect(one.dialog.getByLabel("Subject")).toBeVisible();
  await expect(one.dialog.getByText("This email goes out in")).toBeHidden();
  await one.save();
  await expect.poll(one.letters).toHaveLength(1);
  await one.expectShown("Not selected");
  await changeSettings(request, { rejectionHoldHours: 24 });
});

test("two quick changes send one email each, and a double click sends one", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server);
  await one.choose("Under Review");
  await expect(one.dialog.getByLabel("Subject")).toBeVisible();
  await one.dialog.getByRole("button", { name: "Update Application" }).dblclick();
  await expect(one.dialog).toBeHidden();
  await one.choose("Accepted");
  await expect(one.dialog.getByLabel("Subject")).toBeVisible();
  await one.save();
  await expect.poll(one.letters).toHaveLength(2);
  // A change of notes alone sends no email.
  await one.open();
  await expect(one.dialog.getByLabel("Subject")).toHaveCount(0);
  await one.dialog.getByLabel("Notes").fill("Gọi lại sau Tết.");
  await one.save();
  await server.advance(hour);
  await one.expectShown("Accepted");
  expect(await one.letters()).toHaveLength(2);
});

test("a retention period that erases applications shows their number and asks before it is saved", async ({
  page,
  request,
  server,
}) => {
  const one = await begin(page, request, server);
  await one.choose("Rejected");
  await expect(one.dialog.getByLabel("Subject")).toBeVisible();
  await one.save();
  await server.advance(10 * 24 * hour);
  await enter(page);
  await page.goto("/admin?tab=settings&section=retention");
  await page.getByLabel("Erase them after a number of days").check();
  await page.getByLabel("Days", { exact: true }).fill("5");
  const due = page.getByText(/Applications that would be erased now: [1-9]/);
  await expect(due).toBeVisible();
  const count = /\d+/.exec((await due.textContent()) ?? "")?.[0];
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: `Erase applications now: ${count}?` });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await question.getByRole("button", { name: `Save and erase ${count}` }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Days", { exact: true })).toHaveValue("5");
  await changeSettings(request, { retentionDays: null });
});
