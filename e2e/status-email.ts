import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { enter } from "./person.ts";
import { passUndo, type ClockedServer } from "./clocked-server.ts";
import { apply } from "./settings-calls.ts";
import { expect, emailsTo, linkIn } from "./site.ts";

let applicants = 0;

/** Presses once more where the dialog asks: an acceptance without an interview does. */
export async function decideAnyway(dialog: Locator): Promise<void> {
  const again = dialog.getByRole("button", { name: "Decide all the same" });
  await expect
    .poll(async () => (await again.count()) > 0 || !(await dialog.isVisible()))
    .toBe(true);
  if ((await again.count()) > 0) await again.click();
}

/** Submits an application and signs the administrator in. */
export async function submitForDecision(
  page: Page,
  request: APIRequestContext,
  server: ClockedServer,
  language: "en" | "vi",
) {
  const name = `Thư ${process.pid} ${++applicants}`;
  const email = await apply(request, { name, language });
  const link = await linkIn(server, email, /\/application-status#[\w-]+/);
  await enter(page);
  const dialog = page.getByRole("dialog", { name: "Update Application" });
  const subject = dialog.getByLabel("Subject");

  async function open(): Promise<void> {
    await page.goto(`/admin?tab=applications&q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  }

  /** Opens the dialog and selects a status. */
  async function choose(status: string): Promise<void> {
    await open();
    await dialog.getByLabel("Status").selectOption(status);
  }

  /** Opens the dialog, selects a status and waits for the email about it. */
  async function chooseWithEmail(status: string): Promise<void> {
    await choose(status);
    await expect(subject).toBeVisible();
  }

  /** The emails to the applicant after the confirmation. */
  const emails = async () =>
    (await emailsTo(server, email)).filter((text) => !text.includes(confirmation[language]));

  async function save(): Promise<void> {
    await dialog.getByRole("button", { name: "Update Application" }).click();
    await decideAnyway(dialog);
    await expect(dialog).toBeHidden();
  }

  return {
    dialog,
    subject,
    text: dialog.getByLabel("Text"),
    notify: dialog.getByLabel("Notify applicant"),
    open,
    choose,
    chooseWithEmail,
    save,
    /** Changes the status once the preview of the email is shown. */
    change: async (status: string) => {
      await choose(status);
      await expect(subject).toBeVisible();
      await save();
    },
    emails,
    /** Expects so many emails once the last change cannot be undone any more. */
    expectEmails: async (count: number) => {
      await passUndo(server);
      await expect.poll(emails).toHaveLength(count);
    },
    /** Expects the applicant's page to show this status, once the last change cannot be undone any more. */
    expectVisibleStatus: async (status: string) => {
      await passUndo(server);
      const applicantPage = await page.context().newPage();
      await expect(async () => {
        await applicantPage.goto("about:blank");
        await applicantPage.goto(link);
        await expect(applicantPage.getByText(status, { exact: true }).first()).toBeVisible();
      }).toPass({ timeout: 30_000 });
      await applicantPage.close();
    },
  };
}

/** A text that only the confirmation of receipt contains. */
const confirmation = { en: "What happens next", vi: "Các bước tiếp theo" } as const;
