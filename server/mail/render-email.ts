import type { Language } from "#contract/languages.ts";
import { escapeHtml } from "#server/http/text.ts";
import { readTheme } from "./theme.ts";

export type Block =
  | { paragraph: string }
  | { heading: string; steps: readonly string[] }
  | { details: readonly (readonly [label: string, value: string])[] }
  | { link: string; label: string }
  | { small: readonly string[] };

export const renderText = (blocks: readonly Block[]) => `${blocks.map(blockText).join("\n\n")}\n`;

/**
 * Renders HTML that loads nothing. It sets no colours except for the link, so that the mail program
 * can show the email light or dark.
 */
export function renderHtml(language: Language, title: string, blocks: readonly Block[]): string {
  return [
    "<!doctype html>",
    `<html lang="${language}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    "</head>",
    '<body style="margin:0;padding:24px">',
    `<div lang="${language}" style="max-width:560px;margin:0 auto;font:16px/1.6 Arial,Helvetica,sans-serif;overflow-wrap:anywhere">`,
    ...blocks.map(blockHtml),
    "</div>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function blockText(block: Block): string {
  if ("paragraph" in block) return block.paragraph;
  if ("steps" in block) {
    return [block.heading, ...block.steps.map((step, index) => `${index + 1}. ${step}`)].join("\n");
  }
  if ("details" in block) {
    return block.details.map(([label, value]) => `${label}: ${value}`).join("\n");
  }
  if ("link" in block) return `${block.label}:\n${block.link}`;
  return ["--", ...block.small].join("\n");
}

const margin = "margin:0 0 20px";
const { light: colours, radius } = readTheme();

function blockHtml(block: Block): string {
  if ("paragraph" in block) {
    return `<p style="${margin}">${escapeHtml(block.paragraph).replaceAll("\n", "<br>")}</p>`;
  }
  if ("steps" in block) {
    const steps = block.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("");
    return `<p style="margin:0 0 4px"><strong>${escapeHtml(block.heading)}</strong></p><ol style="${margin};padding-left:24px">${steps}</ol>`;
  }
  if ("details" in block) {
    const lines = block.details.map(
      ([label, value]) => `${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong>`,
    );
    return `<p style="${margin};padding-left:16px;border-left:3px solid ${colours.accent}">${lines.join("<br>")}</p>`;
  }
  if ("link" in block) {
    return `<p style="${margin}"><a href="${escapeHtml(block.link)}" style="display:inline-block;padding:10px 18px;border-radius:${radius.sm};background:${colours.primary};color:${colours["on-primary"]};text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
  const small = block.small.map(escapeHtml).join("<br>").replaceAll(sitePages, linkToPage);
  return `<p style="margin:24px 0 0;font-size:14px;opacity:.8">${small}</p>`;
}

const sitePages = /\[\[site\]\][a-z/-]+/g;
const linkToPage = (page: string) => `<a href="${page}">${page}</a>`;
