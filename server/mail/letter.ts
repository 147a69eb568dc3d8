import { company } from "#content/company.ts";
import { letters as lettersEn } from "#i18n/en/letters.ts";
import { letters as lettersVi } from "#i18n/vi/letters.ts";
import type { Language } from "#contract/languages.ts";
import { translator } from "#server/http/language.ts";
import { timeZone } from "#server/calendar.ts";
import { asHtml, asText, type Block } from "./layout.ts";
import { oneLine, plainName } from "./plain-name.ts";

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

/** Sets a letter twice, as text and as HTML, from the same words. */
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
