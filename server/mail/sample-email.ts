import { company } from "#content/company.ts";
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
import type { ApplicantNews } from "./email-texts.ts";
import { translatorTo, type Email } from "./email.ts";
import {
  applicantInterviewEmail,
  erasedInterviewEmail,
  type EmailedInterview,
} from "./interview-emails.ts";

type Compose = (language: Language, application: ApplicationEmailData, given: EmailText) => Email;

const withStatus =
  (status: NotifiedStatus): Compose =>
  (language, application, given) =>
    statusEmail(language, status, application, given);

const aboutInterview =
  (news: ApplicantNews): Compose =>
  (language, application, given) => {
    const interview = sampleInterview(language, application);
    return applicantInterviewEmail(language, news, interview, application.statusLink, given);
  };

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
  interview_offered: aboutInterview("offered"),
  interview_moved: aboutInterview("moved"),
  interview_agreed: aboutInterview("agreed"),
  interview_changed: aboutInterview("changed"),
  interview_reminder: aboutInterview("reminder"),
  interview_cancelled: aboutInterview("cancelled"),
  interview_declined: aboutInterview("declined"),
  interview_erased: (language, application, given) =>
    erasedInterviewEmail(language, sampleInterview(language, application), given),
  own: messageEmail,
};

const hourMs = 3_600_000;

/** An interview two days later, or a day after that. */
function sampleInterview(
  language: Language,
  { id, fullName, jobTitle, createdAt }: ApplicationEmailData,
): EmailedInterview {
  const hour = Math.ceil(Date.parse(createdAt) / hourMs);
  const [first = "", second = ""] = [48, 72].map((hours) =>
    new Date((hour + hours) * hourMs).toISOString(),
  );
  return {
    application_id: id,
    applicant: { full_name: fullName, job_title: jobTitle },
    starts_at: first,
    slots: [first, second],
    minutes: 45,
    place: company.address[language],
    video_link: "",
    note: "",
    people: [{ name: translatorTo(language)("email.sample.colleague") }],
  };
}

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
