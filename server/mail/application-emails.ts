import { company } from "#content/company.ts";
import { positions } from "#content/positions.ts";
import type { ApplicationStatus, EmailText } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { findPosition } from "#contract/positions.ts";
import { receiptNumber } from "#contract/receipt.ts";
import {
  automatic,
  composeEmail,
  dayOf,
  greeting,
  oneLine,
  regards,
  translate,
  type Block,
  type Email,
  type TextKey,
} from "./email.ts";

/** The data of the emails about an application. */
export type ApplicationEmailData = {
  id: string;
  fullName: string;
  /** The title of a listed position, or the text of the applicant. */
  jobTitle: string;
  createdAt: string;
  siteUrl: string;
  /** The applicant's private link. */
  statusLink: string;
};

/** The data of an email to HR, without the applicant's private link. */
export type HrEmailData = Omit<ApplicationEmailData, "statusLink">;

/** The details for an applicant. It repeats nothing that another person may have typed. */
function detailsBlock(language: Language, application: ApplicationEmailData): Block {
  return {
    facts: [
      [
        translate(language, "email.position"),
        ownTitle(application.jobTitle) ?? translate(language, "email.position.unlisted"),
      ],
      [translate(language, "email.submitted"), dayOf(language, application.createdAt)],
      [translate(language, "email.receipt"), receiptNumber(application.id)],
    ],
  };
}

/** The end of an email to an applicant: the private link, the signature and notes. */
function ending(
  language: Language,
  application: ApplicationEmailData,
  notes: readonly string[] = [],
  label: TextKey = "status.link",
): Block[] {
  return [
    { label: translate(language, label), link: application.statusLink },
    regards(language),
    { small: [translate(language, "status.link.note"), ...notes, automatic(language)] },
  ];
}

/** The details for HR, each cut to one short line. */
function detailsForHr(language: Language, application: HrEmailData) {
  const name = shorten(application.fullName);
  const position = shorten(application.jobTitle);
  const blocks: Block[] = [
    {
      facts: [
        [translate(language, "new.name"), name],
        [translate(language, "email.position"), position],
        [translate(language, "email.submitted"), dayOf(language, application.createdAt)],
        [translate(language, "email.receipt"), receiptNumber(application.id)],
      ],
    },
    {
      label: translate(language, "new.open"),
      link: `${application.siteUrl}/admin?tab=applications&application=${application.id}`,
    },
  ];
  return { name, position, blocks };
}

/** The title of a listed position; undefined for a text of the applicant. */
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
 * Confirms an application and explains the next steps. The address may belong to another person, so
 * the email repeats nothing that was typed except a plain name.
 */
export function receiptEmail(language: Language, application: ApplicationEmailData): Email {
  const position = ownTitle(application.jobTitle);
  const subject =
    position === undefined
      ? translate(language, "receipt.subject")
      : translate(language, "receipt.subject.position", { position });
  return composeEmail("receipt", language, subject, [
    greeting(language, application.fullName),
    { paragraph: translate(language, "receipt.thanks", { company: company.name }) },
    detailsBlock(language, application),
    {
      heading: translate(language, "receipt.next"),
      steps: [
        translate(language, "receipt.review"),
        translate(language, "receipt.contact"),
        translate(language, "receipt.updates"),
      ],
    },
    ...ending(language, application, [translate(language, "receipt.stranger")]),
  ]);
}

/** Tells HR about a new application. It links to the resume instead of attaching it. */
export function newApplicationEmail(language: Language, application: HrEmailData): Email {
  const { name, position, blocks } = detailsForHr(language, application);
  return composeEmail(
    "new_application",
    language,
    translate(language, "new.subject", { position, name }),
    [
      { paragraph: translate(language, "new.news") },
      ...blocks,
      { paragraph: translate(language, "new.resume") },
      { small: [translate(language, "new.automatic")] },
    ],
  );
}

/** The statuses that applicants are notified of. */
export type NotifiedStatus = Exclude<ApplicationStatus, "submitted">;

