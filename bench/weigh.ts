import type { Page } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";

const kinds = ["document", "script", "font", "image", "media"] as const;

/** The compressed bytes of a first load by type, and the number of requests. */
export type Weight = Record<(typeof kinds)[number] | "styles" | "code" | "requests", number>;

/** Loads a page on a phone-sized screen and sums the responses by type. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const responses: { kind: string; bytes: number }[] = [];
  const weighing: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    const read = response.allHeaders().then((headers) => {
      responses.push({ kind, bytes: Number(headers["content-length"] ?? Number.NaN) });
    });
    weighing.push(read);
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(address, { waitUntil: "networkidle" });
  await Promise.all(weighing);

  const sumOf = (...wanted: string[]) =>
    responses.reduce((sum, { kind, bytes }) => sum + (wanted.includes(kind) ? bytes : 0), 0);
  const code = ["document", "script"];
  return {
    document: sumOf("document"),
    // Part of the document.
    styles: await weighStyles(page),
    script: sumOf("script"),
    font: sumOf("font"),
    image: sumOf("image"),
    media: sumOf("media"),
    code: sumOf(...code),
    requests: responses.filter(({ kind }) => code.includes(kind)).length,
  };
}

/** The compressed bytes of the page's inline styles. */
async function weighStyles(page: Page): Promise<number> {
  const texts = await page.locator("style").allTextContents();
  return brotliCompressSync(texts.join("")).length;
}
