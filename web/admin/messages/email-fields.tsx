import { Eye, Send } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { EmailText } from "#contract/applications.ts";
import {
  type Placeholder,
  placeholders,
  type RenderedEmail,
  type TemplateKind,
  templateText,
} from "#contract/email-templates.ts";
import type { Language } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import type { MessagePreview } from "#contract/messages.ts";
import { isControl } from "#web/forms/form-values.ts";
import { TextareaField } from "#web/forms/editor-fields.tsx";
import { TextField } from "#web/forms/text-fields.tsx";
import { useAction } from "#web/forms/use-action.ts";
import type { useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { focusOnMount } from "#web/ui/controls.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

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
  const lastField = useRef("text");
  const preview = useAction({ mutationFn: onPreview, failed: "messages.previewFailed" });

  const controlOf = (name: string) => {
    const control = element.current?.elements.namedItem(name);
    return isControl(control) && !(control instanceof HTMLSelectElement) ? control : undefined;
  };

  function insert(placeholder: Placeholder): void {
    const control = controlOf(lastField.current);
    if (control === undefined) return;
    const { selectionStart, selectionEnd, value } = control;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    control.setRangeText(`{${placeholder}}`, start, end, "end");
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.focus();
  }

  const withText = (act: (text: EmailText) => void) => () => {
    const [subject, text] = [controlOf("subject")?.value, controlOf("text")?.value];
    const { data, error } = templateText(kind).safeParse({ subject, text });
    if (data !== undefined) return act(data);
    const [issue] = error.issues;
    if (issue === undefined) return;
    toast({ title: translateKey(issue.message), tone: "error" });
    controlOf(String(issue.path[0]))?.focus();
  };

  return (
    <div className="grid min-w-0 gap-5 sm:col-span-2">
      <div className="grid gap-5" onInput={() => preview.reset()}>
        <div onFocus={() => (lastField.current = "subject")}>
          <TextField
            form={{ problemOf }}
            name="subject"
            label={t("statusEmail.subject")}
            maxLength={limits.emailSubject.max}
            defaultValue={texts.subject}
            autoComplete="off"
            lang={language}
          />
        </div>
        <div onFocus={() => (lastField.current = "text")}>
          <TextareaField
            form={{ problemOf }}
            name="text"
            label={t("statusEmail.text")}
            hint={t("messages.textHint")}
            rows={9}
            maxLength={limits.emailText.max}
            defaultValue={texts.text}
            lang={language}
          />
        </div>
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="float-left mr-1 text-sm text-muted">{t("messages.insert")}</legend>
        {placeholders[kind].map((placeholder) => (
          <SmallButton
            key={placeholder}
            title={`{${placeholder}}`}
            onClick={() => insert(placeholder)}
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
