import * as z from "zod/mini";
import { EmailText } from "#contract/applications.ts";
import { type Language, languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Input, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";

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
  email,
  problemOf,
}: {
  language: Language;
  email: EmailText;
  problemOf: (name: string) => string | undefined;
}) {
  const t = useTranslation();
  const name = { language: t(`adminPositions.language.${language}`) };
  return (
    <>
      <Field
        label={t("adminPositions.closeSubject", name)}
        error={problemOf(`subject.${language}`)}
      >
        {(control) => (
          <Input
            {...control}
            name={`subject.${language}`}
            maxLength={limits.emailSubject.max}
            defaultValue={email.subject}
            lang={language}
          />
        )}
      </Field>
      <Field
        label={t("adminPositions.closeEmail", name)}
        hint={t("adminPositions.closeEmailHint")}
        error={problemOf(`text.${language}`)}
      >
        {(control) => (
          <Textarea
            {...control}
            name={`text.${language}`}
            maxLength={limits.emailText.max}
            defaultValue={email.text}
            lang={language}
          />
        )}
      </Field>
    </>
  );
}
