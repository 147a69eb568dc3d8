import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleDialog, inViews } from "./accessibility.ts";
import { apply } from "./admin-review.ts";
import { passUndo } from "./clocked-server.ts";
import { undoSite } from "./clocked-site.ts";
import { loseFirstResponse } from "./held-calls.ts";
import { enter, newAddress } from "./person.ts";
import { openSection, test as base } from "./settings-calls.ts";
import { asAdmin, emailsTo, expect } from "./site.ts";

const test = base.extend(undoSite);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const writeDialog = (page: Page) => page.getByRole("dialog", { name: /^Write to / });
const toastOf = (page: Page, text: string) =>
  page.locator("[data-toasts]").getByText(text, { exact: true });

/** Applies and returns the id, the name and the address of the applicant. */
async function newApplicant(request: APIRequestContext) {
  const email = newAddress("messages");
  const name = "Nguyễn Thị Thư";
  return { id: await apply(request, name, undefined, { email }), name, email };
}

/** Adds a text of HR's own through the API. */
async function addOwnText(request: APIRequestContext, name: string): Promise<void> {
  const response = await request.post("/api/v1/email-templates", {
    data: {
      name,
      language: "en",
      subject: "A call about {position}",
      text: "Dear {name},\n\nMay we call you? Your application: {status_link}",
    },
    headers: await asAdmin(request),
  });
  expect(response.status()).toBe(201);
}

test.beforeEach(async ({ page }) => enter(page));

test("HR writes to an applicant from a text, previews the email, takes it back, and sends it", async ({
  strictPage: page,
  request,
  undoServer,
}) => {
  const { id, name, email } = await newApplicant(request);
  const template = `Invitation ${process.pid}`;
  await addOwnText(request, template);
  await page.goto(`/admin?tab=applications&details=${id}`);
  await button(page, "Write").click();
  const dialog = writeDialog(page);
  await dialog.getByLabel("Start from").selectOption(template);
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue(/^Dear Nguyễn Thị Thư/);
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue(/\{status_link\}/);
  await dialog.getByLabel("Subject").fill("May we call you?");
  await button(page, "Preview").click();
  const preview = dialog.getByRole("region", { name: "As it will be sent" });
  await expect(preview).toContainText(email);
  await expect(preview).toContainText("hr@company.example");
  await expect(preview).toContainText("application-status#...");
  await expect(preview).toContainText("Receipt number:");
  await expect(preview).not.toContainText("{");

  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog).toBeHidden();
  await button(page, "Undo").click();
  await expect(toastOf(page, "Email cancelled")).toBeVisible();
  // The form is open again with the text.
  await expect(dialog.getByLabel("Subject")).toHaveValue("May we call you?");
  await dialog.getByLabel("Subject").fill("May we call you on Monday?");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(toastOf(page, `The email to ${name} will be sent in a few seconds`)).toBeVisible();

  await passUndo(undoServer);
  const messages = async () =>
    (await emailsTo(undoServer, email)).filter((text) => text.includes("May we call you"));
  await expect.poll(messages, { message: "the message" }).toHaveLength(1);
  const [sent = ""] = await messages();
  expect(sent).toContain("Subject: May we call you on Monday?");
  expect(sent).toMatch(/^Reply-To: hr@company\.example/m);
  expect(sent).toMatch(/application-status#[\w-]{20,}/);

  await page.goto(`/admin?tab=applications&review=${id}`);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline).toContainText("Email written: May we call you on Monday?");
  await expect(timeline).toContainText("Email cancelled: May we call you?");
  await expect(timeline).toContainText("Email to the applicant: saved to a file");
  await timeline.getByText("Text", { exact: true }).first().click();
  await expect(timeline.getByText("May we call you? Your application:").first()).toBeVisible();
});

