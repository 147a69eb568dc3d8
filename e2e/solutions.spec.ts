import { products } from "#content/products.ts";
import { expect, test } from "./site.ts";

test("every linked card leads to its product's address with Learn more", async ({ page }) => {
  await page.goto("/solutions");
  for (const { id, area } of products) {
    const link = page.locator(`#${area} a[href="/products/${id}"]`);
    await expect(link).toHaveCount(1);
    await expect(link).toContainText("Learn more");
  }
  await expect(page.getByRole("link", { name: /Learn more/ })).toHaveCount(16);
});

test("the company profile opens in a new tab, in the reader's language", async ({ page }) => {
  await page.goto("/solutions");
  const profile = page.getByRole("link", { name: /Download company profile/ });
  await expect(profile).toHaveAttribute("href", "/profile/norava-profile-en.pdf");
  await expect(profile).toHaveAttribute("target", "_blank");
  await page.goto("/vi/solutions");
  await expect(page.getByRole("link", { name: /Tải hồ sơ năng lực/ })).toHaveAttribute(
    "href",
    "/profile/norava-profile-vi.pdf",
  );
});

for (const { id, area } of products) {
  test(`/products/${id} is not found, yet says what the product does`, async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    const response = await page.goto(`/products/${id}`);
    expect(response?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main).toContainText("Oops! Page not found");
    await expect(main.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(main.getByRole("link", { name: "Ask us about it" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await main.getByRole("link", { name: "See it among our solutions" }).click();
    await expect(page).toHaveURL(`/solutions#${area}`);
    await expect(page.locator(`#${area}`)).toBeInViewport();
    expect(faults).toEqual([]);
  });
}
