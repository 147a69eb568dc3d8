import type { Locator, Page } from "@playwright/test";
import { apply, openApplications, openNewApplications } from "./admin-list.ts";
import { apply as applyAs, openReview } from "./admin-review.ts";
import { dialogOf, makeUsers, openNewUsers, openUsers } from "./admin-users.ts";
import { expectNoViolation, inViews } from "./accessibility.ts";
import { enter, signUpPerson } from "./person.ts";
import { expect, test } from "./site.ts";

// A form asks before it closes with unsaved changes.

const questionOf = (page: Page) => dialogOf(page, "Discard changes?");
const keep = (page: Page) => questionOf(page).getByRole("button", { name: "Keep editing" });
const discard = (page: Page) => questionOf(page).getByRole("button", { name: "Discard changes" });

type Form = {
  name: string;
  /** Opens the form and returns its dialog. */
  open: (page: Page) => Promise<Locator>;
  /** Types into a field and returns it. */
  type: (dialog: Locator) => Promise<Locator>;
};

async function fill(field: Locator): Promise<Locator> {
  await field.fill("Đang viết dở");
  return field;
}

async function openDialog(page: Page, button: string, dialog: string): Promise<Locator> {
  await page.getByRole("button", { name: button, exact: true }).click();
  return dialogOf(page, dialog);
}

const forms: readonly Form[] = [
  {
    name: "Edit User",
    open: (page) => openDialog(page, "Edit Dở dang 01", "Edit User"),
    type: (dialog) => fill(dialog.getByLabel("Notes")),
  },
  {
    name: "Create New User",
    open: (page) => openDialog(page, "Create New User", "Create New User"),
    type: (dialog) => fill(dialog.getByLabel("Name")),
  },
  {
    name: "Update Application",
    open: (page) => openDialog(page, "Edit Dở dang 01", "Update Application"),
    type: (dialog) => fill(dialog.getByLabel("Notes")),
  },
];

/** All actions that close a dialog. */
const closings: Record<string, (page: Page, dialog: Locator) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "the backdrop": (page) => page.mouse.click(5, 5),
  "the close button": (_page, dialog) =>
    dialog.getByRole("button", { name: "Dismiss dialog" }).click(),
  Cancel: (_page, dialog) => dialog.getByRole("button", { name: "Cancel" }).click(),
  Back: (page) => page.goBack(),
};

for (const form of forms) {
  test(`${form.name} asks before it closes with changes, and closes at once without`, async ({
    page,
    request,
  }) => {
    if (form.name === "Update Application") {
      await apply(request, "Dở dang", 1);
      await enter(page);
      await openApplications(page, "Dở dang");
    } else {
      await makeUsers(request, "Dở dang", 1);
      await openUsers(page, "Dở dang");
    }
    for (const [name, close] of Object.entries(closings)) {
      await test.step(name, async () => {
        const dialog = await form.open(page);
        await expect(dialog.getByRole("textbox").first()).toBeVisible();
        await close(page, dialog);
        await expect(dialog).toBeHidden();
        await expect(questionOf(page)).toBeHidden();
        await expect(page).not.toHaveURL(/dialog=/);

        await form.open(page);
        const field = await form.type(dialog);
        await close(page, dialog);
        await expect(keep(page)).toBeFocused();
        // Escape in the question returns to the form.
        await page.keyboard.press("Escape");
        await expect(questionOf(page)).toBeHidden();
        await expect(field).toHaveValue("Đang viết dở");
        await close(page, dialog);
        await discard(page).click();
        await expect(questionOf(page)).toBeHidden();
        await expect(dialog).toBeHidden();
        await expect(page).not.toHaveURL(/dialog=/);
      });
    }
  });
}

