import { company } from "#content/company.ts";
import { findPosition } from "#content/positions.ts";
import type { ApplicationStatus } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { Block } from "./layout.ts";
import {
  automatic,
  compose,
  dayOf,
  greeting,
  regards,
  say,
  type Letter,
  type TextKey,
} from "./letter.ts";
import { oneLine } from "./plain-name.ts";

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

function ownTitle(jobTitle: string): string | undefined {
  const position = findPosition(jobTitle);
  if (position === undefined) return undefined;
  return "title" in position ? position.title : position.label;
}

function shorten(text: string): string {
  const line = oneLine(text);
  return line.length > 100 ? `${line.slice(0, 99).replace(/\p{Cs}$/u, "")}…` : line;
}
