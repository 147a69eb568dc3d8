import { company } from "#content/company.ts";
import type { EmailText } from "#contract/applications.ts";
import type { Placeholder, StandardKind } from "#contract/email-templates.ts";
import type { Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { plainName, translatorTo, type Block, type TextKey } from "./email.ts";

// The texts of emails to applicants: standard ones, which administrators may change, and HR's own.

const aboutInterview = (news: ApplicantNews | "erased") => ({
  subject: `interview.${news}.subject` as const,
  paragraphs: [`interview.${news}.news`] as const,
});

const standard: Record<StandardKind, { subject: TextKey; paragraphs: readonly TextKey[] }> = {
  receipt: { subject: "receipt.subject.position", paragraphs: ["receipt.thanks", "receipt.next"] },
  reviewing: {
    subject: "reviewing.subject",
    paragraphs: ["reviewing.news", "reviewing.next"],
  },
  accepted: { subject: "accepted.subject", paragraphs: ["accepted.news", "accepted.next"] },
  rejected: {
    subject: "rejected.subject",
    paragraphs: ["rejected.news", "rejected.kind", "rejected.next"],
  },
  withdrawn: { subject: "withdrawn.subject", paragraphs: ["withdrawn.news", "withdrawn.next"] },
  status_links: { subject: "links.subject", paragraphs: ["links.news"] },
  erase_link: { subject: "erase.subject", paragraphs: ["erase.news"] },
  erased: { subject: "erased.subject", paragraphs: ["erased.news"] },
  interview_offered: aboutInterview("offered"),
  interview_moved: aboutInterview("moved"),
  interview_agreed: aboutInterview("agreed"),
  interview_changed: aboutInterview("changed"),
  interview_reminder: aboutInterview("reminder"),
  interview_cancelled: aboutInterview("cancelled"),
  interview_declined: aboutInterview("declined"),
  interview_erased: aboutInterview("erased"),
};

/** What an applicant hears of an interview. An offer has one time to confirm or several to choose from. */
export type ApplicantNews =
  | "offered"
  | "moved"
  | "agreed"
  | "changed"
  | "reminder"
  | "cancelled"
  | "declined";

/** The standard text of an email with its placeholders; a blank line separates its paragraphs. */
export function standardText(language: Language, kind: StandardKind): EmailText {
  const t = translatorTo(language);
  const { subject, paragraphs } = standard[kind];
  return { subject: t(subject), text: paragraphs.map((key) => t(key)).join("\n\n") };
}

/** The values of the placeholders; absent ones stay in the text. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

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
    status_link: application.statusLink,
  };
}

/** Replaces each {placeholder} in one pass, so that a value that looks like one stays. */
export function fillIn({ subject, text }: EmailText, values: PlaceholderValues): EmailText {
  const known: Readonly<Record<string, string | undefined>> = { ...values };
  const filled = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(known, name) ? (known[name] ?? placeholder) : placeholder,
    );
  return { subject: filled(subject), text: filled(text) };
}

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
