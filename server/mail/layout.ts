import type { Language } from "#contract/languages.ts";

/** A part of a letter. Each is set twice, as plain text and as HTML, from the same words. */
export type Block =
  | { paragraph: string }
  | { heading: string; steps: readonly string[] }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { link: string; label: string }
  | { lines: readonly string[] }
  | { small: readonly string[] };

export function asText(blocks: readonly Block[]): string {
  return `${blocks.map(textOf).join("\n\n")}\n`;
}

/**
 * A page without tables, pictures or anything to load. Colours are left to the reader's program, so
 * that it can show the letter light or dark; only the link brings its own pair.
 */
export function asHtml(language: Language, title: string, blocks: readonly Block[]): string {
  return [
    "<!doctype html>",
    `<html lang="${language}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escape(title)}</title>`,
    "</head>",
    '<body style="margin:0;padding:24px">',
    `<div lang="${language}" style="max-width:560px;margin:0 auto;font:16px/1.6 Arial,Helvetica,sans-serif;overflow-wrap:anywhere">`,
    ...blocks.map(htmlOf),
    "</div>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function textOf(block: Block): string {
  if ("paragraph" in block) return block.paragraph;
  if ("steps" in block) {
    return [block.heading, ...block.steps.map((step, index) => `${index + 1}. ${step}`)].join("\n");
  }
  if ("facts" in block) {
    return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  }
  if ("link" in block) return `${block.label}:\n${block.link}`;
  if ("lines" in block) return block.lines.join("\n");
  return ["--", ...block.small].join("\n");
}

const margin = "margin:0 0 20px";

function htmlOf(block: Block): string {
  if ("paragraph" in block) return paragraph([block.paragraph]);
  if ("steps" in block) {
    const steps = block.steps.map((step) => `<li>${escape(step)}</li>`).join("");
    return `<p style="margin:0 0 4px"><strong>${escape(block.heading)}</strong></p><ol style="${margin};padding-left:24px">${steps}</ol>`;
  }
  if ("facts" in block) {
    const facts = block.facts.map(
      ([label, value]) => `${escape(label)}: <strong>${escape(value)}</strong>`,
    );
    return `<p style="${margin};padding-left:16px;border-left:3px solid #9a6b1f">${facts.join("<br>")}</p>`;
  }
  if ("link" in block) {
    return `<p style="${margin}"><a href="${escape(block.link)}" style="display:inline-block;padding:10px 18px;border-radius:4px;background:#0b6b5d;color:#ffffff;text-decoration:none">${escape(block.label)}</a></p>`;
  }
  if ("lines" in block) return paragraph(block.lines);
  return `<p style="margin:24px 0 0;font-size:14px;opacity:.8">${block.small.map(escape).join("<br>")}</p>`;
}

const paragraph = (lines: readonly string[]) =>
  `<p style="${margin}">${lines.map(escape).join("<br>")}</p>`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
