import type { Page } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";

/** What the styles that stand in the page weigh by themselves, compressed, in bytes. */
export async function weighStyles(page: Page): Promise<number> {
  const texts = await page.locator("style").allTextContents();
  return brotliCompressSync(texts.join("")).length;
}
