import {
  fillIn,
  formStatus,
  fullName,
  hint,
  holdScripts,
  send,
  storedFor,
  submit,
  success,
  upload,
} from "./application-form.ts";
import { newAddress } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => page.goto("/careers/apply"));

test("each field shows its error when it loses focus", async ({ page }) => {
  for (const [label, value, message] of [
    [/^Full Name/, "A", "Full name must be at least 2 characters"],
    [/^Email/, "not an address", "Please enter a valid email address"],
    [/^Phone Number/, "12345", "Please enter a valid phone number"],
    [/^Cover Letter/, "Too short", "Cover letter must be at least 50 characters if provided"],
    [/^Portfolio/, "javascript:alert(1)", "Please enter a valid URL"],
    [/^LinkedIn/, "me", "Please enter a valid LinkedIn URL"],
    [/^GitHub/, "ftp://me", "Please enter a valid GitHub URL"],
  ] as const) {
    const field = page.getByRole("textbox", { name: label });
    await field.fill(value);
    await expect(page.getByText(message)).toBeHidden();
    await field.blur();
    await expect(page.getByText(message)).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
    await field.fill("");
    if (label.source !== "^Full Name" && label.source !== "^Email") {
      await expect(page.getByText(message)).toBeHidden();
    }
  }
});

test("the cover letter counter is red until the text is long enough, the start date begins today, and the file picker accepts three formats up to 5 MB", async ({
  page,
}) => {
  const coverLetter = page.getByRole("textbox", { name: /^Cover Letter/ });
  const colorOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((counter) => getComputedStyle(counter).color);
  const neutral = await colorOf("0/50 characters");
  await coverLetter.fill("x".repeat(49));
  await expect.poll(() => colorOf("49/50 characters")).not.toBe(neutral);
  await coverLetter.fill("x".repeat(50));
  await expect.poll(() => colorOf("50/50 characters")).toBe(neutral);

  const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
  await expect(page.getByLabel("Available Start Date")).toHaveAttribute("min", today);

  const picker = page.locator("input[type=file]");
  await expect(picker).toHaveAttribute("accept", ".pdf,.doc,.docx");
  for (const [name, bytes, message] of [
    ["cv.txt", 100, "Please upload a PDF or Word document"],
    ["cv.pdf", 5 * 1024 * 1024 + 1, "File size must be less than 5MB"],
    ["cv.docx", 100, "Please upload a PDF or Word document"],
  ] as const) {
    const buffer = Buffer.alloc(bytes, "x");
    if (name === "cv.pdf") buffer.write("%PDF-1.7");
    await coverLetter.focus();
    await picker.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await expect(page.getByText(message)).toBeVisible();
    await expect(picker).toBeFocused();
  }
});

test("a resume that the server refuses shows the reason and a remedy at its field", async ({
  page,
}) => {
  await fillIn(page, "dung@people.example");
  const buffer = Buffer.from("%PDF-1.7 and nothing more");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
  await submit(page).click();
  await expect(
    page.getByText(
      "Please upload a PDF or Word document. This file is damaged or incomplete. Save it again as PDF or DOCX and try again.",
    ),
  ).toBeVisible();
  await expect(page.locator("input[type=file]")).toBeFocused();
});

