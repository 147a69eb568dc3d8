import type { Selectable } from "kysely";
import type { EmailKind } from "#contract/outbox.ts";
import { company } from "#content/company.ts";
import type { ApplicationStatus } from "#contract/applications.ts";
import type { EmailText } from "#contract/email-text.ts";
import type { StandardKind } from "#contract/email-templates.ts";
import type { Language } from "#contract/languages.ts";
import type { PrivacyRequestKind } from "#contract/privacy.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { ApplicationsTable } from "#server/db/schema.ts";
import {
  applicantEmail,
  blocksOf,
  composeEmail,
  dayOf,
  ending,
  fillIn,
  greeting,
  placeholderValues,
  plainName,
  signature,
  staffEnding,
  standardText,
  translatorTo,
  type Email,
  type TextKey,
  type Translate,
} from "#server/mail/email.ts";
import { shorten, subjectOf } from "#server/mail/subject.ts";
import type { Block } from "#server/mail/render-email.ts";

export type ApplicationEmailData = {
  id: string;
  fullName: string;
  /** The title of a listed position; null for a text of the applicant. */
  jobTitle: string | null;
  /** The slug of the position, or the text of the applicant. */
  jobId: string;
  createdAt: string;
  siteUrl: string;
  statusLink: string;
  /** Whether the request that an email acknowledges has withdrawn the application. */
  isWithdrawn?: boolean;
  /** What the act that an email confirms means for interviews, in its language. */
  endedInterviews?: readonly string[];
};

/** The data of an email to HR, without the applicant's private link. */
export type HrEmailData = Omit<ApplicationEmailData, "statusLink">;

export const emailData = (
  row: Pick<
    Selectable<ApplicationsTable>,
    "id" | "full_name" | "job_title" | "job_id" | "created_at"
  >,
  siteUrl: string,
): HrEmailData => ({
  id: row.id,
  fullName: row.full_name,
  jobTitle: row.job_title,
  jobId: row.job_id,
  createdAt: row.created_at,
  siteUrl,
});

/** The details for an applicant. It repeats nothing that another person may have typed. */
export function detailsBlock(language: Language, application: ApplicationEmailData): Block {
  const t = translatorTo(language);
  const position = application.jobTitle ?? t("email.position.unlisted");
  return { details: [[t("email.position"), position], ...submission(t, language, application)] };
}

const submission = (
  t: Translate,
  language: Language,
  { id, createdAt }: HrEmailData,
): [label: string, value: string][] => [
  [t("email.submitted"), dayOf(language, createdAt)],
  [t("email.receipt"), receiptNumber(id)],
];

export const endingWithLink = (
  t: Translate,
  { statusLink: link }: ApplicationEmailData,
  ...notes: readonly string[]
): Block[] => [{ label: t("status.link"), link }, ...ending(t, t("status.link.note"), ...notes)];

export const panelLink = (siteUrl: string, applicationId: string): string =>
  `${siteUrl}/admin/applications/${applicationId}`;

const longestLine = 100;

/** Prepares an email about an application that has a standard text. These blocks follow the text and the details. */
export const applicationEmail =
  (
    kind: EmailKind,
    standard: StandardKind,
    blocks: (t: Translate, application: ApplicationEmailData) => Block[],
  ) =>
  (
    language: Language,
    application: ApplicationEmailData,
    given = standardText(language, standard),
  ): Email => {
    const values = placeholderValues(language, application);
    const details = detailsBlock(language, application);
    const last = blocks(translatorTo(language), application);
    return applicantEmail(kind, language, {
      fullName: application.fullName,
      given,
      values,
      blocks: [details, ...last],
    });
  };

/**
 * Confirms an application and explains the next steps. The address may belong to another person, so
 * the email repeats nothing that was typed except a plain name.
 */
export function receiptEmail(
  language: Language,
  application: ApplicationEmailData,
  given?: EmailText,
): Email {
  const t = translatorTo(language);
  const isUnlisted = given === undefined && application.jobTitle === null;
  const values = placeholderValues(language, application);
  const { subject, text } = fillIn(given ?? standardText(language, "receipt"), values);
  const [first, ...rest] = blocksOf(text);
  return composeEmail("receipt", language, isUnlisted ? t("receipt.subject") : subject, [
    greeting(t, application.fullName),
    ...(first === undefined ? [] : [first]),
    detailsBlock(language, application),
    ...rest,
    ...endingWithLink(t, application),
  ]);
}

/** An email to HR with what happened and the details of an application, each cut to one short line. */
const hrEmail =
  (kind: EmailKind, topic: "new" | "gone" | "answer" | "news", ...last: TextKey[]) =>
  (language: Language, application: HrEmailData, happened: [string, string][] = []): Email => {
    const t = translatorTo(language);
    const name = shorten(application.fullName, longestLine);
    const position = shorten(application.jobTitle ?? application.jobId, longestLine);
    return composeEmail(kind, language, subjectOf(t(`${topic}.subject`), { position, name }), [
      { paragraph: t(`${topic}.news`) },
      ...(happened.length === 0 ? [] : [{ details: happened }]),
      {
        details: [
          [t("new.name"), name],
          [t("email.position"), position],
          ...submission(t, language, application),
        ],
      },
      ...staffEnding(t, "new.open", panelLink(application.siteUrl, application.id), ...last),
    ]);
  };

