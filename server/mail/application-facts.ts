import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import type { Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { Block } from "./layout.ts";
import { automatic, dayOf, regards, say } from "./letter.ts";
import { oneLine } from "./plain-name.ts";

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
export function factsBlock(language: Language, application: ApplicationFacts): Block {
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
export function ending(
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
export function factsForHr(language: Language, application: HrFacts) {
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
