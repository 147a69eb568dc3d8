import type { APIRequestContext, Page } from "@playwright/test";
import { enter } from "./person.ts";
import type { Site } from "./server.ts";
import { apply } from "./settings-calls.ts";
import { expect, lettersTo, linkIn } from "./site.ts";

let applicants = 0;

/** Submits an application and opens the panel. Returns what administrator and applicant see of it. */
export async function begin(
  page: Page,
  request: APIRequestContext,
  site: Site,
  language: "en" | "vi" = "en",
) {
  const name = `Thư ${process.pid} ${++applicants}`;
  const email = await apply(request, { name, language });
  const link = await linkIn(site, email, /\/application-status#[\w-]+/);
  await enter(page);
  const dialog = page.getByRole("dialog", { name: "Update Application" });
  const open = async () => {
    await page.goto(`/admin?tab=applications&q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  };
  return {
    dialog,
    open,
    /** Opens the dialog and selects a status. */
    choose: async (status: string) => {
      await open();
      await dialog.getByLabel("Status").selectOption(status);
    },
    save: async () => {
      await dialog.getByRole("button", { name: "Update Application" }).click();
      await expect(dialog).toBeHidden();
    },
    /** The emails after the confirmation. */
    letters: async () =>
      (await lettersTo(site, email)).filter((letter) => !letter.includes(receiptWords[language])),
    /** Expects the applicant's page to show this status. */
    expectShown: async (stage: string) => {
      const own = await page.context().newPage();
      await own.goto(link);
      await expect(own.getByText(stage, { exact: true }).first()).toBeVisible();
      await own.close();
    },
  };
}

const receiptWords = { en: "What happens next", vi: "Các bước tiếp theo" } as const;
