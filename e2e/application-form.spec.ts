import { fillIn, hint, submit, upload } from "./application-form.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/careers/apply");
});

for (const [label, value, message] of [
  [/^Full Name/, "A", "Full name must be at least 2 characters"],
  [/^Email/, "not an address", "Please enter a valid email address"],
  [/^Phone Number/, "12345", "Please enter a valid phone number"],
  [/^Cover Letter/, "Too short", "Cover letter must be at least 50 characters if provided"],
  [/^Portfolio/, "javascript:alert(1)", "Please enter a valid URL"],
  [/^LinkedIn/, "me", "Please enter a valid LinkedIn URL"],
  [/^GitHub/, "ftp://me", "Please enter a valid GitHub URL"],
] as const) {
  test(`${label.source} is checked when the field loses focus: "${message}"`, async ({ page }) => {
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
  });
}

test("nothing can be submitted before every required field and the resume are there", async ({
  page,
}) => {
  await expect(submit(page)).toBeDisabled();
  await expect(hint(page)).toBeVisible();
  await fillIn(page, "an@people.example");
  await expect(hint(page)).toBeHidden();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(submit(page)).toBeDisabled();
  await expect(hint(page)).toBeVisible();
});

test("the counter of the cover letter is red between 1 and 49 characters", async ({ page }) => {
  const letter = page.getByRole("textbox", { name: /^Cover Letter/ });
  const colorOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((counter) => getComputedStyle(counter).color);
  const calm = await colorOf("0/50 characters");
  await letter.fill("x".repeat(49));
  expect(await colorOf("49/50 characters")).not.toBe(calm);
  await letter.fill("x".repeat(50));
  expect(await colorOf("50/50 characters")).toBe(calm);
});

test("the earliest start date is the viewer's today", async ({ page }) => {
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
  await expect(page.getByLabel("Available Start Date")).toHaveAttribute("min", today);
});

for (const [name, bytes, message] of [
  ["cv.txt", 100, "Please upload a PDF or Word document"],
  ["cv.pdf", 5 * 1024 * 1024 + 1, "File size must be less than 5MB"],
  ["cv.docx", 100, "Please upload a PDF or Word document"],
] as const) {
  test(`${name} of ${bytes} bytes is refused: "${message}"`, async ({ page }) => {
    const buffer = Buffer.alloc(bytes, "x");
    if (name === "cv.pdf") buffer.write("%PDF-1.7");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.locator("input[type=file]")).toBeFocused();
  });
}

test("what the server finds wrong with the resume stands at its field, in two sentences", async ({
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

test("the picker accepts .pdf, .doc and .docx", async ({ page }) => {
  await expect(page.locator("input[type=file]")).toHaveAttribute("accept", ".pdf,.doc,.docx");
});

test("the form's state is told in eight facts, with a way to what is missing", async ({ page }) => {
  const status = page.getByRole("region", { name: "Form status" });
  for (const fact of ["Form", "Resume selected", "Submitting", "Errors"]) {
    await expect(status.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await expect(status).toContainText("Not complete");
  await status.getByRole("link", { name: "Full Name" }).click();
  await expect(page.getByLabel(/^Full Name/)).toBeFocused();
  await fillIn(page, "binh@people.example");
  for (const fact of ["Valid", "AI Engineer", "Mid Level (3-5 years)", "Nguyễn Văn Mẫu"]) {
    await expect(status).toContainText(fact);
  }
  await expect(status.getByRole("link")).toHaveCount(0);
});

test("what an applicant reads and can do after success", async ({ page }) => {
  await fillIn(page, "chi@people.example");
  await submit(page).click();
  await expect(
    page.getByRole("heading", { name: "Application Submitted Successfully!" }),
  ).toBeFocused();
  for (const text of [
    "Application submitted successfully! We will review your application and get back to you soon.",
    "What happens next?",
    "chi@people.example",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Back to Careers" })).toHaveAttribute(
    "href",
    "/careers",
  );
  await page.getByRole("button", { name: "Apply for Another Position" }).click();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("");
  await expect(submit(page)).toBeDisabled();
});

test("the server's own words are shown, and nothing that was entered is lost", async ({ page }) => {
  await page.route(upload, (route) =>
    route.fulfill({ status: 503, json: { message: "The disk is full today" } }),
  );
  await fillIn(page, "dung@people.example");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("The disk is full today");
  await expect(page.getByLabel(/^Email/)).toHaveValue("dung@people.example");
  await page.unroute(upload);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { name: "Application Submitted Successfully!" }),
  ).toBeVisible();
});

test("a field the server refuses takes the focus and its sentence, until it is edited", async ({
  page,
}) => {
  const sentence = "This address takes no mail";
  await page.route(upload, (route) =>
    route.fulfill({ status: 422, json: { message: "No.", errors: { email: [sentence] } } }),
  );
  await fillIn(page, "em@people.example");
  await submit(page).click();
  const email = page.getByLabel(/^Email/);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(sentence);
  await expect(page.getByRole("region", { name: "Form status" })).toContainText("ErrorsEmail");
  await email.fill("em2@people.example");
  await expect(page.getByText(sentence)).toBeHidden();
});

for (const [failure, text, fulfill] of [
  ["without words", "Failed to submit application. Please try again.", { status: 500, body: "{}" }],
  ["that breaks off", "An unexpected error occurred. Please try again.", null],
] as const) {
  test(`a failure ${failure} says "${text}"`, async ({ page }) => {
    await page.route(upload, (route) =>
      fulfill === null ? route.abort("connectionreset") : route.fulfill(fulfill),
    );
    await fillIn(page, "giang@people.example");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText(text);
  });
}

test("an answer that was lost and a second attempt make one application", async ({
  page,
  site,
}) => {
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
  await fillIn(page, "hoa@people.example");
  await submit(page).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { name: "Application Submitted Successfully!" }),
  ).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(site.url).toBe(new URL(page.url()).origin);
});

test("sending can be cancelled and nothing is lost", async ({ page }) => {
  await page.route(upload, () => undefined);
  await fillIn(page, "kim@people.example");
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Submitting Application..." })).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Sending was cancelled.")).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue("kim@people.example");
  await expect(submit(page)).toBeEnabled();
});

for (const [asked, slug] of [
  ["Blockchain Engineer", "blockchain-engineer"],
  ["E-commerce", "ecommerce-excutive"],
  ["ui-designer", "ui-designer"],
  ["Chief Storyteller", "Chief Storyteller"],
] as const) {
  test(`?position=${asked} is shown and chosen`, async ({ page }) => {
    await page.goto(`/careers/apply?position=${encodeURIComponent(asked)}`);
    await expect(page.getByText(/^Applying for: /)).toBeVisible();
    await expect(page.getByRole("combobox", { name: /^Position/ })).toHaveValue(slug);
  });
}

test("text typed before the script runs is kept", async ({ page }) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto("/careers/apply", { waitUntil: "commit" });
  await page.getByLabel(/^Full Name/).fill("Trần Thị Sớm");
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByRole("region", { name: "Form status" })).toContainText("Trần Thị Sớm");
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("Trần Thị Sớm");
});

test("a switch of the language keeps what was entered and chosen", async ({ page }) => {
  await fillIn(page, "lan@people.example");
  await page.getByRole("link", { name: "vi", exact: true }).first().click();
  await expect(page.getByLabel(/^Họ và tên/)).toHaveValue("Nguyễn Văn Mẫu");
  await expect(page.getByRole("button", { name: "Gửi hồ sơ" })).toBeEnabled();
});
