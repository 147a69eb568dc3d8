import type { Page } from "@playwright/test";
import type { BackupState } from "#contract/backup.ts";
import { expectAccessible, inViews } from "./accessibility.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => enter(page));

const dayMs = 86_400_000;

/** Lets the panel read this state of backups. */
const showBackups = (page: Page, days: number) => {
  const state: BackupState = {
    schedule: { hours: 24, keep: 7, folder: "/var/backups/site" },
    made: {
      at: new Date(Date.now() - days * dayMs).toISOString(),
      seconds: 12,
      machine: "web-1",
      path: "/var/backups/site/backup.tar",
      bytes: 40_000_000,
      applications: 120,
      resumes: 90,
      lost: 0,
    },
    failed: { at: new Date().toISOString(), machine: "web-1", reason: "not_writable" },
    isLate: true,
    isRotationPaused: false,
  };
  return page.route("**/api/v1/settings/backup", (route) => route.fulfill({ json: state }));
};

test("every tab warns of overdue backups and leads to their settings", async ({ page }) => {
  await showBackups(page, 3);
  await page.goto("/admin?tab=users");
  const banner = page.getByRole("alert").filter({ hasText: "Backups have stopped" });
  await expect(banner).toContainText("Last good backup:");
  await banner.getByRole("link", { name: "Open the backup settings" }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/backups/);
  await expect(banner).toBeVisible();
});

test("a backup that is late by less than its interval raises no banner", async ({ page }) => {
  await showBackups(page, 1.5);
  await page.goto("/admin/settings/backups");
  await expect(page.getByText("older than it should be")).toBeVisible();
  await expect(page.getByText("Backups have stopped")).toBeHidden();
});

inViews(2, () => {
  test("the banner about overdue backups is accessible", async ({ page }) => {
    await showBackups(page, 3);
    await page.goto("/admin?tab=users");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expectAccessible(page);
  });
});
