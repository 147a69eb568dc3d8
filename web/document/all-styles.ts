import { markChunkLoadError } from "./chunk-errors.ts";

/** Marks the classes that stand in a page, and names the file with those of all pages. */
export const ownStylesMark = "data-all";

let coming: Promise<void> | undefined;
let atHand: CSSStyleSheet | undefined;

/** Brings the classes of all pages. What failed is asked for again the next time. */
export function bringAllStyles(): Promise<void> {
  coming ??= load().catch((error: Error) => {
    coming = undefined;
    markChunkLoadError(error);
    throw error;
  });
  return coming;
}

async function load(): Promise<void> {
  const address = ownStyles()?.getAttribute(ownStylesMark);
  // A site in development has all its styles from the start.
  if (address == null) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  atHand = await new CSSStyleSheet().replace(await answer.text());
}

/**
 * Puts them, once they are at hand, in the place of those that the first page came with. Only together
 * with another page: letters that came too late for the first one would move its lines otherwise.
 */
export function showAllStyles(): void {
  if (atHand === undefined) return;
  document.adoptedStyleSheets.push(atHand);
  ownStyles()?.remove();
  atHand = undefined;
}

const ownStyles = () => document.querySelector(`style[${ownStylesMark}]`);
