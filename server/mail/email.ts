import { timeZone } from "#server/lib/calendar.ts";
import { translator } from "#server/http/language.ts";
import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { letters as lettersEn } from "#i18n/en/letters.ts";
import { letters as lettersVi } from "#i18n/vi/letters.ts";

/** What a letter is about; limits and the outbox tell letters apart by it. */
export type LetterKind =
  | "receipt"
  | "new_application"
  | "status"
  | "status_links"
  | "withdrawn"
  | "application_withdrawn"
  | "erase_link"
  | "erased"
  | "invite"
  | "reset"
  | "password_changed"
  | "two_step_changed"
  | "email_link"
  | "email_change"
  | "account_deleted"
  | "test";

export type Letter = { kind: LetterKind; subject: string; text: string; html: string };

export type TextKey = keyof typeof lettersEn;

/** A text of the emails. */
export const say = translator<TextKey>({ en: lettersEn, vi: lettersVi });

/** Renders an email as text and as HTML from the same blocks. */
export function compose(
  kind: LetterKind,
  language: Language,
  subject: string,
  blocks: readonly Block[],
): Letter {
  const title = oneLine(subject);
  return { kind, subject: title, text: asText(blocks), html: asHtml(language, title, blocks) };
}

export function greeting(language: Language, fullName: string): Block {
  const name = plainName(fullName);
  return {
    paragraph:
      name === undefined
        ? say(language, "letter.greeting.nameless")
        : say(language, "letter.greeting", { name }),
  };
}

export const regards = (language: Language): Block => ({
  lines: [say(language, "letter.regards"), say(language, "letter.team", { company: company.name })],
});

export const automatic = (language: Language) =>
  say(language, "letter.automatic", { email: company.hrEmail });

// Made when the first letter needs one, and kept: making one takes longer than a letter does.
const calendars = new Map<Language, Intl.DateTimeFormat>();

/** The day as the company's calendar has it. */
export function dayOf(language: Language, instant: string): string {
  const calendar = calendars.get(language) ?? calendarIn(language);
  calendars.set(language, calendar);
  return calendar.format(new Date(instant));
}

const calendarIn = (language: Language) =>
  new Intl.DateTimeFormat(language === "vi" ? "vi-VN" : "en-GB", {
    dateStyle: "long",
    timeZone,
  });

/** A part of an email, rendered both as plain text and as HTML. */
export type Block =
  | { paragraph: string }
  | { heading: string; steps: readonly string[] }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { link: string; label: string }
  | { lines: readonly string[] }
  | { small: readonly string[] };

function asText(blocks: readonly Block[]): string {
  return `${blocks.map(textOf).join("\n\n")}\n`;
}

/**
 * A page without tables, pictures or anything to load. Colours are left to the reader's program, so
 * that it can show the letter light or dark; only the link brings its own pair.
 */
function asHtml(language: Language, title: string, blocks: readonly Block[]): string {
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

/** Longer than any name we greet by; a letter must not carry a stranger's message. */
const longest = 60;

/**
 * The name to greet by, or undefined when the text is not plainly a name: letters of any script,
 * spaces, and the few signs names are written with. Anything that could be read as an address,
 * a link or a command is no name.
 */
export function plainName(text: string): string | undefined {
  const name = oneLine(text);
  const isName = /^\p{L}[\p{L}\p{M} '’.-]*$/u.test(name) && !/\.\p{L}/u.test(name);
  return isName && name.length <= longest ? name : undefined;
}

/** The text without control, format and private characters, each run of spaces as one. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
