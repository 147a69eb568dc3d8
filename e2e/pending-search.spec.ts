import { rows, typeIntoSearch } from "./admin-list.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test("Clear filters cancels a search that is not sent yet", async ({ strictPage: page }) => {
  const searches: string[] = [];
  await page.route("**/api/v1/users/?*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    searches.push(query.get("q") ?? "");
    if (query.get("active") !== "false") return route.continue();
    const response = await route.fetch();
    const body: object = await response.json();
    const none = { users: [], total: 0, total_pages: 1 };
    return route.fulfill({ response, json: { ...body, ...none } });
  });
  await enter(page);
  await page.clock.install();
  await page.goto("/admin?tab=users&active=false");
  await expect(page.getByText("No matching users")).toBeVisible();
  await typeIntoSearch(page, "pending");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(rows(page).first()).toBeVisible();
  expect(searches).not.toContain("pending");
  expect(page.url()).not.toContain("q=");
});
