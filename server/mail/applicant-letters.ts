import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import {
  ending,
  factsBlock,
  factsForHr,
  ownTitle,
  type ApplicationFacts,
  type HrFacts,
} from "./application-facts.ts";
import { automatic, compose, dayOf, greeting, regards, say, type Letter } from "./letter.ts";

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

/** Proves to an applicant that everything is deleted. It names nobody. */
export function erasedLetter(language: Language, applicationId: string): Letter {
  const receipt = receiptNumber(applicationId);
  return compose("erased", language, say(language, "erased.subject"), [
    { paragraph: say(language, "letter.greeting.nameless") },
    { paragraph: say(language, "erased.news", { receipt }) },
    regards(language),
    { small: [automatic(language)] },
  ]);
}
