import { timeZone } from "#server/db/vietnam-time.ts";
import { interpolate } from "#server/http/text.ts";
import { translator } from "#server/http/language.ts";
import type { Db } from "#server/db/schema.ts";
import { company } from "#content/company.ts";
import type { EmailText, Placeholder } from "#contract/email-text.ts";
import type { CodeKind } from "#contract/email-check.ts";
import type { EmailReader, StandardKind } from "#contract/email-templates.ts";
import type { Language } from "#contract/languages.ts";
import { linkIn } from "#contract/link-language.ts";
import type { EmailKind } from "#contract/outbox.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { oneLine, subjectOf } from "./subject.ts";
import { codeMark, siteMark } from "./email-code.ts";
import { notMineMark } from "./not-mine.ts";
import { renderHtml, renderText, type Block } from "./render-email.ts";
import { emails as generalEn } from "#i18n/en/emails.ts";
import { interviewEmails as interviewsEn } from "#i18n/en/interview-emails.ts";
import { emails as generalVi } from "#i18n/vi/emails.ts";
import { interviewEmails as interviewsVi } from "#i18n/vi/interview-emails.ts";

/** One-time links to applicants, which no later change of the address moves to another one. */
export const secretLinkKinds = [
  "contact_link",
  "contact_notice",
  "copy_link",
  "erase_link",
] as const satisfies readonly EmailKind[];

/** Emails to people outside carry a code, so each of their kinds has words on /check-email. */
type OutsideKind = Extract<EmailKind, CodeKind>;

/** The kinds of emails to applicants. */
export const applicantKinds: readonly OutsideKind[] = [
  "receipt",
  "status",
  "status_links",
  "apply_pass",
  "message",
  "withdrawn",
  "interview",
  "privacy_request",
  "apology",
  "talent_pool",
  ...secretLinkKinds,
  "erased",
];

/** The kinds of emails to people outside of the company: their number is limited, and HR gets the answers. */
export const outsideKinds: readonly OutsideKind[] = [...applicantKinds, "interview_guest"];

export const isToOutside = (kind: string) => outsideKinds.some((one) => one === kind);

export type Email = { kind: EmailKind; subject: string; text: string; html: string };

const en = { ...generalEn, ...interviewsEn };
const vi = { ...generalVi, ...interviewsVi };

export type TextKey = keyof typeof en;

export const translatorTo = translator<TextKey>({ en, vi });

export type Translate = ReturnType<typeof translatorTo>;

export function composeEmail(
  kind: EmailKind,
  language: Language,
  subject: string,
  blocks: readonly Block[],
): Email {
  const title = oneLine(subject);
  const check = isToOutside(kind) ? [checkBlock(kind, language)] : [];
  const all = [...blocks, ...check, senderBlock(kind, language)];
  const localized = all.map((block) =>
    "link" in block ? { ...block, link: linkIn(language, block.link) } : block,
  );
  return {
    kind,
    subject: title,
    text: renderText(localized),
    html: renderHtml(language, title, localized),
  };
}

/** Who gets an email that is neither to an applicant nor to a guest: the owner of an account, or staff. */
const accountKinds: readonly EmailKind[] = [
  "invite",
  "reset",
  "password_changed",
  "two_step_changed",
  "email_confirm",
  "email_link",
  "email_change",
  "account_deleted",
];

/** Who gets the emails of a kind. */
export function readerOf(kind: EmailKind): EmailReader {
  if (applicantKinds.some((one) => one === kind)) return "applicant";
  if (kind === "interview_guest") return "guest";
  return accountKinds.includes(kind) ? "account" : "staff";
}

/** Why the recipient gets an email, and who sends it. */
function senderBlock(kind: EmailKind, language: Language): Block {
  const t = translatorTo(language);
  const sender = `${company.legalName[language]}, ${company.address[language]}`;
  return { small: [t(`email.why.${readerOf(kind)}`, { company: company.name }), sender] };
}

/** How people outside check that an email is the company's. The page has no fragment: it is no secret link. */
function checkBlock(kind: EmailKind, language: Language): Block {
  const t = translatorTo(language);
  const page = `${siteMark}${language === "vi" ? "/vi" : ""}/check-email`;
  const lines = [t("check.money"), t("check.code", { page, code: codeMark })];
  return { small: applicantKinds.some((one) => one === kind) ? [...lines, notMineMark] : lines };
}

export function greeting(t: Translate, fullName: string): Block {
  const name = plainName(fullName);
  const key = name === undefined ? "email.greeting.nameless" : "email.greeting";
  return { paragraph: t(key, { name: name ?? "" }) };
}

export const signature = (t: Translate): Block => ({
  paragraph: `${t("email.regards")}\n${t("email.team", { company: company.name })}`,
});

/** The signature of an automatic email to an applicant, and the notes below it. */
export const ending = (t: Translate, ...notes: readonly string[]): Block[] => [
  signature(t),
  { small: [...notes, t("email.automatic", { email: company.hrEmail })] },
];

/** The end of an email to staff: a link, these paragraphs, and a note that a program sent it. */
export const staffEnding = (
  t: Translate,
  label: TextKey,
  link: string,
  ...paragraphs: readonly TextKey[]
): Block[] => [
  { label: t(label), link },
  ...paragraphs.map((key) => ({ paragraph: t(key) })),
  { small: [t("new.automatic")] },
];

