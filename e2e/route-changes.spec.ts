import { expect, test } from "./site.ts";

const links = ["About", "Solutions", "Projects", "Clients", "Team", "Careers", "Home"];

test("a page that a link leads to is the whole page, and its footer is never seen instead", async ({
  strictPage: page,
}) => {
  await page.goto("/contact", { waitUntil: "networkidle" });
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
    const words = () => page.getByRole("main").evaluate((main) => main.textContent);
    const asServed = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? "";
      return main.replaceAll(/<[^>]*>/g, "").length;
    }, page.url());
    // Signs that stand for themselves in the one are written out in the other.
    await expect.poll(async () => (await words()).length / asServed).toBeGreaterThan(0.95);
    expect(await page.evaluate(() => Number(Reflect.get(window, "footerTop")))).toBeGreaterThan(
      await page.evaluate(() => innerHeight),
    );
  }
});

test("a link leads to the top of its page, and going back to where one was", async ({
  strictPage: page,
}) => {
  await page.goto("/solutions", { waitUntil: "networkidle" });
  await page.evaluate(() => scrollTo(0, 1_700));
  await page.getByRole("banner").getByRole("link", { name: "Careers", exact: true }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/solutions");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_700);
});
