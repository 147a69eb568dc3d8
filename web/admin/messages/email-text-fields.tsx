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

type Props = {
  form: ComponentProps<typeof TextField>["form"];
  email: EmailText;
  language: Language;
};

/** The fields of one of several emails, such as `subject.en` and `text.en`. */
export function LanguageEmailFields(props: Props) {
  const t = useTranslation();
  const name = { language: t(`adminPositions.language.${props.language}`) };
  return (
    <EmailTextFields
      {...props}
      suffix={`.${props.language}`}
      labels={[t("adminPositions.closeSubject", name), t("adminPositions.closeEmail", name)]}
      hint={t("adminPositions.closeEmailHint")}
    />
  );
}

/** Subject and text of an email in a language. */
export function EmailTextFields({
  form,
  email,
  language,
  suffix = "",
  labels: [subject, text] = [],
  hint,
  rows = 6,
}: Props & { suffix?: string; labels?: readonly string[]; hint: string; rows?: number }) {
  const t = useTranslation();
  const shared = { form, lang: language, required: true };
  return (
    <>
      <TextField
        {...shared}
        name={`subject${suffix}`}
        label={subject ?? t("statusEmail.subject")}
        maxLength={limits.emailSubject.max}
        defaultValue={email.subject}
        autoComplete="off"
      />
      <TextareaField
        {...shared}
        name={`text${suffix}`}
        label={text ?? t("statusEmail.text")}
        hint={hint}
        rows={rows}
        maxLength={limits.emailText.max}
        defaultValue={email.text}
      />
    </>
  );
}
