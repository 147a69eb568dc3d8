import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { enter } from "./person.ts";
import type { Site } from "./server-process.ts";
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
  site: Site,
  language: "en" | "vi",
) {
  const name = `Thư ${process.pid} ${++applicants}`;
  const email = await apply(request, { name, language });
  const link = await linkIn(site, email, /\/application-status#[\w-]+/);
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
    (await emailsTo(site, email)).filter((text) => !text.includes(confirmation[language]));

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
    expectEmails: (count: number) => expect.poll(emails, untilSent).toHaveLength(count),
    /** Expects the applicant's page to show this status, at the latest when its email has left. */
    expectVisibleStatus: async (status: string) => {
      const applicantPage = await page.context().newPage();
      await expect(async () => {
        await applicantPage.goto("about:blank");
        await applicantPage.goto(link);
        await expect(applicantPage.getByText(status, { exact: true }).first()).toBeVisible();
      }).toPass(untilSent);
      await applicantPage.close();
    },
  };
}

/** Longer than the time to undo a decision. */
const untilSent = { timeout: 30_000 };

/** A text that only the confirmation of receipt contains. */
const confirmation = { en: "What happens next", vi: "Các bước tiếp theo" } as const;
