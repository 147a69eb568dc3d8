import sanitize from "sanitize-html";
import WordExtractor from "word-extractor";
import * as z from "zod/mini";
import type { ExcludedContent } from "#contract/review.ts";
import { answerParent } from "#server/sandbox/answer-parent.ts";
import { escapeHtml } from "#server/http/text.ts";
import { untrustedHtmlPolicy } from "#server/http/headers.ts";
import { docxAsHtml, type RawHtml } from "./docx-html.ts";

// Converts untrusted documents. `resume-content.ts` runs this file as a process with limits.

const maxPageBytes = 12 * 1024 * 1024;
const maxDepth = 60;

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
const blocks = ["header", "footer", "p", ...headings, "ul", "ol", "li", "br"];
const inlines = ["strong", "em", "s", "sup", "sub", "span"];
const tables = ["table", "thead", "tbody", "tr", "td", "th"];

/** Converts a Word document to HTML that cannot run, load or link to anything. */
export async function wordToHtml(
  content: Buffer,
  type: ".doc" | ".docx" = ".docx",
): Promise<{ html: string; excluded: ExcludedContent[] }> {
  const convert = type === ".doc" ? docAsHtml : docxAsHtml;
  const { header, body, footer, excluded } = await convert(content);
  const raw = [wrap("header", header), body, wrap("footer", footer)].join("");
  return { html: sanitizeHtml(raw), excluded };
}

const wrap = (tag: string, html: string) => (html === "" ? "" : `<${tag}>${html}</${tag}>`);

/** Converts the text of a Word 97-2003 document. Throws for a damaged document. */
async function docAsHtml(content: Buffer): Promise<RawHtml> {
  const document = await new WordExtractor().extract(content);
  const body = [
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
  ];
  return {
    header: paragraphs(document.getHeaders({ includeFooters: false })),
    body: body.map(paragraphs).join(""),
    footer: paragraphs(document.getFooters()),
    excluded: [],
  };
}

const paragraphs = (text: string) =>
  text
    .split(/[\n\f]/)
    // A tab separates two cells of a table.
    .map((line) => line.trim().replaceAll(/\t+/g, " | "))
    .filter((line) => line !== "")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");

/** Builds a page that keeps only harmless elements; a link becomes text. */
function sanitizeHtml(html: string): string {
  const body = sanitize(html, {
    allowedTags: [...blocks, ...inlines, ...tables, "img"],
    allowedAttributes: {
      img: ["src", "alt", "width", "height"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan"],
      span: ["data-address"],
    },
    allowedSchemesByTag: { img: ["data"] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    nestingLimit: maxDepth,
    transformTags: { a: (_, { href }) => ({ tagName: "span", attribs: addressIn(href) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isPicture(attribs["src"]),
  });
  if (Buffer.byteLength(body) > maxPageBytes) throw new RangeError("The page is too large");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${untrustedHtmlPolicy}">`;
  return `<!doctype html><html><head><meta charset="utf-8">${policy}</head><body>${withAddresses(body)}</body></html>`;
}

const isPicture = (source: string | undefined) =>
  source !== undefined && /^data:image\/(?:png|jpeg|gif|webp);base64,/.test(source);

function addressIn(href: string | undefined): Record<string, string> {
  return href !== undefined && /^(?:https?|mailto|tel):/i.test(href)
    ? { "data-address": href }
    : {};
}

/** Appends the address of each link to its text, unless the text is the address. */
function withAddresses(body: string): string {
  return body.replaceAll(
    /<span data-address="([^"]*)">(.*?)<\/span>/gs,
    (_, address: string, text: string) =>
      bare(text.replaceAll(/<[^>]*>/g, "")) === bare(address) ? text : `${text} (${address})`,
  );
}

const bare = (address: string) =>
  address
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, "")
    .replace(/\/$/, "");

const Input = z.object({ type: z.enum([".doc", ".docx"]), content: z.instanceof(Uint8Array) });

if (import.meta.main) {
  answerParent(
    (input) => Input.parse(input),
    ({ type, content }) => wordToHtml(Buffer.from(content), type),
  );
}
