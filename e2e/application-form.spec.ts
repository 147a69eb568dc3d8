import { fillIn, hint, holdScripts, submit, upload } from "./application-form.ts";
import { newAddress } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/careers/apply");
});

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
  const letter = page.getByRole("textbox", { name: /^Cover Letter/ });
  const colorOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((counter) => getComputedStyle(counter).color);
  const calm = await colorOf("0/50 characters");
  await letter.fill("x".repeat(49));
  expect(await colorOf("49/50 characters")).not.toBe(calm);
  await letter.fill("x".repeat(50));
  expect(await colorOf("50/50 characters")).toBe(calm);

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
    await letter.focus();
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
  const status = page.getByRole("region", { name: "Form status" });
  for (const fact of ["Form", "Resume selected", "Submitting", "Errors"]) {
    await expect(status.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await expect(status).toContainText("Not complete");
  await status.getByRole("link", { name: "Full Name" }).click();
  await expect(page.getByLabel(/^Full Name/)).toBeFocused();
  await fillIn(page, newAddress());
  await expect(hint(page)).toBeHidden();
  for (const fact of ["Valid", "AI Engineer", "Mid Level (3-5 years)", "Nguyễn Văn Mẫu"]) {
    await expect(status).toContainText(fact);
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
  for (const [text, answer] of [
    ["The disk is full today", { status: 503, json: { message: "The disk is full today" } }],
    ["Failed to submit application. Please try again.", { status: 500, body: "{}" }],
    ["An unexpected error occurred. Please try again.", null],
  ] as const) {
    await page.route(upload, (route) =>
      answer === null ? route.abort("connectionreset") : route.fulfill(answer),
    );
    await page
      .getByRole("button", { name: /^(?:Submit Application|Try again)$/ })
      .last()
      .click();
    await expect(page.getByRole("alert")).toContainText(text);
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
    await page.unroute(upload);
  }
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { name: "Application Submitted Successfully!" }),
  ).toBeVisible();
});

test("a field that the server refuses gets the focus and shows the message until it is edited", async ({
  page,
}) => {
  const sentence = "This address takes no mail";
  await page.route(upload, (route) =>
    route.fulfill({ status: 422, json: { message: "No.", errors: { email: [sentence] } } }),
  );
  await fillIn(page, newAddress());
  await submit(page).click();
  const email = page.getByLabel(/^Email/);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(sentence);
  await expect(page.getByRole("region", { name: "Form status" })).toContainText("ErrorsEmail");
  await email.fill(newAddress());
  await expect(page.getByText(sentence)).toBeHidden();
});

test("a retry after a lost response sends the same idempotency key", async ({ page, site }) => {
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  await page.route(upload, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server gets it and answers; the applicant never hears of it.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await fillIn(page, newAddress());
  await submit(page).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { name: "Application Submitted Successfully!" }),
  ).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(site.url).toBe(new URL(page.url()).origin);
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
  for (const [asked, slug] of [
    ["Blockchain Engineer", "blockchain-engineer"],
    ["E-commerce", "ecommerce-excutive"],
    ["ui-designer", "ui-designer"],
    ["Chief Storyteller", "Chief Storyteller"],
  ] as const) {
    await page.goto(`/careers/apply?position=${encodeURIComponent(asked)}`);
    await expect(page.getByText(/^Applying for: /)).toBeVisible();
    await expect(page.getByRole("combobox", { name: /^Position/ })).toHaveValue(slug);
  }
});

test("the form keeps text typed before its script runs", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/careers/apply", { waitUntil: "commit" });
  await page.getByLabel(/^Full Name/).fill("Trần Thị Sớm");
  await expect(submit(page)).toBeDisabled();
  release();
  await expect(page.getByRole("region", { name: "Form status" })).toContainText("Trần Thị Sớm");
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("Trần Thị Sớm");
});

test("switching the language keeps every entry", async ({ page }) => {
  await fillIn(page, newAddress());
  await page.getByRole("link", { name: "vi", exact: true }).first().click();
  await expect(page.getByLabel(/^Họ và tên/)).toHaveValue("Nguyễn Văn Mẫu");
  await expect(page.getByRole("button", { name: "Gửi hồ sơ" })).toBeEnabled();
});
