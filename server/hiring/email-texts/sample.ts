import { company } from "#content/company.ts";
import type { SampleTemplate, TemplateKind } from "#contract/email-templates.ts";
import type { Language } from "#contract/languages.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import {
  eraseLinkEmail,
  erasedEmail,
  messageEmail,
  receiptEmail,
  statusEmail,
  statusLinksEmail,
  withdrawnEmail,
  type NotifiedStatus,
} from "#server/hiring/applications/emails.ts";
import { apologyEmail, talentPoolEmail } from "#server/hiring/portal/emails.ts";
import { translatorTo, type Email } from "#server/mail/email.ts";
import {
  applicantInterviewEmail,
  shortTimeOf,
  timeText,
  type ApplicantNews,
} from "#server/hiring/interviews/email-texts.ts";

/** The email with this text to a sample applicant. Its links lead to no application. */
export function sampleEmail(
  { kind, language, subject, text }: SampleTemplate,
  siteUrl: string,
  now: Date,
): Email {
  const { application, interview, link } = sampleData(language, siteUrl, now);
  const { id } = application;
  const given = { subject, text };
  const ofStatus = (status: NotifiedStatus) => () =>
    statusEmail(language, status, application, given);
  const ofInterview = (news: ApplicantNews) => () =>
    applicantInterviewEmail(language, news, { ...interview, statusLink: link }, given);
  const ofMessage = () => messageEmail(language, application, given);
  const emails: Record<TemplateKind, () => Email> = {
    receipt: () => receiptEmail(language, application, given),
    reviewing: ofStatus("reviewing"),
    accepted: ofStatus("accepted"),
    rejected: ofStatus("rejected"),
    withdrawn: () => withdrawnEmail(language, application, given),
    status_links: () => statusLinksEmail(language, [{ ...application, stage: "submitted" }], given),
    apology: () => apologyEmail(language, application, given),
    talent_pool: () => talentPoolEmail(language, application, link, given),
    erase_link: () => eraseLinkEmail(language, application, { link, hours: 24 }, given),
    erased: () => erasedEmail(language, id, given),
    interview_offered: ofInterview("interview_offered"),
    interview_moved: ofInterview("interview_moved"),
    interview_agreed: ofInterview("interview_agreed"),
    interview_changed: ofInterview("interview_changed"),
    interview_reminder: ofInterview("interview_reminder"),
    interview_cancelled: ofInterview("interview_cancelled"),
    interview_declined: ofInterview("interview_declined"),
    interview_erased: () =>
      erasedEmail(language, id, given, {
        time: timeText(language, interview),
        shortTime: shortTimeOf(language, interview),
      }),
    message_test: ofMessage,
    message_documents: ofMessage,
    message_talk: ofMessage,
    message_reminder: ofMessage,
    message_thanks: ofMessage,
    message_pool: ofMessage,
    own: ofMessage,
  };
  return emails[kind]();
}

/** An invented application with an interview. Its links lead to no application. */
export function sampleData(language: Language, siteUrl: string, now: Date) {
  const t = translatorTo(language);
  const id = "01890000-0000-7000-8000-0000a1b2c3d4";
  const link = `${siteUrl}/application-status`;
  const application = {
    id,
    fullName: t("email.sample.name"),
    jobTitle: t("email.sample.position"),
    jobId: "sample",
    createdAt: now.toISOString(),
    siteUrl,
    statusLink: link,
  };
  const inHours = (hours: number) =>
    new Date((Math.ceil(now.getTime() / hourMs) + hours) * hourMs).toISOString();
  const interview = {
    application_id: id,
    applicant: { full_name: application.fullName, job_title: application.jobTitle },
    starts_at: inHours(48),
    slots: [inHours(48), inHours(72)],
    minutes: 45,
    place: company.address[language],
    video_link: "",
    note: "",
    people: [{ name: t("email.sample.colleague") }],
  };
  return { application, interview, link };
}
