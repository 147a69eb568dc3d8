import type { Page } from "@playwright/test";
import { apply, typeIntoSearch } from "./admin-list.ts";
import { callsOf, makeUsers } from "./admin-users.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

/** Longer than the pause after which a search is sent. */
const longEnough = 2_000;

async function clearWhileSearching(page: Page): Promise<void> {
  await typeIntoSearch(page, "không ai cả");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.clock.runFor(longEnough);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page).not.toHaveURL(/[?&]q=/);
  await expect(page.getByRole("heading", { name: /Management/ })).toBeFocused();
}

test("Clear filters drops a search of applications that is not sent yet", async ({
  page,
  request,
}) => {
  await apply(request, "Tìm", 1);
  await enter(page);
  await page.goto("/admin?tab=applications&job=nothing-like-it");
  await expect(page.getByText("No application matches")).toBeVisible();
  await clearWhileSearching(page);
  await expect(page.getByRole("button", { name: "Tìm 01", exact: true })).toBeVisible();
});

test("Clear filters drops a search of users that is not sent yet", async ({ page, request }) => {
  await makeUsers(await callsOf(request), "Tìm", 1);
  await enter(page);
  await page.goto("/admin?tab=users&role=user&active=false");
  await expect(page.getByText("No user matches")).toBeVisible();
  await clearWhileSearching(page);
  await expect(page.getByRole("button", { name: "Tìm 01", exact: true })).toBeVisible();
});

test("Clear filters drops a search of the audit log that is not sent yet", async ({ page }) => {
  await enter(page);
  await page.goto("/admin?tab=settings&section=audit&from=2001-01-01&to=2001-01-02");
  await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
  await typeIntoSearch(page, "không ai cả");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.clock.runFor(longEnough);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page).not.toHaveURL(/[?&]q=/);
});