test("the whole email can be written by keyboard in the review, and is sent once after a lost response", async ({
  page,
  request,
}) => {
  const { id, name } = await newApplicant(request);
  await page.goto(`/admin?tab=applications&review=${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await page.keyboard.press("w");
  const dialog = writeDialog(page);
  await dialog.getByLabel("Subject").focus();
  await page.keyboard.type("Hello ");
  await dialog.getByRole("button", { name: "Name", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Hello {name}");
  await expect(dialog.getByLabel("Subject")).toBeFocused();
  await dialog.getByLabel("Text", { exact: true }).focus();
  await page.keyboard.type("One line");
  await page.keyboard.press("Escape");
  await button(page, "Keep editing").click();
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue("One line");
  await loseFirstResponse(page, "**/messages");
  await dialog.getByLabel("Text", { exact: true }).focus();
  await page.keyboard.press("Control+Enter");
  await expect(toastOf(page, "The email was not sent")).toBeVisible();
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue("One line");
  await page.keyboard.press("Control+Enter");
  await expect(toastOf(page, `The email to ${name} will be sent in a few seconds`)).toBeVisible();
  const written = page.getByRole("region", { name: "Timeline" }).getByText(/^Email written:/);
  await expect(written).toHaveCount(1);
});

test("a text with an unknown placeholder is neither previewed nor sent", async ({
  page,
  request,
}) => {
  const { id } = await newApplicant(request);
  await page.goto(`/admin?tab=applications&details=${id}&dialog=write`);
  const dialog = writeDialog(page);
  await dialog.getByLabel("Subject").fill("Hello");
  await dialog.getByLabel("Text", { exact: true }).fill("Dear {nmae}");
  await button(page, "Preview").click();
  await expect(toastOf(page, placeholderError)).toBeVisible();
  await expect(dialog.getByLabel("Text", { exact: true })).toBeFocused();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveAccessibleDescription(
    new RegExp(RegExp.escape(placeholderError)),
  );
});

const placeholderError =
  "{nmae} is not a placeholder of this email. Use {name}, or remove the braces.";

test("the text of an email is changed, is that of the next email, and goes back to the standard", async ({
  strictPage: page,
  request,
  site,
}) => {
  await openSection(page, "email-texts");
  const edit = button(page, "Receipt: edit the text in English");
  await edit.click();
  const dialog = page.getByRole("dialog", { name: "Receipt (English)" });
  const subject = `We have it ${process.pid}`;
  await dialog.getByLabel("Subject").fill(`${subject}: {position}`);
  await dialog
    .getByLabel("Text", { exact: true })
    .fill("Thank you, {name}.\n\nSteps\n1. Read\n2. Call");
  await dialog.getByRole("button", { name: "Preview" }).click();
  const preview = dialog.getByRole("region", { name: "As it will be sent" });
  await expect(preview).toContainText("Thank you, Nguyễn Minh Anh.");
  await dialog.getByRole("button", { name: "Send me a test" }).click();
  await expect(toastOf(page, "Email saved to a file")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Text saved")).toBeVisible();
  await expect(edit).toContainText("Changed");

  const { email } = await newApplicant(request);
  await expect
    .poll(async () => (await emailsTo(site, email)).join(), { message: "the changed receipt" })
    .toContain(`Subject: ${subject}: `);
  await edit.click();
  await dialog.getByRole("button", { name: "Back to the standard text" }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).not.toContainText("Changed");
  await button(page, "Undo").click();
  await expect(edit).toContainText("Changed");
  await edit.click();
  await dialog.getByRole("button", { name: "Back to the standard text" }).click();
  await expect(edit).not.toContainText("Changed");
});

test("two administrators who change one text see the conflict", async ({ page, request }) => {
  await openSection(page, "email-texts");
  await button(page, "Accepted: edit the text in Vietnamese").click();
  const dialog = page.getByRole("dialog", { name: "Accepted (Vietnamese)" });
  await dialog.getByLabel("Subject").fill("Của tôi");
  const path = "/api/v1/email-templates/accepted/vi";
  const headers = await asAdmin(request);
  const data = { subject: "Của người khác", text: "Nội dung" };
  expect((await request.put(path, { data, headers })).status()).toBe(200);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Của người khác")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(toastOf(page, "Text saved")).toBeVisible();
  expect((await request.delete(path, { headers })).status()).toBe(200);
});

test("HR's own texts are added, changed, deleted and restored", async ({ strictPage: page }) => {
  const name = `A call ${process.pid}`;
  await openSection(page, "email-texts");
  await button(page, "New text").click();
  const dialog = page.getByRole("dialog", { name: "Text of your own" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Name of the text")).toBeFocused();
  await dialog.getByLabel("Name of the text").fill(name);
  await dialog.getByLabel("Subject").fill("A call");
  await dialog.getByLabel("Text", { exact: true }).fill("Dear {name}");
  await dialog.getByRole("button", { name: "Save" }).click();
  await button(page, `Edit ${name}`).click();
  await dialog.getByLabel("Language").selectOption("Vietnamese");
  await dialog.getByRole("button", { name: "Save" }).click();
  const item = page.getByRole("listitem").filter({ hasText: name });
  await expect(item).toContainText("Vietnamese · A call");
  await button(page, `Delete ${name}`).click();
  await expect(item).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your own texts" })).toBeFocused();
  await button(page, "Undo").click();
  await expect(item).toContainText("Vietnamese · A call");
});

test("answers go to the reply address in the settings", async ({ page, request, site }) => {
  await openSection(page, "email-texts");
  const address = page.getByLabel("Reply-to address");
  await address.fill("not an address");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(address).toHaveAccessibleDescription(/email/);
  await address.fill("jobs@company.example");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toastOf(page, "Settings saved")).toBeVisible();
  const { email } = await newApplicant(request);
  await expect
    .poll(async () => (await emailsTo(site, email)).join(), { message: "the receipt" })
    .toMatch(/^Reply-To: jobs@company\.example/m);
});

test("a bulk change carries the edited texts", async ({
  strictPage: page,
  request,
  undoServer,
}) => {
  const { name, email } = await newApplicant(request);
  await page.goto(`/admin?tab=applications&q=${encodeURIComponent(email)}`);
  await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await button(page, "Email text").click();
  const dialog = page.getByRole("dialog", { name: "Email about the status Under Review" });
  await dialog.getByLabel("Subject (English)").fill("We are reading, {name}");
  await button(page, "Use these texts").click();
  await expect(button(page, "Email text (edited)")).toBeVisible();
  await button(page, "Set status").click();
  await expect(button(page, "Undo")).toBeVisible();
  await passUndo(undoServer);
  await expect
    .poll(async () => (await emailsTo(undoServer, email)).join(), {
      message: "the edited status email",
    })
    .toContain("We are reading, Nguyễn Thị Thư");
});

inViews(3, () => {
  test("the screens of messages and texts are accessible", async ({ page, request }) => {
    const { id } = await newApplicant(request);
    await addOwnText(request, "Axe");
    await openSection(page, "email-texts");
    await expect(page.locator("#own-texts")).toBeVisible();
    await expectAccessible(page);
    for (const address of [
      "/admin/settings/email-texts?text=erased.vi",
      "/admin/settings/email-texts?text=new",
      `/admin?tab=applications&details=${id}&dialog=write`,
    ]) {
      await page.goto(address);
      const dialog = page.getByRole("dialog");
      await dialog.locator("[name=subject]").fill("A");
      await dialog.locator("[name=text]").fill("A\n\nB");
      await dialog.getByRole("button", { name: /^(?:Preview|Xem trước)$/ }).click();
      await expect(dialog.getByRole("region")).toBeVisible();
      await expectAccessibleDialog(dialog);
    }
  });
});
