import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";
import { smoke } from "./smoke.ts";

const links = ["About", "Solutions", "Projects", "Clients", "Team", "Careers", "Home"];

test(
  "a link opens a complete page whose footer never flashes",
  smoke,
  async ({ strictPage: page }) => {
    await openHydrated(page, "/contact");
    for (const name of links) {
      await page.evaluate(() => {
        Reflect.set(window, "footerTop", Infinity);
        const look = () => {
          const footer = document.querySelector("footer")?.getBoundingClientRect().top ?? Infinity;
          const isThere = document.querySelector("main h1") !== null && scrollY === 0;
          if (isThere) {
            const highest = Math.min(footer, Number(Reflect.get(window, "footerTop")));
            Reflect.set(window, "footerTop", highest);
          }
          requestAnimationFrame(look);
        };
        addEventListener("click", look, { capture: true, once: true });
      });
      const before = await page.getByRole("heading", { level: 1 }).textContent();
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(before ?? "");
      const text = () => page.getByRole("main").evaluate((main) => main.textContent);
      const servedLength = await page.evaluate(async (address) => {
        const html = await (await fetch(address)).text();
        const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
        return main.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, "").length;
      }, page.url());
      // The server escapes characters that the browser does not.
      await expect.poll(async () => (await text()).length / servedLength).toBeGreaterThan(0.95);
      expect(await page.evaluate(() => Number(Reflect.get(window, "footerTop")))).toBeGreaterThan(
        await page.evaluate(() => innerHeight),
      );
    }
  },
);

test("a link scrolls to the top, and Back restores the scroll position", async ({
  strictPage: page,
}) => {
  await openHydrated(page, "/solutions");
  await page.evaluate(() => scrollTo(0, 1_700));
  await page.getByRole("banner").getByRole("link", { name: "Careers", exact: true }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/solutions");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_700);
});

test(
  "the chosen language stays through links up to the application form",
  smoke,
  async ({ strictPage: page }) => {
    await openHydrated(page, "/about");
    await page.getByRole("banner").getByRole("link", { name: "vi", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    await expect(page).toHaveURL("/about");
    const header = page.getByRole("banner").getByRole("navigation");
    await header.getByRole("link", { name: "Đội ngũ", exact: true }).click();
    await expect(page).toHaveURL("/team");
    await header.getByRole("link", { name: "Tuyển dụng", exact: true }).click();
    await expect(page).toHaveURL("/careers");
    const apply = page.getByRole("link", { name: /^Ứng tuyển ngay/ });
    const article = page.getByRole("article").filter({ has: apply }).first();
    const position = (await article.getByRole("heading").textContent()) ?? "";
    await article.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/careers\/.+/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(position);
    await page
      .getByRole("link", { name: /^Ứng tuyển ngay/ })
      .first()
      .click();
    await expect(page.getByText(`Ứng tuyển vị trí: ${position}`)).toBeVisible();
    await expect(page.getByLabel(/^Họ và tên/)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  },
);
