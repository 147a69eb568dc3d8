import type { Language } from "#contract/languages.ts";
import { escapeHtml } from "#server/http/text.ts";
import { company } from "#content/company.ts";
import { readTheme } from "./theme.ts";

export type Block =
  | { paragraph: string }
  | { heading: string; steps: readonly string[] }
  | { details: readonly (readonly [label: string, value: string])[] }
  | { link: string; label: string }
  | { small: readonly string[] };

export const renderText = (blocks: readonly Block[]) => `${blocks.map(blockText).join("\n\n")}\n`;

/**
 * Renders HTML that loads nothing: tables for the layout, styles in place, and one style sheet for dark mail
 * programs and narrow screens, which programs that ignore it can do without.
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
    `<style>${styleSheet}</style>`,
    "</head>",
    `<body class="ground" style="margin:0;padding:0;background:${light.paper}">`,
    `<table ${layout} class="ground" style="background:${light.paper}"><tr><td class="outer" align="center" style="padding:32px 16px">`,
    `<table ${layout} class="card" lang="${language}" style="max-width:600px;background:${light.surface};border:1px solid ${light.line};border-top:4px solid ${light.accent};${text}">`,
    `<tr><td class="pad" style="padding:28px 40px 0">${brand}</td></tr>`,
    '<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">',
    ...blocks.map(blockHtml),
    "</td></tr></table>",
    "</td></tr></table>",
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
const { light, dark, radius } = readTheme();
const layout = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const text = `color:${light.ink};font:16px/1.6 Arial,Helvetica,sans-serif`;

/** The first letter on the company's colour. A picture would have to be loaded or attached. */
const brand = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:${radius.sm};background:${light.primary};color:${light["on-primary"]};font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">${escapeHtml(company.name.charAt(0))}</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">${escapeHtml(company.name)}</td>
</tr></table>`;

/** The classes carry colours alone, each of which overrides the one in place. */
const darkRules: Readonly<Record<string, string>> = {
  ".ground": `background:${dark.paper}`,
  ".card": `background:${dark.surface};border-color:${dark.line};border-top-color:${dark.accent};color:${dark.ink}`,
  ".mark,.button": `background:${dark.primary};color:${dark["on-primary"]}`,
  ".muted": `color:${dark.muted}`,
  ".muted a": `color:${dark.muted}`,
  ".row": `border-color:${dark.line}`,
};
const important = (rules: string) => rules.replaceAll(/(?=;|$)/g, " !important");
const styleSheet = [
  "@media (prefers-color-scheme: dark) {",
  ...Object.entries(darkRules).map(([classes, rules]) => `${classes} { ${important(rules)} }`),
  "}",
  "@media (max-width: 480px) {",
  ".outer { padding: 0 !important }",
  ".pad { padding-left: 20px !important; padding-right: 20px !important }",
  "}",
].join("\n");

function blockHtml(block: Block): string {
  if ("paragraph" in block) {
    return `<p style="${margin}">${escapeHtml(block.paragraph).replaceAll("\n", "<br>")}</p>`;
  }
  if ("steps" in block) {
    const steps = block.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("");
    return `<p style="margin:0 0 4px"><strong>${escapeHtml(block.heading)}</strong></p><ol style="${margin};padding-left:24px">${steps}</ol>`;
  }
  if ("details" in block) {
    const cell = `class="row" valign="top" style="padding:8px 0;border-bottom:1px solid ${light.line}`;
    const rows = block.details.map(
      ([label, value]) =>
        `<tr><td width="36%" ${cell};padding-right:16px"><span class="muted" style="color:${light.muted}">${escapeHtml(label)}: </span></td><td ${cell}"><strong>${escapeHtml(value)}</strong></td></tr>`,
    );
    return `<table ${layout} style="${margin};${text.replace(/^color:[^;]+;/, "")}">${rows.join("")}</table>`;
  }
  if ("link" in block) {
    return `<p style="${margin}"><a class="button" href="${escapeHtml(block.link)}" style="display:inline-block;padding:12px 20px;border-radius:${radius.md};background:${light.primary};color:${light["on-primary"]};font-weight:bold;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
  const small = block.small.map(escapeHtml).join("<br>").replaceAll(sitePages, linkToPage);
  return `<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:${light.muted}">${small}</p>`;
}

const sitePages = /\[\[site\]\][a-z/-]+/g;
const linkToPage = (page: string) => `<a href="${page}" style="color:${light.muted}">${page}</a>`;