test("a form whose edits are undone closes without a question", async ({ page, request }) => {
  await openNewUsers(page, request, "Thôi", 1);
  const dialog = await openDialog(page, "Edit Thôi 01", "Edit User");
  await dialog.getByLabel("Name").fill("Khác");
  await dialog.getByLabel("Role").selectOption("admin");
  await dialog.getByLabel("Active Account").uncheck();
  await dialog.getByLabel("Name").fill("Thôi 01");
  await dialog.getByLabel("Role").selectOption("user");
  await dialog.getByLabel("Active Account").check();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an edited email is an unsaved change, a status chosen by its key is not", async ({
  page,
  request,
}) => {
  const id = await applyAs(request, "Thư dở", undefined, { email: "thu.do@people.example" });
  await enter(page);
  await openReview(page, id, "Thư dở");
  const dialog = dialogOf(page, "Update Application");
  const text = dialog.getByLabel("Text", { exact: true });
  await page.keyboard.press("3");
  await expect(text).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.keyboard.press("3");
  await text.fill("Mời bạn đến vào thứ Hai.");
  await page.keyboard.press("Escape");
  await expect(keep(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("Mời bạn đến vào thứ Hai.");
  await page.keyboard.press("Escape");
  await discard(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Thư dở" })).toBeVisible();
});

test("the review asks before it closes with unsaved notes, and the next application keeps them", async ({
  page,
  request,
}) => {
  const id = await applyAs(request, "Ghi dở", undefined, { email: "ghi.do.1@people.example" });
  await applyAs(request, "Ghi dở hai", undefined, { email: "ghi.do.2@people.example" });
  await enter(page);
  await openApplications(page, "Ghi dở", "&sort=oldest");
  await page.getByRole("link", { name: "Review" }).click();
  const notes = page.getByRole("textbox", { name: "Notes" });
  await notes.fill("Hỏi lại về lương");
  await expect(page.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: "Ghi dở hai" })).toBeVisible();
  await expect(questionOf(page)).toBeHidden();
  await page.keyboard.press("k");
  await expect(notes).toHaveValue("Hỏi lại về lương");

  const exits = [
    async () => {
      await notes.focus();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    },
    () => page.getByRole("button", { name: "Back to the list" }).click(),
    () =>
      page
        .getByRole("link", { name: /home page|, home/i })
        .first()
        .click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const exit of exits) {
    await exit();
    await expect(keep(page)).toBeFocused();
    await keep(page).click();
    await expect(questionOf(page)).toBeHidden();
    await expect(notes).toHaveValue("Hỏi lại về lương");
  }
  await page.getByRole("button", { name: "Back to the list" }).click();
  await discard(page).click();
  await expect(page.getByRole("button", { name: "Edit Ghi dở", exact: true })).toBeVisible();

  await openReview(page, id, "Ghi dở");
  await notes.fill("Đã hỏi");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Notes saved")).toBeVisible();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(page.getByRole("button", { name: "Edit Ghi dở", exact: true })).toBeVisible();
});

test("closing the page with changes asks in the browser's own dialog", async ({
  page,
  request,
}) => {
  await openNewApplications(page, request, "Đóng", 1);
  const dialog = await openDialog(page, "Edit Đóng 01", "Update Application");
  await fill(dialog.getByLabel("Notes"));
  const closing = page.waitForEvent("dialog");
  const closed = page.close({ runBeforeUnload: true });
  const native = await closing;
  expect(native.type()).toBe("beforeunload");
  await native.accept();
  await closed;
});

test("a link asks for each text that would be lost, one after the other", async ({
  page,
  request,
}) => {
  const id = await applyAs(request, "Hai Việc Dở");
  await enter(page);
  await openReview(page, id, "Hai Việc Dở");
  await page.getByRole("textbox", { name: "New note" }).fill("Chưa gửi");
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Rejections" }).click();
  const hours = page.getByLabel("Delay in hours");
  await hours.fill("12");
  const home = page.getByRole("link", { name: "Back to Website" });
  await home.click();
  await discard(page).click();
  await expect(keep(page)).toBeFocused();
  await keep(page).click();
  await expect(questionOf(page)).toBeHidden();
  await expect(hours).toHaveValue("12");
  await home.click();
  await discard(page).click();
  await discard(page).click();
  await expect(page).toHaveURL("/");
});

test("the profile with changes asks before a link opens", async ({ page, request }) => {
  await enter(page, await signUpPerson(request));
  await page.goto("/profile");
  await page.getByLabel("Permanent address").fill("1 Đường Mẫu");
  const settings = page.getByRole("link", { name: "Change it in Settings" });
  await settings.click();
  await keep(page).click();
  await expect(page.getByLabel("Permanent address")).toHaveValue("1 Đường Mẫu");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await settings.click();
  await expect(page).toHaveURL(/\/settings/);
});

inViews(0, (view) => {
  test("the question about unsaved changes is accessible", async ({ page, request }) => {
    await makeUsers(request, "Hỏi", 1);
    await enter(page);
    await page.goto("/admin?tab=users&dialog=create");
    await page.locator("input[name=name]").fill("Đang viết dở");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog").last();
    await expect(question).toContainText(
      view.language === "vi" ? "Bỏ các thay đổi?" : "Discard changes?",
    );
    await expect(question).toHaveCSS("opacity", "1");
    await expectNoViolation(page);
  });
});
