import { company } from "#content/company.ts";
import type { EmailText } from "#contract/email-text.ts";
import type { Language } from "#contract/languages.ts";
import type { EmailKind } from "#contract/outbox.ts";
import {
  applicationEmail,
  detailsBlock,
  endingWithLink,
  type ApplicationEmailData,
} from "#server/hiring/applications/emails.ts";
import {
  composeEmail,
  ending,
  greeting,
  translatorTo,
  type Email,
  type TextKey,
} from "#server/mail/email.ts";

/** Tells an applicant that the promised answer is late. */
export const apologyEmail = applicationEmail("apology", "apology", endingWithLink);

/** Asks a person of the talent pool, a month before its end, whether to stay. */
export const talentPoolEmail = (
  language: Language,
  application: ApplicationEmailData,
  link: string,
  given?: EmailText,
): Email =>
  applicationEmail("talent_pool", "talent_pool", (t) => [
    { label: t("talentPool.stay"), link },
    ...ending(t, t("talentPool.note")),
  ])(language, application, given);

/** An email whose only secret link works once. Its text cannot be changed. */
const linkEmail =
  (
    kind: EmailKind,
    subject: TextKey,
    { news, open, note }: { news: readonly TextKey[]; open: TextKey; note?: TextKey },
  ) =>
  (language: Language, application: ApplicationEmailData, link: string): Email => {
    const t = translatorTo(language);
    const values = { company: company.name, email: company.hrEmail };
    const notes = note === undefined ? [] : [t(note, values)];
    return composeEmail(kind, language, t(subject, values), [
      greeting(t, application.fullName),
      ...news.map((key) => ({ paragraph: t(key, values) })),
      detailsBlock(language, application),
      { label: t(open), link },
      ...ending(t, ...notes),
    ]);
  };

/** The link that replaces the earlier ones. */
export const newLinkEmail = linkEmail("status_links", "newLink.subject", {
  news: ["newLink.news"],
  open: "status.link",
  note: "status.link.note",
});

/** Tells the address that name or phone number were changed by link. */
export const contactChangedEmail = linkEmail("contact_notice", "contactChanged.subject", {
  news: ["contactChanged.news"],
  open: "status.link",
});

/** The link that downloads everything about an application. */
export const copyLinkEmail = linkEmail("copy_link", "copy.subject", {
  news: ["copy.news"],
  open: "copy.open",
  note: "copy.note",
});

/** To a new address, which a stranger may have typed. */
export const contactLinkEmail = linkEmail("contact_link", "contact.subject", {
  news: ["contact.news"],
  open: "contact.confirm",
  note: "contact.note",
});

/** To the address before, with the link that keeps it. */
export const contactNoticeEmail = linkEmail("contact_notice", "contactNotice.subject", {
  news: ["contactNotice.news", "contactNotice.stranger"],
  open: "contactNotice.keep",
});
