import type { Page } from "@playwright/test";
import { enter } from "./person.ts";
import { apply, openSection, testWith } from "./settings-calls.ts";
import { admin, expect, lettersTo } from "./site.ts";

const letters = (page: Page) => page.getByRole("list", { name: "Letters" }).getByRole("listitem");
const count = (page: Page, state: string) =>
  page
    .getByRole("navigation", { name: "Letters by state" })
    .getByRole("link", { name: new RegExp(`^${state}`) });

const filing = testWith({ HR_EMAIL: "hr@company.example" });

filing(
  "without a mail server letters are filed, and it says so",
  async ({ strictPage: page, request, site }) => {
    const email = await apply(request);
    await enter(page);
    await openSection(page, "mail");
    await expect(page.getByText("No mail server is set, so nothing is sent")).toBeVisible();
    await expect(page.getByText(/written as an \.eml file to the folder "outbox"/)).toBeVisible();
    expect(await page.textContent("main")).not.toContain(site.dataDir);
    const receipt = letters(page).filter({ hasText: email });
    await expect(receipt).toContainText("Receipt");
    await expect(receipt).toContainText("Filed");
    await expect(receipt).toContainText("Attempts: 1");
    await expect(letters(page).filter({ hasText: "hr@company.example" })).toContainText(
      "New application",
    );

    await receipt.getByRole("button", { name: "Resend" }).click();
    await expect(page.getByText("Letter written to a file")).toBeVisible();
    await page.getByRole("button", { name: "Send me a test letter" }).click();
    await expect(letters(page).first()).toContainText("Test letter");
    await expect.poll(() => lettersTo(site, admin.email)).toHaveLength(1);
  },
);

filing(
  "each count leads to its letters; filter and page live in the address",
  async ({ strictPage: page, request }) => {
    for (let sent = 0; sent < 12; sent += 1) await apply(request);
    await enter(page);
    await openSection(page, "mail");
    await count(page, "Filed").click();
    await expect(page).toHaveURL(/state=filed/);
    await expect(count(page, "Filed")).toHaveAttribute("aria-current", "page");
    await expect(letters(page)).toHaveCount(20);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(letters(page)).not.toHaveCount(20);
    const shown = await letters(page).count();
    await page.reload();
    await expect(letters(page)).toHaveCount(shown);
    await count(page, "Held").click();
    await expect(page.getByText("No letters here")).toBeVisible();
    await page.goBack();
    await expect(letters(page)).toHaveCount(shown);
  },
);
