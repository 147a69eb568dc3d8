import { company } from "#content/company.ts";
import { letters as lettersEn } from "#content/en/letters.ts";
import { findPosition } from "#content/positions.ts";
import { letters as lettersVi } from "#content/vi/letters.ts";
import type { ApplicationStatus } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { oneLine, plainName } from "./plain-name.ts";
import { asHtml, asText, type Block } from "./layout.ts";

export type Letter = {
  kind: "receipt" | "new_application" | "status";
  subject: string;
  text: string;
  html: string;
};

/** What the letters about an application are made of. */
export type ApplicationFacts = {
  id: string;
  fullName: string;
  /** The title of a position of ours, or whatever the applicant typed. */
  jobTitle: string;
  createdAt: string;
  siteUrl: string;
};

/**
 * Tells an applicant what has arrived and what happens next. Nobody has proved yet that the address
 * is theirs, so nothing they typed is repeated but a name that is plainly a name.
 */
export function receiptLetter(language: Language, application: ApplicationFacts): Letter {
  const position = ownTitle(application.jobTitle);
  const subject =
    position === undefined
      ? say(language, "receipt.subject")
      : say(language, "receipt.subject.position", { position });
  return compose("receipt", language, subject, [
    greeting(language, application.fullName),
    { paragraph: say(language, "receipt.thanks", { company: company.name }) },
    facts(language, application),
    {
      heading: say(language, "receipt.next"),
      steps: [
        say(language, "receipt.review"),
        say(language, "receipt.contact"),
        say(language, "receipt.updates"),
      ],
    },
    regards(language),
    { small: [say(language, "receipt.stranger"), automatic(language)] },
  ]);
}

/** Tells HR that an application has arrived. The resume stays on the server; a link leads to it. */
export function newApplicationLetter(language: Language, application: ApplicationFacts): Letter {
  const name = shorten(application.fullName);
  const position = shorten(application.jobTitle);
  return compose("new_application", language, say(language, "new.subject", { position, name }), [
    { paragraph: say(language, "new.news") },
    {
      facts: [
        [say(language, "new.name"), name],
        [say(language, "letter.position"), position],
        [say(language, "letter.submitted"), dayOf(language, application.createdAt)],
        [say(language, "letter.receipt"), receiptNumber(application.id)],
      ],
    },
    {
      label: say(language, "new.open"),
      link: `${application.siteUrl}/admin?tab=applications&application=${application.id}`,
    },
    { paragraph: say(language, "new.resume") },
    { small: [say(language, "new.automatic")] },
  ]);
}

/** A status an applicant is told of. To be back among the submitted ones is no news. */
export type AnnouncedStatus = Exclude<ApplicationStatus, "submitted">;

/** Tells an applicant that their application has moved on. */
export function statusLetter(
  language: Language,
  status: AnnouncedStatus,
  application: ApplicationFacts,
): Letter {
  const values = { company: company.name };
  const news: Record<AnnouncedStatus, TextKey[]> = {
    reviewing: ["reviewing.news", "reviewing.next"],
    accepted: ["accepted.news", "accepted.next"],
    rejected: ["rejected.news", "rejected.kind", "rejected.next"],
  };
  return compose("status", language, say(language, `${status}.subject`, values), [
    greeting(language, application.fullName),
    ...news[status].map((key) => ({ paragraph: say(language, key, values) })),
    facts(language, application),
    regards(language),
    { small: [automatic(language)] },
  ]);
}

type TextKey = keyof typeof lettersEn;

const dictionaries: Record<Language, Partial<Record<TextKey, string>>> = {
  en: lettersEn,
  vi: lettersVi,
};

/** Each placeholder is filled once, so that a value that looks like one stays what it is. */
function say(language: Language, key: TextKey, values: Record<string, string> = {}): string {
  const text = dictionaries[language][key] ?? key;
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

function compose(
  kind: Letter["kind"],
  language: Language,
  subject: string,
  blocks: readonly Block[],
): Letter {
  const title = oneLine(subject);
  return { kind, subject: title, text: asText(blocks), html: asHtml(language, title, blocks) };
}

function greeting(language: Language, fullName: string): Block {
  const name = plainName(fullName);
  return {
    paragraph:
      name === undefined
        ? say(language, "letter.greeting.nameless")
        : say(language, "letter.greeting", { name }),
  };
}

function facts(language: Language, application: ApplicationFacts): Block {
  return {
    facts: [
      [
        say(language, "letter.position"),
        ownTitle(application.jobTitle) ?? say(language, "letter.position.unlisted"),
      ],
      [say(language, "letter.submitted"), dayOf(language, application.createdAt)],
      [say(language, "letter.receipt"), receiptNumber(application.id)],
    ],
  };
}

const regards = (language: Language): Block => ({
  lines: [say(language, "letter.regards"), say(language, "letter.team", { company: company.name })],
});

const automatic = (language: Language) =>
  say(language, "letter.automatic", { email: company.hrEmail });

function ownTitle(jobTitle: string): string | undefined {
  const position = findPosition(jobTitle);
  if (position === undefined) return undefined;
  return "title" in position ? position.title : position.label;
}

/** The day as the company's calendar has it. */
function dayOf(language: Language, instant: string): string {
  return new Intl.DateTimeFormat(language === "vi" ? "vi-VN" : "en-GB", {
    dateStyle: "long",
    timeZone: "Asia/Ho_Chi_Minh",
  }).format(new Date(instant));
}

function shorten(text: string): string {
  const line = oneLine(text);
  return line.length > 100 ? `${line.slice(0, 99).replace(/\p{Cs}$/u, "")}…` : line;
}