/** Notifies HR of a new application. It links to the resume instead of attaching it. */
export const newApplicationEmail = hrEmail("new_application", "new", "new.resume");

export const applicationWithdrawnEmail = hrEmail("application_withdrawn", "gone");

/** Tells HR that an applicant has written. The text stays in the panel. */
export const applicantMessageEmail = hrEmail("applicant_message", "answer");

/** Tells HR of several things that happened. */
export const applicationNewsEmail = hrEmail("application_news", "news");

export type NotifiedStatus = Exclude<ApplicationStatus, "submitted">;

export const statusEmail = (
  language: Language,
  status: NotifiedStatus,
  application: ApplicationEmailData,
  given?: EmailText,
): Email => applicationEmail("status", status, endingWithLink)(language, application, given);

/**
 * An email that HR has written, which invites to answer it. It begins with the greeting unless its first line names
 * the applicant, and ends with the signature of its author, else of the company.
 */
export function messageEmail(
  language: Language,
  application: ApplicationEmailData,
  written: EmailText,
  authorSignature = "",
): Email {
  const t = translatorTo(language);
  const { subject, text } = fillIn(written, placeholderValues(language, application));
  const [firstLine = ""] = text.trimStart().split("\n");
  const name = plainName(application.fullName);
  const isGreeted = name !== undefined && firstLine.includes(name);
  return composeEmail("message", language, subject, [
    ...(isGreeted ? [] : [greeting(t, application.fullName)]),
    ...blocksOf(text),
    detailsBlock(language, application),
    { label: t("status.link"), link: application.statusLink },
    authorSignature === "" ? signature(t) : { paragraph: authorSignature },
    { small: [t("status.link.note"), t("email.question", { email: company.hrEmail })] },
  ]);
}

const paragraphs = (texts: readonly string[] = []): Block[] =>
  texts.map((paragraph) => ({ paragraph }));

export const withdrawnEmail = applicationEmail("withdrawn", "withdrawn", (t, application) => [
  ...paragraphs(application.endedInterviews),
  { paragraph: t("withdrawn.erase") },
  { label: t("withdrawn.eraseLink"), link: application.statusLink },
  ...ending(t, t("status.link.note")),
]);

export const eraseLinkEmail = (
  language: Language,
  application: ApplicationEmailData,
  { link, hours }: { link: string; hours: number },
  given?: EmailText,
): Email =>
  applicationEmail("erase_link", "erase_link", (t) => [
    { label: t("erase.confirm"), link },
    ...ending(t, t("erase.time", { hours })),
  ])(language, application, given);

/** Acknowledges a request of an applicant about their data, with the day by which it is answered. */
export function privacyRequestEmail(
  language: Language,
  application: ApplicationEmailData,
  kind: PrivacyRequestKind,
  dueAt: string,
): Email {
  const t = translatorTo(language);
  const values = { kind: t(`privacyRequest.${kind}`), day: dayOf(language, dueAt) };
  return composeEmail("privacy_request", language, subjectOf(t("privacyRequest.subject"), values), [
    greeting(t, application.fullName),
    { paragraph: t("privacyRequest.news", values) },
    ...(application.isWithdrawn ? paragraphs([t("withdrawn.news")]) : []),
    ...paragraphs(application.endedInterviews),
    detailsBlock(language, application),
    { label: t("status.link"), link: application.statusLink },
    ...ending(t, t("status.link.note")),
  ]);
}

export function statusLinksEmail(
  language: Language,
  applications: readonly (ApplicationEmailData & { stage: ApplicationStatus | "withdrawn" })[],
  given = standardText(language, "status_links"),
): Email {
  const t = translatorTo(language);
  const links = applications.map(({ id, jobTitle, createdAt, stage, statusLink: link }) => {
    const values = {
      position: jobTitle ?? t("email.position.unlisted"),
      receipt: receiptNumber(id),
      stage: t(`links.stage.${stage}`),
      day: dayOf(language, createdAt),
    };
    return { label: t("links.open", values), link };
  });
  const values = { company: company.name };
  const last = ending(t, t("links.stranger"));
  return applicantEmail("status_links", language, {
    fullName: "",
    given,
    values,
    blocks: [...links, ...last],
  });
}

/**
 * Confirms the deletion of all data, or ends an interview at this time because of it. It contains no
 * personal data.
 */
export function erasedEmail(
  language: Language,
  applicationId: string,
  given?: EmailText,
  interview?: { time: string; shortTime: string },
): Email {
  const kind = interview === undefined ? "erased" : "interview_erased";
  const text = given ?? standardText(language, kind);
  const { time, shortTime } = interview ?? {};
  const values = { receipt: receiptNumber(applicationId), company: company.name, time };
  return applicantEmail("erased", language, {
    fullName: "",
    given: text,
    values,
    ofSubject: { time: shortTime },
    blocks: ending(translatorTo(language)),
  });
}
