import type { ComponentProps } from "react";
import type { EmailText } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { TextareaField } from "#web/forms/editor-fields.tsx";
import { TextField } from "#web/forms/text-fields.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";

/** Subject and text of an email in a language. */
export function EmailTextFields({
  form,
  email,
  language,
  names = ["subject", "text"],
  labels: [subject, text] = [],
  hint,
  required = true,
  rows = 6,
}: {
  form: ComponentProps<typeof TextField>["form"];
  email: EmailText;
  language: Language;
  names?: readonly [subject: string, text: string];
  labels?: readonly string[];
  hint: string;
  required?: boolean;
  rows?: number;
}) {
  const t = useTranslation();
  return (
    <>
      <TextField
        form={form}
        name={names[0]}
        label={subject ?? t("statusEmail.subject")}
        required={required}
        maxLength={limits.emailSubject.max}
        defaultValue={email.subject}
        autoComplete="off"
        lang={language}
      />
      <TextareaField
        form={form}
        name={names[1]}
        label={text ?? t("statusEmail.text")}
        hint={hint}
        required={required}
        rows={rows}
        maxLength={limits.emailText.max}
        defaultValue={email.text}
        lang={language}
      />
    </>
  );
}
