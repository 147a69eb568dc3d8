import type { EmailText } from "#contract/applications.ts";
import type { SampleTemplate, TemplateKind } from "#contract/email-templates.ts";
import type { Language } from "#contract/languages.ts";
import {
  eraseLinkEmail,
  erasedEmail,
  messageEmail,
  receiptEmail,
  statusEmail,
  statusLinksEmail,
  withdrawnEmail,
  type ApplicationEmailData,
  type NotifiedStatus,
} from "./application-emails.ts";
import { translatorTo, type Email } from "./email.ts";

type Compose = (language: Language, application: ApplicationEmailData, given: EmailText) => Email;

const withStatus =
  (status: NotifiedStatus): Compose =>
  (language, application, given) =>
    statusEmail(language, status, application, given);

const emails: Record<TemplateKind, Compose> = {
  receipt: receiptEmail,
  reviewing: withStatus("reviewing"),
  accepted: withStatus("accepted"),
  rejected: withStatus("rejected"),
  withdrawn: withdrawnEmail,
  status_links: (language, application, given) => statusLinksEmail(language, [application], given),
  erase_link: (language, application, given) =>
    eraseLinkEmail(language, application, { link: application.statusLink, hours: 24 }, given),
  erased: (language, { id }, given) => erasedEmail(language, id, given),
  own: messageEmail,
};

/** The email with this text to a sample applicant. Its links lead to no application. */
export function sampleEmail(
  { kind, language, subject, text }: SampleTemplate,
  siteUrl: string,
  now: Date,
): Email {
  const t = translatorTo(language);
  const application = {
    id: "01890000-0000-7000-8000-0000a1b2c3d4",
    fullName: t("email.sample.name"),
    jobTitle: t("email.sample.position"),
    jobId: "sample",
    createdAt: now.toISOString(),
    siteUrl,
    statusLink: `${siteUrl}/application-status`,
  };
  return emails[kind](language, application, { subject, text });
}
