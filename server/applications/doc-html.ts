import WordExtractor from "word-extractor";
import { around } from "./harmless-page.ts";

/** The text of a Word 97-2003 document, a paragraph for each line. Throws where it cannot be read. */
export async function docAsHtml(content: Buffer): Promise<{ html: string; leftOut: never[] }> {
  const document = await new WordExtractor().extract(content);
  const body = [
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
  ];
  const headers = around("header", paragraphs(document.getHeaders({ includeFooters: false })));
  const footers = around("footer", paragraphs(document.getFooters()));
  return { html: [headers, ...body.map(paragraphs), footers].join(""), leftOut: [] };
}

const paragraphs = (text: string) =>
  text
    .split(/[\n\f]/)
    // Cells of a table are apart by tabs.
    .map((line) => line.trim().replaceAll(/\t+/g, " | "))
    .filter((line) => line !== "")
    .map((line) => `<p>${escaped(line)}</p>`)
    .join("");

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
