import { Eye, Send } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { EmailText } from "#contract/applications.ts";
import {
  placeholders,
  type RenderedEmail,
  type TemplateKind,
  templateText,
} from "#contract/email-templates.ts";
import type { Language } from "#contract/languages.ts";
import type { MessagePreview } from "#contract/messages.ts";
import { formValuesIn, insertText, isTextControl } from "#web/forms/form-values.ts";
import { useAction } from "#web/forms/use-action.ts";
import type { useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { focusOnMount } from "#web/ui/controls.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { EmailTextFields } from "./email-text-fields.tsx";

type Preview = RenderedEmail & Partial<Pick<MessagePreview, "to_email" | "reply_to">>;

/** Subject and text of an email with its placeholders, and a preview of what is sent. */
export function EmailFields({
  form: { element, problemOf },
  kind,
  language,
  texts,
  onPreview,
  test,
  children,
}: {
  form: Pick<ReturnType<typeof useDialogForm>, "element" | "problemOf">;
  kind: TemplateKind;
  language: Language;
  texts: EmailText;
  onPreview: (text: EmailText) => Promise<Preview>;
  /** Sends a test of the text. */
  test?: { isPending: boolean; mutate: (text: EmailText) => void };
  /** Further buttons beside the preview. */
  children?: ReactNode;
}) {
  const { t, translateKey } = useI18n();
  const lastField = useRef<Element>(null);
  const preview = useAction({ mutationFn: onPreview, failed: "messages.previewFailed" });

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
        <EmailTextFields
          form={{ problemOf }}
          email={texts}
          language={language}
          hint={t("messages.textHint")}
          rows={9}
        />
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
          {t("messages.preview")}
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

function PreviewedEmail({ email, language }: { email: Preview; language: Language }) {
  const t = useTranslation();
  const { subject, text, to_email, reply_to } = email;
  return (
    <section
      ref={focusOnMount}
      tabIndex={-1}
      aria-label={t("messages.previewTitle")}
      className="min-w-0 rounded-md border border-line bg-paper p-4 outline-none"
    >
      <h3 className="mb-3 text-sm text-muted">{t("messages.previewTitle")}</h3>
      <DefinitionList>
        {to_email !== undefined && <Definition term={t("messages.to")}>{to_email}</Definition>}
        {typeof reply_to === "string" && (
          <Definition term={t("messages.replyTo")}>{reply_to}</Definition>
        )}
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
