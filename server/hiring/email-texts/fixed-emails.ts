import type { FixedEmails } from "#contract/email-templates.ts";
import { languages, type Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import {
  accountDeletedEmail,
  addressChangedEmail,
  addressChangeRequestedEmail,
  backupOverdueEmail,
  confirmAddressEmail,
  emailConfirmEmail,
  inviteEmail,
  passwordChangedEmail,
  resetEmail,
  testEmail,
  twoStepOffEmail,
  twoStepOnEmail,
  twoStepResetEmail,
} from "#server/accounts/emails.ts";
import {
  applicantMessageEmail,
  applicationWithdrawnEmail,
  newApplicationEmail,
  panelLink,
  privacyRequestEmail,
} from "#server/hiring/applications/emails.ts";
import { noticesEmail } from "#server/hiring/applications/hr-notices.ts";
import { mentionEmail } from "#server/hiring/applications/staff-emails.ts";
import { applyPassEmail } from "#server/hiring/apply/emails.ts";
import {
  guestInterviewEmail,
  teamInterviewEmail,
  type GuestNews,
  type TeamNews,
} from "#server/hiring/interviews/email-texts.ts";
import {
  contactLinkEmail,
  contactNoticeEmail,
  copyLinkEmail,
} from "#server/hiring/portal/emails.ts";
import { readerOf, type Email } from "#server/mail/email.ts";
import { withoutCode } from "#server/mail/email-code.ts";
import { positionClosingEmail } from "#server/positions/emails.ts";
import { sampleData } from "./sample.ts";

/** Every email with a fixed text, to a sample recipient and in each language. */
export const fixedEmails = (siteUrl: string, now: Date): FixedEmails => ({
  emails: languages.flatMap((language) =>
    Object.entries(emailsIn(language, siteUrl, now)).map(([name, email]) => {
      const { subject, text } = email;
      const shown = withoutCode(text, siteUrl);
      return { name, language, reader: readerOf(email.kind), subject, text: shown };
    }),
  ),
});

const teamNews: readonly TeamNews[] = [
  "agreed",
  "changed",
  "moved",
  "cancelled",
  "declined",
  "restored",
  "otherTimes",
  "reminder",
  "left",
];
const guestNews: readonly GuestNews[] = [
  "invited",
  "changed",
  "moved",
  "cancelled",
  "reminder",
  "left",
];

/** The emails by a name each, which is the same in each language. */
export function emailsIn(language: Language, siteUrl: string, now: Date): Record<string, Email> {
  const { application, interview, link } = sampleData(language, siteUrl, now);
  const { id, fullName, jobTitle } = application;
  const [colleague] = interview.people;
  const author = colleague?.name ?? "";
  const user = { name: author, language };
  const panel = panelLink(siteUrl, id);
  const account = `${siteUrl}/reset-password`;
  const mention = { author: fullName, position: jobTitle, receipt: receiptNumber(id), link: panel };
  const closing = { title: jobTitle, day: now.toISOString().slice(0, 10), slug: "sample", siteUrl };
  const ofTeam = teamNews.map((news) => [
    `interview_team_${news}`,
    teamInterviewEmail(language, news, interview, { link: panel, message: "", by: author }),
  ]);
  const ofGuests = guestNews.map((news) => [
    `interview_guest_${news}`,
    guestInterviewEmail(language, news, interview, undefined),
  ]);
  return {
    new_application: newApplicationEmail(language, application),
    application_withdrawn: applicationWithdrawnEmail(language, application),
    applicant_message: applicantMessageEmail(language, application),
    application_news: noticesEmail(language, application, [
      { kind: "applicant_message", at: application.createdAt },
      { kind: "application_withdrawn", at: application.createdAt },
    ]),
    mention: mentionEmail(language, author, mention),
    ...Object.fromEntries(ofTeam),
    position_closing: positionClosingEmail(language, closing),
    backup_overdue: backupOverdueEmail(user, siteUrl, "", `${siteUrl}/admin/settings/backups`),
    test: testEmail(language),
    ...Object.fromEntries(ofGuests),
    apply_pass: applyPassEmail(language, link),
    copy_link: copyLinkEmail(language, application, link),
    contact_link: contactLinkEmail(language, application, link),
    contact_notice: contactNoticeEmail(language, application, link),
    privacy_request: privacyRequestEmail(language, application, "copy", now.toISOString()),
    invite: inviteEmail(user, siteUrl, account),
    reset: resetEmail(user, siteUrl, account),
    password_changed: passwordChangedEmail(user, siteUrl),
    two_step_on: twoStepOnEmail(user, siteUrl),
    two_step_off: twoStepOffEmail(user, siteUrl),
    two_step_reset: twoStepResetEmail(user, siteUrl),
    email_confirm: emailConfirmEmail(user, siteUrl, account),
    email_link: confirmAddressEmail(user, siteUrl, account),
    email_requested: addressChangeRequestedEmail(user, siteUrl, "new@mail.example"),
    email_changed: addressChangedEmail(user, siteUrl, "new@mail.example"),
    account_deleted: accountDeletedEmail(user, siteUrl),
  };
}
