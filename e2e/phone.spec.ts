import { openHydrated } from "./hydrated.ts";
import { chooseVietnamese, expect, test } from "./site.ts";

const phone = { width: 390, height: 844 };

for (const language of ["en", "vi"] as const) {
  test(`on a phone the footer fits a screen, and paragraphs end in no stub (${language})`, async ({
    strictPage: page,
    site,
  }) => {
    if (language === "vi") await chooseVietnamese(page, site.url);
    await page.setViewportSize(phone);
    for (const path of ["/", "/team", "/careers/apply"]) {
      await openHydrated(page, path);
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect(footer?.height, path).toBeLessThan(800);
      // Chromium balances paragraphs of up to six lines.
      const stubs = await page.locator("main p:visible").evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const lines = new Map<number, number>();
          for (const { bottom, width } of range.getClientRects()) {
            const line = Math.round(bottom / 10);
            lines.set(line, (lines.get(line) ?? 0) + width);
          }
          const widths = Array.from(lines.values());
          if (widths.length < 2 || widths.length > 6) return [];
          const share = (widths.at(-1) ?? 0) / Math.max(...widths);
          return share < 0.2 ? [`${share.toFixed(2)} ${paragraph.textContent}`] : [];
        }),
      );
      expect(stubs, path).toEqual([]);
    }
  });
}

test("the menu of a phone fills its width and has Contact, sign-in and the language", async ({
  strictPage: page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/clients");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  expect((await menu.boundingBox())?.width).toBe(phone.width);
  await expect(menu.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  await menu.getByRole("link", { name: "vi", exact: true }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole("button", { name: "Mở menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Liên hệ" }).click();
  await expect(page).toHaveURL("/contact");
});

test("positions are rows on a phone: a press opens the position, and Apply Now the form", async ({
  strictPage: page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/careers");
  const row = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: /^Apply Now/ }) })
    .first();
  expect((await row.boundingBox())?.height).toBeLessThan(220);
  await row.click({ position: { x: 100, y: 80 } });
  await expect(page).toHaveURL(/\/careers\/[\w-]+$/);
  await page.goBack();
  await row.getByRole("link", { name: /^Apply Now/ }).click();
  await expect(page).toHaveURL(/\/careers\/apply\?position=/);
});
