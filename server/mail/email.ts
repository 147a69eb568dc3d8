import { timeZone } from "#server/lib/calendar.ts";
import { readTheme } from "#server/lib/theme.ts";
import { translator } from "#server/http/language.ts";
import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import type { EmailKind } from "#contract/outbox.ts";
import { emails as generalEn } from "#i18n/en/emails.ts";
import { interviewEmails as interviewsEn } from "#i18n/en/interview-emails.ts";
import { emails as generalVi } from "#i18n/vi/emails.ts";
import { interviewEmails as interviewsVi } from "#i18n/vi/interview-emails.ts";

/** To whom each kind of email goes. */
const emailKinds = {
  receipt: "applicant",
  new_application: "staff",
  status: "applicant",
  status_links: "applicant",
  message: "applicant",
  withdrawn: "applicant",
  application_withdrawn: "staff",
  position_closing: "staff",
  mention: "staff",
  interview: "applicant",
  interview_team: "staff",
  erase_link: "applicant",
  erased: "applicant",
  invite: "account",
  reset: "account",
  password_changed: "account",
  two_step_changed: "account",
  email_link: "account",
  email_change: "account",
  account_deleted: "account",
  backup_overdue: "staff",
  test: "staff",
} satisfies Record<EmailKind, "applicant" | "staff" | "account">;

const recipients = new Map<string, string>(Object.entries(emailKinds));

/** Whether HR gets the answers to an email of this kind. */
export const isToApplicant = (kind: string) => recipients.get(kind) === "applicant";

export type Email = { kind: EmailKind; subject: string; text: string; html: string };

const en = { ...generalEn, ...interviewsEn };
const vi = { ...generalVi, ...interviewsVi };

export type TextKey = keyof typeof en;

export const translatorTo = translator<TextKey>({ en, vi });

export type Translate = ReturnType<typeof translatorTo>;

/** Renders an email as text and as HTML from the same blocks. */
export function composeEmail(
  kind: EmailKind,
  language: Language,
  subject: string,
  blocks: readonly Block[],
): Email {
  const title = oneLine(subject);
  return {
    kind,
    subject: title,
    text: renderText(blocks),
    html: renderHtml(language, title, blocks),
  };
}

export function greeting(t: Translate, fullName: string): Block {
  const name = plainName(fullName);
  return {
    paragraph: name === undefined ? t("email.greeting.nameless") : t("email.greeting", { name }),
  };
}

export const signature = (t: Translate): Block => ({
  paragraph: `${t("email.regards")}\n${t("email.team", { company: company.name })}`,
});

/** The signature of an automatic email to an applicant, and the notes below it. */
export const ending = (t: Translate, ...notes: readonly string[]): Block[] => [
  signature(t),
  { small: [...notes, t("email.automatic", { email: company.hrEmail })] },
];

/** The day in the company's calendar, in words. */
export function dayOf(language: Language, instant: string): string {
  const date = new Date(instant);
  if (language === "en") return date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
  // The long style of Vietnamese leaves out "ngày" and "năm".
  const [day, month, year] = date.toLocaleDateString("vi-VN", { timeZone }).split("/");
  return `ngày ${day} tháng ${month} năm ${year}`;
}

/** A part of an email, rendered both as plain text and as HTML. */
export type Block =
  | { paragraph: string }
  | { heading: string; steps: readonly string[] }
  | { details: readonly (readonly [label: string, value: string])[] }
  | { link: string; label: string }
  | { small: readonly string[] };

const renderText = (blocks: readonly Block[]) => `${blocks.map(blockText).join("\n\n")}\n`;

/**
 * Renders HTML that loads nothing. It sets no colours except for the link, so that the mail program
 * can show the email light or dark.
 */
function renderHtml(language: Language, title: string, blocks: readonly Block[]): string {
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
  return `<p style="margin:24px 0 0;font-size:14px;opacity:.8">${block.small.map(escapeHtml).join("<br>")}</p>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Too short for a message to a third person. */
const longestName = 60;

/**
 * The name to greet by: letters of any script, spaces and the punctuation of names. Undefined for
 * anything that could be an address, a link or a command.
 */
export function plainName(text: string): string | undefined {
  const name = oneLine(text);
  const isName = /^\p{L}[\p{L}\p{M} '’.-]*$/u.test(name) && !/\.\p{L}/u.test(name);
  return isName && name.length <= longestName ? name : undefined;
}

/** Replaces each run of spaces, control, format and private characters by one space. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
