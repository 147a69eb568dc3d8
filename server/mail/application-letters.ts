import { company } from "#content/company.ts";
import type { ApplicationStatus, LetterWords } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import {
  ending,
  factsBlock,
  factsForHr,
  ownTitle,
  type ApplicationFacts,
  type HrFacts,
} from "./application-facts.ts";
import { compose, greeting, say, type Letter, type TextKey } from "./letter.ts";

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

/** The words of a status letter before anybody has edited them; a blank line parts its paragraphs. */
export function standardWords(language: Language, status: AnnouncedStatus): LetterWords {
  const values = { company: company.name };
  return {
    subject: say(language, `${status}.subject`, values),
    text: news[status].map((key) => say(language, key, values)).join("\n\n"),
  };
}

/** Tells an applicant that their application has moved on, in these words or the standard ones. */
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