/** The day in the company's calendar, in words. */
export function dayOf(language: Language, instant: string): string {
  const date = new Date(instant);
  if (language === "en") return date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
  // The long style of Vietnamese leaves out "ngày" and "năm".
  const [day, month, year] = date.toLocaleDateString("vi-VN", { timeZone }).split("/");
  return `ngày ${day} tháng ${month} năm ${year}`;
}

const standardTexts: Record<StandardKind, readonly [subject: TextKey, ...text: TextKey[]]> = {
  receipt: ["receipt.subject.position", "receipt.thanks", "receipt.next"],
  reviewing: ["reviewing.subject", "reviewing.news", "reviewing.next"],
  accepted: ["accepted.subject", "accepted.news", "accepted.next"],
  rejected: ["rejected.subject", "rejected.news", "rejected.kind", "rejected.next"],
  withdrawn: ["withdrawn.subject", "withdrawn.news", "withdrawn.next"],
  status_links: ["links.subject", "links.news"],
  apology: ["apology.subject", "apology.news", "apology.next"],
  talent_pool: ["talentPool.subject", "talentPool.news"],
  erase_link: ["erase.subject", "erase.news"],
  erased: ["erased.subject", "erased.news"],
  interview_offered: ["interview.offered.subject", "interview.offered.news"],
  interview_moved: ["interview.moved.subject", "interview.moved.news"],
  interview_agreed: ["interview.agreed.subject", "interview.agreed.news"],
  interview_changed: ["interview.changed.subject", "interview.changed.news"],
  interview_reminder: ["interview.reminder.subject", "interview.reminder.news"],
  interview_cancelled: ["interview.cancelled.subject", "interview.cancelled.news"],
  interview_declined: ["interview.declined.subject", "interview.declined.news"],
  interview_erased: ["interview.erased.subject", "interview.erased.news"],
  message_test: ["message.test.subject", "message.test.news", "message.test.next"],
  message_documents: ["message.documents.subject", "message.documents.news"],
  message_talk: ["message.talk.subject", "message.talk.news"],
  message_reminder: ["message.reminder.subject", "message.reminder.news"],
  message_thanks: ["message.thanks.subject", "message.thanks.news", "message.thanks.next"],
  message_pool: ["message.pool.subject", "message.pool.news", "message.pool.next"],
};

/** The standard text of an email with its placeholders; a blank line separates its paragraphs. */
export function standardText(language: Language, kind: StandardKind): EmailText {
  const t = translatorTo(language);
  const [subject, ...paragraphs] = standardTexts[kind];
  return { subject: t(subject), text: paragraphs.map((key) => t(key)).join("\n\n") };
}

/** The texts that administrators gave an email, by language; a missing one is the standard text. */
export async function readTemplates(
  db: Db,
  kind: StandardKind,
): Promise<ReadonlyMap<string, EmailText>> {
  const rows = await db
    .selectFrom("email_templates")
    .select(["language", "subject", "text"])
    .where("kind", "=", kind)
    .execute();
  return new Map(rows.map(({ language, ...text }) => [language, text]));
}

export const findTemplate = async (db: Db, language: Language, kind: StandardKind) =>
  (await readTemplates(db, kind)).get(language);

export function applicantEmail(
  kind: EmailKind,
  language: Language,
  {
    fullName,
    given,
    values,
    ofSubject,
    blocks,
  }: {
    fullName: string;
    given: EmailText;
    values: PlaceholderValues;
    ofSubject?: PlaceholderValues;
    blocks: readonly Block[];
  },
): Email {
  const { subject, text } = fillIn(given, values, ofSubject);
  const start = greeting(translatorTo(language), fullName);
  return composeEmail(kind, language, subject, [start, ...blocksOf(text), ...blocks]);
}

/** The values of the placeholders; absent ones stay in the text. */
type PlaceholderValues = Partial<Record<Placeholder, string | undefined>>;

/** The values for the emails about an application. They repeat nothing typed except a plain name. */
export function placeholderValues(
  language: Language,
  application: { id: string; fullName: string; jobTitle: string | null; statusLink: string },
): Record<Exclude<Placeholder, "time">, string> {
  const t = translatorTo(language);
  return {
    name: plainName(application.fullName) ?? t("email.applicant"),
    position: application.jobTitle ?? t("email.position.this"),
    receipt: receiptNumber(application.id),
    company: company.name,
    status_link: linkIn(language, application.statusLink),
  };
}

/**
 * Fills in the placeholders of a text. No subject contains the private link; it may have other values,
 * such as a shorter time.
 */
export const fillIn = (
  { subject, text }: EmailText,
  values: PlaceholderValues,
  ofSubject: PlaceholderValues = {},
): EmailText => ({
  subject: subjectOf(subject, { ...values, ...ofSubject, status_link: "" }),
  text: interpolate(text, values),
});

/** The paragraphs of a text. Lines that begin with 1., 2., 3. after a heading become a list. */
export function blocksOf(text: string): Block[] {
  const paragraphs = text.replaceAll("\r", "").split(/\n\s*\n/);
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => {
      const [heading = "", ...lines] = paragraph.split("\n");
      const isList =
        lines.length > 0 && lines.every((line, index) => line.startsWith(`${index + 1}. `));
      if (!isList) return { paragraph };
      return { heading, steps: lines.map((line) => line.slice(line.indexOf(" ") + 1)) };
    });
}

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
