import { expect, type Page } from "@playwright/test";

/**
 * What elements look like, in the words of the browser, with what stands before, after and in them. Of
 * elements with the same name and classes the first two stand for all.
 */
const looks = (page: Page) =>
  page.locator("body *").evaluateAll((elements) => {
    const seen = new Map<string, number>();
    return elements.flatMap((element) => {
      const kind = `${element.tagName} ${element.getAttribute("class") ?? ""}`;
      const times = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, times);
      if (times > 2) return [];
      return ["", "::before", "::after", "::placeholder"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isThere = part === "::placeholder" ? element.matches("input, textarea") : true;
        const isDrawn = part === "" || style.content !== "none";
        if (!isThere || !isDrawn) return [];
        const values = Array.from(style, (one) => `${one}: ${style.getPropertyValue(one)}`);
        return [[`${kind}${part}`, ...values].join("\n")];
      });
    });
  });

/** A page comes with the classes it uses; those of all pages, which another page brings, change nothing. */
export async function expectWholeStyles(page: Page): Promise<void> {
  const own = await looks(page);
  await page.evaluate(async () => {
    const style = document.querySelector("style[data-all]");
    const all = await fetch(style?.getAttribute("data-all") ?? "");
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(await all.text())];
    style?.remove();
  });
  const all = await looks(page);
  expect(all.length).toBe(own.length);
  const changes = all.flatMap((look, index) => changeOf(own[index] ?? "", look));
  expect(changes.slice(0, 5)).toEqual([]);
}

/** The element, and the first of its properties that is another one. */
function changeOf(before: string, after: string): string[] {
  if (before === after) return [];
  const [element, ...properties] = before.split("\n");
  const others = after.split("\n").slice(1);
  const at = properties.findIndex((property, index) => property !== others[index]);
  return [`${element}: ${properties[at]} becomes ${others[at]}`];
}
