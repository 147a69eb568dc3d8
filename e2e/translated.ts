import type { Page } from "@playwright/test";

/**
 * Does what the translators of browsers do: replaces each text by an element with another text, now and
 * whenever the page changes.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const isKept = (element: Element | null) =>
      element === null ||
      element.closest("script, style, noscript, textarea, title, font, [translate=no], svg") !==
        null;

    function translate(root: Node): void {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      for (const text of texts) {
        if (isKept(text.parentElement) || text.data.trim() === "") continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    addEventListener("DOMContentLoaded", () => {
      // Once the page is hydrated, as a translator that waits for the language of the page.
      const start = () => {
        if (performance.getEntriesByName("hydrated").length === 0) return setTimeout(start, 20);
        translate(document.body);
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) {
            for (const node of addedNodes) if (node.isConnected) translate(node);
          }
        }).observe(document.body, { childList: true, subtree: true });
        return undefined;
      };
      start();
    });
  });
