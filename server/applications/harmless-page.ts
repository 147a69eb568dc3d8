import sanitize from "sanitize-html";
import { harmlessPolicy } from "#server/http/headers.ts";

const maxPageBytes = 12 * 1024 * 1024;
const maxDepth = 60;

const blocks = [
  "header",
  "footer",
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "br",
];
const marks = ["strong", "em", "s", "sup", "sub", "span"];
const tables = ["table", "thead", "tbody", "tr", "td", "th"];

/**
 * A whole page out of HTML that nobody may trust. What is not known to be harmless is left out. A link
 * becomes its words and its address, to be read and not followed.
 */
export function asHarmlessPage(html: string): string {
  const body = sanitize(html, {
    allowedTags: [...blocks, ...marks, ...tables, "img"],
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
  const policy = `<meta http-equiv="Content-Security-Policy" content="${harmlessPolicy}">`;
  return `<!doctype html><html><head><meta charset="utf-8">${policy}</head><body>${withAddresses(body)}</body></html>`;
}

/** The header or footer of a page, where it has one. */
export const around = (tag: "header" | "footer", html: string): string =>
  html === "" ? "" : `<${tag}>${html}</${tag}>`;

const isPicture = (source: string | undefined) =>
  source !== undefined && /^data:image\/(?:png|jpeg|gif|webp);base64,/.test(source);

function addressIn(href: string | undefined): Record<string, string> {
  return href !== undefined && /^(?:https?|mailto|tel):/i.test(href)
    ? { "data-address": href }
    : {};
}

/** Puts the address of each link behind its words, unless the words are the address. */
function withAddresses(body: string): string {
  return body.replaceAll(
    /<span data-address="([^"]*)">(.*?)<\/span>/gs,
    (_, address: string, words: string) =>
      bare(words.replaceAll(/<[^>]*>/g, "")) === bare(address) ? words : `${words} (${address})`,
  );
}

const bare = (address: string) =>
  address
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, "")
    .replace(/\/$/, "");
