import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expectAccessible, sizes } from "./accessibility.ts";
import { enter } from "./person.ts";
import type { Site } from "./server-process.ts";
import { apply, openSection, save, saveButton } from "./settings-calls.ts";
import { chooseVietnamese, expect, emailsTo, test as base } from "./site.ts";

const run = promisify(execFile);

/** Tests on a new site without HR_EMAIL, which only this file uses. */
const test = base.extend({ site: async ({ siteOf }, use) => use(await siteOf({})) });
test.beforeEach(({ page }) => enter(page));

/** Runs the backup command beside the running server, as an operator does. */
const backUp = ({ settings }: Site, ...options: string[]) =>
  run(process.execPath, [join(import.meta.dirname, "..", "scripts", "backup.ts"), ...options], {
    env: { PATH: process.env["PATH"] ?? "", ...settings },
  });

test("a new site lists no applications, holds emails until HR has an address, and shows what its retention erases", async ({
  strictPage: page,
  request,
  site,
}) => {
  await page.goto("/admin?tab=applications");
  await expect(page.getByText("No applications yet")).toBeVisible();
  await expect(page.getByText("Total: 0")).toBeVisible();
  await expect(page.getByText("Page 1 of 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);

  await apply(request);
  await openSection(page, "recipients");
  await expect(page.getByText("New applications are not reported to anyone")).toBeVisible();
  await expect(page.getByText("1 email is held")).toBeVisible();
  await expect(page.getByRole("link", { name: "Recipients None" })).toBeVisible();
  await page.getByLabel("Email address").fill("tuyen.dung@company.example");
  await save(page);
  await expect(page.getByText("New applications are not reported to anyone")).toBeHidden();
  await expect.poll(() => emailsTo(site, "tuyen.dung@company.example")).toHaveLength(1);

  await openSection(page, "retention");
  const days = page.getByLabel("Days", { exact: true });
  await expect(days).toHaveValue("180");
  await expect(page.getByText("0 applications will be erased in 30 days.")).toBeVisible();
  await page.getByLabel("Keep them").check();
  await save(page);
  await page.reload();
  await expect(page.getByLabel("Keep them")).toBeChecked();

  await page.getByLabel("Erase them after a number of days").check();
  await expect(days).toHaveValue("365");
  await expect(page.getByText("0 applications would be erased now.")).toBeVisible();
  for (const wrong of ["0", "3651", "ten", ""]) {
    await days.fill(wrong);
    await saveButton(page).click();
    await expect(days).toHaveAccessibleDescription(/Must be a whole number of days/);
    await expect(days).toBeFocused();
  }
  await days.fill("90");
  await save(page);
  await page.reload();
  await expect(days).toHaveValue("90");
});

test("the backup section shows the last backup, its contents and location, and a later failure", async ({
  strictPage: page,
  request,
  site,
}) => {
  await apply(request);
  await openSection(page, "backups");
  await expect(page.getByText("No backups yet")).toBeVisible();
  await expect(page.getByText("Automatic backups are off")).toBeVisible();

  await backUp(site);
  await page.reload();
  await expect(page.getByText("Last backup")).toBeVisible();
  const contents = page.getByText(/Applications: [1-9]\d*, CVs: 0/);
  await expect(contents).toBeVisible();
  await expect(page.getByText(join(site.dataDir, "backups"))).toBeVisible();
  await expectAccessible(page);

  await expect(backUp(site, "--to", join(site.dataDir, "missing", "a.tar"))).rejects.toThrow();
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "The last attempt failed" });
  await expect(failure).toContainText("The backup folder is missing");
  await expect(page.getByRole("link", { name: "Backups Check" })).toBeVisible();
  await expect(contents).toBeVisible();

  await openSection(page, "audit");
  await expect(page.getByText("Could not create a backup", { exact: true })).toBeVisible();
  await expect(page.getByText("Created a backup", { exact: true })).toBeVisible();

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(sizes.phone);
  await chooseVietnamese(page, site.url);
  await openSection(page, "backups");
  await expect(page.getByText("Bản sao lưu gần nhất")).toBeVisible();
  await expectAccessible(page);
});