const news: Record<NotifiedStatus, TextKey[]> = {
  reviewing: ["reviewing.news", "reviewing.next"],
  accepted: ["accepted.news", "accepted.next"],
  rejected: ["rejected.news", "rejected.kind", "rejected.next"],
};

/** The default text of a status email; a blank line separates its paragraphs. */
export function defaultStatusText(language: Language, status: NotifiedStatus): EmailText {
  const values = { company: company.name };
  return {
    subject: translate(language, `${status}.subject`, values),
    text: news[status].map((key) => translate(language, key, values)).join("\n\n"),
  };
}

/** Tells an applicant about a new status, in the given text or the default one. */
export function statusEmail(
  language: Language,
  status: NotifiedStatus,
  application: ApplicationEmailData,
  { subject, text }: EmailText = defaultStatusText(language, status),
): Email {
  const paragraphs = text.replaceAll("\r", "").split(/\n\s*\n/);
  return composeEmail("status", language, subject, [
    greeting(language, application.fullName),
    ...paragraphs.filter((part) => part.trim() !== "").map((part) => ({ paragraph: part.trim() })),
    detailsBlock(language, application),
    ...ending(language, application),
  ]);
}

/** Confirms a withdrawal and explains how to delete the data. */
export function withdrawnEmail(language: Language, application: ApplicationEmailData): Email {
  return composeEmail("withdrawn", language, translate(language, "withdrawn.subject"), [
    greeting(language, application.fullName),
    { paragraph: translate(language, "withdrawn.news") },
    { paragraph: translate(language, "withdrawn.next") },
    detailsBlock(language, application),
    { paragraph: translate(language, "withdrawn.erase") },
    ...ending(language, application, [], "withdrawn.eraseLink"),
  ]);
}

/** Tells HR that an applicant withdrew. */
export function applicationWithdrawnEmail(language: Language, application: HrEmailData): Email {
  const { name, position, blocks } = detailsForHr(language, application);
  const subject = translate(language, "gone.subject", { position, name });
  return composeEmail("application_withdrawn", language, subject, [
    { paragraph: translate(language, "gone.news") },
    ...blocks,
    { small: [translate(language, "new.automatic")] },
  ]);
}

/** Contains the links to all applications of an applicant. */
export function statusLinksEmail(
  language: Language,
  applications: readonly ApplicationEmailData[],
): Email {
  const subject = translate(language, "links.subject", { company: company.name });
  return composeEmail("status_links", language, subject, [
    { paragraph: translate(language, "email.greeting.nameless") },
    { paragraph: translate(language, "links.news") },
    ...applications.map((application) => ({
      label: translate(language, "links.open", {
        position: ownTitle(application.jobTitle) ?? receiptNumber(application.id),
        day: dayOf(language, application.createdAt),
      }),
      link: application.statusLink,
    })),
    regards(language),
    { small: [translate(language, "links.stranger"), automatic(language)] },
  ]);
}

/** Asks an applicant to confirm the deletion of all data about an application. */
export function eraseLinkEmail(
  language: Language,
  application: ApplicationEmailData,
  link: string,
  hours: number,
): Email {
  return composeEmail("erase_link", language, translate(language, "erase.subject"), [
    greeting(language, application.fullName),
    { paragraph: translate(language, "erase.news") },
    detailsBlock(language, application),
    { label: translate(language, "erase.confirm"), link },
    regards(language),
    { small: [translate(language, "erase.time", { hours: `${hours}` }), automatic(language)] },
  ]);
}

/** Confirms the deletion of all data. It contains no personal data. */
export function erasedEmail(language: Language, applicationId: string): Email {
  const receipt = receiptNumber(applicationId);
  return composeEmail("erased", language, translate(language, "erased.subject"), [
    { paragraph: translate(language, "email.greeting.nameless") },
    { paragraph: translate(language, "erased.news", { receipt }) },
    regards(language),
    { small: [automatic(language)] },
  ]);
}
