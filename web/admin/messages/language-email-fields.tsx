import type { ComponentProps } from "react";
import * as z from "zod/mini";
import { EmailText } from "#contract/applications.ts";
import { type Language, languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { TextareaField } from "#web/forms/editor-fields.tsx";
import { TextField } from "#web/forms/text-fields.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";

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

/** Subject and text of an email in one language, such as the fields `subject.en` and `text.en`. */
export function LanguageEmailFields({
  language,
  email: { subject, text },
  form,
}: {
  language: Language;
  email: EmailText;
  form: ComponentProps<typeof TextField>["form"];
}) {
  const t = useTranslation();
  const name = { language: t(`adminPositions.language.${language}`) };
  return (
    <>
      <TextField
        form={form}
        name={`subject.${language}`}
        label={t("adminPositions.closeSubject", name)}
        required={false}
        maxLength={limits.emailSubject.max}
        defaultValue={subject}
        lang={language}
      />
      <TextareaField
        form={form}
        name={`text.${language}`}
        label={t("adminPositions.closeEmail", name)}
        hint={t("adminPositions.closeEmailHint")}
        maxLength={limits.emailText.max}
        defaultValue={text}
        lang={language}
      />
    </>
  );
}
