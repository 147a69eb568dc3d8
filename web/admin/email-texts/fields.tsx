import { Eye, Send } from "lucide-react";
import { type ReactNode, useRef } from "react";
import * as z from "zod/mini";
import { EmailText } from "#contract/email-text.ts";
import {
  placeholders,
  type RenderedEmail,
  type TemplateKind,
  templateText,
} from "#contract/email-templates.ts";
import { type Language, languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import type { MessagePreview } from "#contract/messages.ts";
import { TextareaField, TextField } from "#web/forms/fields.tsx";
import { type FormValues, formValuesIn, insertText, isTextControl } from "#web/forms/values.ts";
import { useAction } from "#web/data/use-action.ts";
import { useFormState } from "#web/forms/form.tsx";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { toast } from "#web/ui/toast.ts";

type Preview = RenderedEmail & Partial<Pick<MessagePreview, "to_email" | "reply_to">>;

/** Subject and text of an email with its placeholders, and a preview of what is sent. */
export function EmailFields({
  kind,
  language,
  texts,
  onPreview,
  test,
  children,
}: {
  kind: TemplateKind;
  language: Language;
  texts: EmailText;
  /** Also gets the values of the other fields of the form. */
  onPreview: (text: EmailText, values: FormValues) => Promise<Preview>;
  /** Sends a test of the text. */
  test?: { isPending: boolean; mutate: (text: EmailText) => void };
  /** Further buttons beside the preview. */
  children?: ReactNode;
}) {
  const { t, translateKey } = useI18n();
  const { element } = useFormState();
  const lastField = useRef<Element>(null);
  const preview = useAction({
    mutationFn: (text: EmailText) =>
      onPreview(text, element.current === null ? {} : formValuesIn(element.current)),
    failed: "messages.previewFailed",
  });

  const withText = (act: (text: EmailText) => void) => () => {
    const form = element.current;
    if (form === null) return;
    const { data, error } = templateText(kind).safeParse(formValuesIn(form));
    if (data !== undefined) return act(data);
    const [issue] = error.issues;
    if (issue === undefined) return;
    toast({ title: translateKey(issue.message), tone: "error" });
    form.querySelector<HTMLElement>(`[name=${String(issue.path[0])}]`)?.focus();
  };

  return (
    <div className="grid min-w-0 gap-5 sm:col-span-2">
      <div
        className="grid gap-5"
        onInput={() => preview.reset()}
        onFocus={({ target }) => (lastField.current = target)}
      >
        <EmailTextFields email={texts} language={language} hint={t("messages.textHint")} rows={9} />
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="float-left mr-1 text-sm text-muted">{t("messages.insert")}</legend>
        {placeholders[kind].map((placeholder) => (
          <SmallButton
            key={placeholder}
            title={`{${placeholder}}`}
            onClick={() => {
              const field = lastField.current ?? element.current?.querySelector("[name=text]");
              if (isTextControl(field)) insertText(field, `{${placeholder}}`);
            }}
          >
            {t(`messages.placeholder.${placeholder}`)}
          </SmallButton>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <SmallButton
          Icon={Eye}
          isBusy={preview.isPending}
          onClick={withText((text) => preview.mutate(text))}
        >
          {t("form.preview")}
        </SmallButton>
        {test !== undefined && (
          <SmallButton Icon={Send} isBusy={test.isPending} onClick={withText(test.mutate)}>
            {t("templates.test")}
          </SmallButton>
        )}
        {children}
      </div>
      {preview.data !== undefined && <PreviewedEmail email={preview.data} language={language} />}
    </div>
  );
}

/** An email with its subject, as its recipient would read it. */
export function PreviewedEmail({ email, language }: { email: Preview; language: Language }) {
  const t = useTranslation();
  const { subject, text, to_email, reply_to } = email;
  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      aria-label={t("messages.previewTitle")}
      className="min-w-0 rounded-md border border-line bg-raised p-4 outline-none"
    >
      <h3 className="mb-3 text-sm font-semibold text-muted">{t("messages.previewTitle")}</h3>
      <DefinitionList>
        {to_email !== undefined && <Definition term={t("messages.to")}>{to_email}</Definition>}
        {reply_to !== undefined && <Definition term={t("messages.replyTo")}>{reply_to}</Definition>}
        <Definition term={t("statusEmail.subject")} isWide>
          <span lang={language} className="font-semibold">
            {subject}
          </span>
        </Definition>
      </DefinitionList>
      <p lang={language} className="mt-4 wrap-anywhere whitespace-pre-wrap">
        {text.trimEnd()}
      </p>
    </section>
  );
}

const { subject, text } = EmailText.shape;

/** The fields of the emails in every language. */
export const languageEmails = {
  "subject.en": z.optional(subject),
  "text.en": z.optional(text),
  "subject.vi": z.optional(subject),
  "text.vi": z.optional(text),
};

const LanguageEmails = z.object(languageEmails);

/** The texts of the emails about a change of many applications, by the language of the applicant. */
export type StatusEmails = Partial<Record<Language, EmailText>>;

/** The texts in a form. */
export function emailsIn(values: z.output<typeof LanguageEmails>): StatusEmails {
  const emails: StatusEmails = {};
  for (const language of languages) {
    const [subject, text] = [values[`subject.${language}`], values[`text.${language}`]];
    if (subject !== undefined && text !== undefined) emails[language] = { subject, text };
  }
  return emails;
}

type Props = {
  email: EmailText;
  language: Language;
};

/** The fields of one of several emails, such as `subject.en` and `text.en`. */
export function LanguageEmailFields(props: Props) {
  const t = useTranslation();
  const name = { language: t(`language.${props.language}`) };
  return (
    <EmailTextFields
      {...props}
      suffix={`.${props.language}`}
      labels={[t("messages.subjectIn", name), t("messages.textIn", name)]}
      hint={t("statusEmail.textHint")}
    />
  );
}

/** Subject and text of an email in a language. */
export function EmailTextFields({
  email,
  language,
  suffix = "",
  labels: [subject, text] = [],
  hint,
  rows = 6,
}: Props & { suffix?: string; labels?: readonly string[]; hint: string; rows?: number }) {
  const t = useTranslation();
  const shared = { lang: language, required: true };
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
