import { clients } from "#content/clients.ts";
import { expect, test } from "./site.ts";

test("each client shows its logo, industry and solutions", async ({ strictPage: page }) => {
  await page.goto("/clients");
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText(
    clients.map(({ name }) => name.en),
  );
  for (const [index, { logo, solutions }] of clients.entries()) {
    const card = cards.nth(index);
    await expect(card.locator("img")).toHaveAttribute("src", logo);
    await expect(card.getByRole("heading", { level: 4 })).toHaveCount(solutions.length);
  }
});

test("a logo that cannot be loaded gives way to the first letter of the name", async ({ page }) => {
  const [first] = clients;
  await page.route(`**${first.logo}`, (route) => route.abort());
  await page.goto("/clients");
  const card = page.getByRole("article").first();
  await expect(card.getByText("M", { exact: true })).toBeVisible();
  await expect(card.locator("img")).toHaveCount(0);
  await expect(page.getByRole("article").nth(1).locator("img")).toBeVisible();
});
