import { withBrowser } from "./browser.ts";

/** Pictures of documents, as PNG, each from a browser window of its size. */
export async function photograph(
  documents: readonly { html: string; width: number; height: number }[],
): Promise<Buffer[]> {
  return withBrowser(async (browser) => {
    const pictures: Buffer[] = [];
    for (const { html, width, height } of documents) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(html);
      await page.evaluate("document.fonts.ready");
      pictures.push(await page.screenshot({ omitBackground: true }));
      await page.close();
    }
    return pictures;
  });
}
