import { company } from "#content/company.ts";
import { positions } from "#content/positions.ts";
import type { ApplicationStatus, LetterWords } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { findPosition } from "#contract/positions.ts";
import { receiptNumber } from "#contract/receipt.ts";
import {
  automatic,
  compose,
  dayOf,
  greeting,
  oneLine,
  regards,
  say,
  type Block,
  type Letter,
  type TextKey,
} from "./email.ts";

/** What the letters about an application are made of. */
export type ApplicationFacts = {
  id: string;
  fullName: string;
  /** The title of a position of ours, or whatever the applicant typed. */
  jobTitle: string;
  createdAt: string;
  siteUrl: string;
  /** The applicant's private link. */
  statusLink: string;
};

/** What an e-mail to HR is made of: everything but the applicant's private link. */
export type HrFacts = Omit<ApplicationFacts, "statusLink">;

/** What an applicant may read of their application: nothing a stranger could have put there. */
function factsBlock(language: Language, application: ApplicationFacts): Block {
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

/** How a letter to an applicant ends: the private link, the greeting, and what to know of both. */
function ending(
  language: Language,
  application: ApplicationFacts,
  notes: readonly string[] = [],
): Block[] {
  return [
    { label: say(language, "status.link"), link: application.statusLink },
    regards(language),
    { small: [say(language, "status.link.note"), ...notes, automatic(language)] },
  ];
}

/** What HR reads of an application, each text cut to one short line. */
function factsForHr(language: Language, application: HrFacts) {
  const name = shorten(application.fullName);
  const position = shorten(application.jobTitle);
  const blocks: Block[] = [
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
  ];
  return { name, position, blocks };
}

/** The title of a position of ours; undefined for what an applicant typed. */
export function ownTitle(jobTitle: string): string | undefined {
  const position = findPosition(positions, jobTitle);
  if (position === undefined) return undefined;
  return "title" in position ? position.title : position.label;
}

function shorten(text: string): string {
  const line = oneLine(text);
  return line.length > 100 ? `${line.slice(0, 99).replace(/\p{Cs}$/u, "")}…` : line;
}

/**
 * Confirms an application and explains what happens next. The address is not proved to be the
 * applicant's, so nothing they typed is repeated except a plain name.
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
    factsBlock(language, application),
    {
      heading: say(language, "receipt.next"),
      steps: [
        say(language, "receipt.review"),
        say(language, "receipt.contact"),
        say(language, "receipt.updates"),
      ],
    },
    ...ending(language, application, [say(language, "receipt.stranger")]),
  ]);
}

/** Tells HR that an application has arrived. The resume stays on the server; a link leads to it. */
export function newApplicationLetter(language: Language, application: HrFacts): Letter {
  const { name, position, blocks } = factsForHr(language, application);
  return compose("new_application", language, say(language, "new.subject", { position, name }), [
    { paragraph: say(language, "new.news") },
    ...blocks,
    { paragraph: say(language, "new.resume") },
    { small: [say(language, "new.automatic")] },
  ]);
}

/** A status an applicant is told of. To be back among the submitted ones is no news. */
export type AnnouncedStatus = Exclude<ApplicationStatus, "submitted">;

const news: Record<AnnouncedStatus, TextKey[]> = {
  reviewing: ["reviewing.news", "reviewing.next"],
  accepted: ["accepted.news", "accepted.next"],
  rejected: ["rejected.news", "rejected.kind", "rejected.next"],
};

/** The default text of a status email; a blank line separates its paragraphs. */
export function standardWords(language: Language, status: AnnouncedStatus): LetterWords {
  const values = { company: company.name };
  return {
    subject: say(language, `${status}.subject`, values),
    text: news[status].map((key) => say(language, key, values)).join("\n\n"),
  };
}

/** Tells an applicant about a new status, in the given text or the default one. */
export function statusLetter(
  language: Language,
  status: AnnouncedStatus,
  application: ApplicationFacts,
  words: LetterWords = standardWords(language, status),
): Letter {
  const paragraphs = words.text.split(/\n\s*\n/).map((text) => text.trim());
  return compose("status", language, words.subject, [
    greeting(language, application.fullName),
    ...paragraphs.filter((text) => text !== "").map((text) => ({ lines: text.split(/\r?\n/) })),
    factsBlock(language, application),
    ...ending(language, application),
  ]);
}

// The letters about what applicants do by their private link.

/** Confirms a withdrawal, and says how to have the rest deleted. */
export function withdrawnLetter(language: Language, application: ApplicationFacts): Letter {
  return compose("withdrawn", language, say(language, "withdrawn.subject"), [
    greeting(language, application.fullName),
    { paragraph: say(language, "withdrawn.news") },
    { paragraph: say(language, "withdrawn.next") },
    factsBlock(language, application),
    { paragraph: say(language, "withdrawn.erase") },
    ...ending(language, application),
  ]);
}

/** Tells HR that an applicant has withdrawn. */
export function applicationWithdrawnLetter(language: Language, application: HrFacts): Letter {
  const { name, position, blocks } = factsForHr(language, application);
  const subject = say(language, "gone.subject", { position, name });
  return compose("application_withdrawn", language, subject, [
    { paragraph: say(language, "gone.news") },
    ...blocks,
    { small: [say(language, "new.automatic")] },
  ]);
}

/** Gives an applicant the links to all their applications again. */
export function statusLinksLetter(
  language: Language,
  applications: readonly ApplicationFacts[],
): Letter {
  const subject = say(language, "links.subject", { company: company.name });
  return compose("status_links", language, subject, [
    { paragraph: say(language, "letter.greeting.nameless") },
    { paragraph: say(language, "links.news") },
    ...applications.map((application) => ({
      label: say(language, "links.open", {
        position: ownTitle(application.jobTitle) ?? receiptNumber(application.id),
        day: dayOf(language, application.createdAt),
      }),
      link: application.statusLink,
    })),
    regards(language),
    { small: [say(language, "links.stranger"), automatic(language)] },
  ]);
}

/** Asks an applicant to confirm that everything about an application is to be deleted. */
export function eraseLinkLetter(
  language: Language,
  application: ApplicationFacts,
  link: string,
  hours: number,
): Letter {
  return compose("erase_link", language, say(language, "erase.subject"), [
    greeting(language, application.fullName),
    { paragraph: say(language, "erase.news") },
    factsBlock(language, application),
    { label: say(language, "erase.confirm"), link },
    regards(language),
    { small: [say(language, "erase.time", { hours: `${hours}` }), automatic(language)] },
  ]);
}

/** Confirms to an applicant that everything is deleted. It contains no personal data. */
export function erasedLetter(language: Language, applicationId: string): Letter {
  const receipt = receiptNumber(applicationId);
  return compose("erased", language, say(language, "erased.subject"), [
    { paragraph: say(language, "letter.greeting.nameless") },
    { paragraph: say(language, "erased.news", { receipt }) },
    regards(language),
    { small: [automatic(language)] },
  ]);
}