test("the form status shows the values and links to missing fields; an incomplete form cannot be submitted", async ({
  page,
}) => {
  await expect(submit(page)).toBeDisabled();
  await expect(hint(page)).toBeVisible();
  const status = formStatus(page);
  for (const text of ["Form", "Resume selected", "Submitting", "Errors"]) {
    await expect(status.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(status).toContainText("Not complete");
  await status.getByRole("link", { name: "Full Name" }).click();
  await expect(fullName(page)).toBeFocused();
  await fillIn(page, newAddress());
  await expect(hint(page)).toBeHidden();
  for (const text of ["Valid", "AI Engineer", "Mid Level (3-5 years)", "Nguyễn Văn Mẫu"]) {
    await expect(status).toContainText(text);
  }
  await expect(status.getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(submit(page)).toBeDisabled();
  await expect(hint(page)).toBeVisible();
});

test("a failure shows the server's message or the form's, keeps every entry, and can be retried", async ({
  page,
}) => {
  const email = newAddress();
  await fillIn(page, email);
  for (const [message, answer] of [
    ["The disk is full today", { status: 503, json: { message: "The disk is full today" } }],
    ["Failed to submit application. Please try again.", { status: 500, body: "{}" }],
    ["An unexpected error occurred. Please try again.", null],
  ] as const) {
    await page.route(upload, (route) =>
      answer === null ? route.abort("connectionreset") : route.fulfill(answer),
    );
    await send(page);
    await expect(page.getByRole("alert")).toContainText(message);
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
    await page.unroute(upload);
  }
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(success(page)).toBeVisible();
});

test("a field that the server refuses gets the focus and shows the message until it is edited", async ({
  page,
}) => {
  const message = "This address takes no mail";
  await page.route(upload, (route) =>
    route.fulfill({ status: 422, json: { message: "No.", errors: { email: [message] } } }),
  );
  await fillIn(page, newAddress());
  await submit(page).click();
  const email = page.getByLabel(/^Email/);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(message);
  await expect(formStatus(page)).toContainText("ErrorsEmail");
  await email.fill(newAddress());
  await expect(page.getByText(message)).toBeHidden();
});

test("a retry after a lost response stores one application", async ({ page, request }) => {
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  await page.route(upload, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server stores the application, and its response is lost.
    await route.fetch();
    return route.abort("connectionreset");
  });
  const email = newAddress();
  await fillIn(page, email);
  await submit(page).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(success(page)).toBeVisible();
  expect(await storedFor(request, email)).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("cancelling the upload keeps every entry", async ({ page }) => {
  await page.route(upload, () => undefined);
  const address = newAddress();
  await fillIn(page, address);
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Submitting Application..." })).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Sending was cancelled.")).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue(address);
  await expect(submit(page)).toBeEnabled();
});

test("the form selects the position of the URL, given as a title, a label, a slug or an unknown name", async ({
  page,
}) => {
  for (const [query, value] of [
    ["Blockchain Engineer", "blockchain-engineer"],
    ["E-commerce", "ecommerce-excutive"],
    ["ui-designer", "ui-designer"],
    ["Chief Storyteller", "Chief Storyteller"],
  ] as const) {
    await page.goto(`/careers/apply?position=${encodeURIComponent(query)}`);
    await expect(page.getByText(/^Applying for: /)).toBeVisible();
    await expect(page.getByRole("combobox", { name: /^Position/ })).toHaveValue(value);
  }
});

test("the form keeps text typed before its script runs", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/careers/apply", { waitUntil: "commit" });
  await fullName(page).fill("Trần Thị Sớm");
  await expect(submit(page)).toBeDisabled();
  release();
  await expect(formStatus(page)).toContainText("Trần Thị Sớm");
  await expect(fullName(page)).toHaveValue("Trần Thị Sớm");
});

test("switching the language keeps every entry", async ({ page }) => {
  await fillIn(page, newAddress());
  await page.getByRole("link", { name: "vi", exact: true }).first().click();
  await expect(page.getByLabel(/^Họ và tên/)).toHaveValue("Nguyễn Văn Mẫu");
  await expect(page.getByRole("button", { name: "Gửi hồ sơ" })).toBeEnabled();
});

test("a start date with a year of two digits shows the year of this century before it is sent", async ({
  page,
}) => {
  const startDate = page.getByLabel("Available Start Date");
  await startDate.focus();
  await startDate.pressSequentially("050126");
  await expect(startDate).toHaveValue("0026-05-01");
  await startDate.blur();
  await expect(startDate).toHaveValue("2026-05-01");
  await startDate.focus();
  await startDate.pressSequentially("060227");
  await page.keyboard.press("Enter");
  await expect(startDate).toHaveValue("2027-06-02");
});
