import type { Page } from "@playwright/test";
import { changeSettings } from "./settings-calls.ts";
import { expect, test } from "./site.ts";

/** Longer than a server goes without looking at its settings. */
const soon = { timeout: 15_000 };

const closePositions = (page: Page, closedPositions: string[]) =>
  changeSettings(page.request, { closedPositions });

test("a position that is closed cannot be applied for anywhere, until it is open again", async ({
  strictPage: page,
}) => {
  const card = page.getByRole("article").filter({ hasText: "AI Engineer" });
  const applyLinks = page.getByRole("link", { name: /^Apply Now: AI Engineer$/ });
  await closePositions(page, ["ai-engineer"]);
  await expect(async () => {
    await page.goto("/careers");
    await expect(card.getByText("Closed")).toBeVisible({ timeout: 500 });
  }).toPass(soon);
  await expect(applyLinks).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Apply Now: / })).toHaveCount(10);

  await page.goto("/careers/ai-engineer");
  await expect(page.getByText("This position is closed")).toBeVisible();
  await expect(applyLinks).toHaveCount(0);
  await page.goto("/vi/careers/ai-engineer");
  await expect(page.getByText("Vị trí này đã đóng")).toBeVisible();

  await page.goto("/careers/apply?position=AI%20Engineer");
  const select = page.getByRole("combobox", { name: /^Position/ });
  await expect(select).toHaveValue("");
  await expect(select).toHaveAccessibleDescription(/This position is closed/);
  await expect(select.locator("option[value=ai-engineer]")).toHaveCount(0);

  await closePositions(page, []);
  await expect(async () => {
    await page.goto("/careers/ai-engineer");
    await expect(applyLinks.first()).toBeVisible({ timeout: 500 });
  }).toPass(soon);
});
