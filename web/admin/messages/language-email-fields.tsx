import type { ComponentProps } from "react";
import * as z from "zod/mini";
import { EmailText } from "#contract/applications.ts";
import { type Language, languages } from "#contract/languages.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { EmailTextFields } from "./email-text-fields.tsx";

const { subject, text } = EmailText.shape;

/** The fields of the emails in every language. */
export const languageEmails = {
  "subject.en": z.optional(subject),
  "text.en": z.optional(text),
  "subject.vi": z.optional(subject),
  "text.vi": z.optional(text),
};

const LanguageEmails = z.object(languageEmails);

/** The texts for the languages of the applicants. */
export function emailsIn(
  values: z.output<typeof LanguageEmails>,
): Partial<Record<Language, EmailText>> {
  const emails: Partial<Record<Language, EmailText>> = {};
  for (const language of languages) {
    const [subject, text] = [values[`subject.${language}`], values[`text.${language}`]];
    if (subject !== undefined && text !== undefined) emails[language] = { subject, text };
  }
  return emails;
}

/** The fields of one email, such as `subject.en` and `text.en`. */
export function LanguageEmailFields({
  language,
  ...fields
}: Pick<ComponentProps<typeof EmailTextFields>, "language" | "email" | "form">) {
  const t = useTranslation();
  const name = { language: t(`adminPositions.language.${language}`) };
  return (
    <EmailTextFields
      {...fields}
      language={language}
      names={[`subject.${language}`, `text.${language}`]}
      labels={[t("adminPositions.closeSubject", name), t("adminPositions.closeEmail", name)]}
      hint={t("adminPositions.closeEmailHint")}
      required={false}
    />
  );
}
