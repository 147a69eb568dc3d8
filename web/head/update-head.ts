import type { Head } from "./head.ts";
import { createTrustedPolicy } from "#web/browser/trusted.ts";

/** Marks the tags that belong to a page and that the next page replaces. */
export const headMark = "data-page";

// JSON data does not run.
const inert = createTrustedPolicy("data", {
  createScript: (json: string) => JSON.stringify(JSON.parse(json)),
});

export function updateHead({ title, tags, data }: Head): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  for (const { name, attributes } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    append(element);
  }
  for (const item of data) {
    const element = document.createElement("script");
    element.type = "application/ld+json";
    element.text = inert.createScript(JSON.stringify(item));
    append(element);
  }
}

function append(element: HTMLElement): void {
  element.setAttribute(headMark, "");
  document.head.append(element);
}
