import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import type { Application } from "#contract/applications.ts";
import * as z from "zod/mini";
import { messageLimits } from "#contract/limits.ts";
import { type MessageTemplates, WriteMessage } from "#contract/messages.ts";
import { cancelMessage, previewMessage, writeMessage } from "#web/api/messages.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { asTyped, fillField, formValuesIn } from "#web/forms/values.ts";
import { useAction } from "#web/data/use-action.ts";
import { TextareaField } from "#web/forms/fields.tsx";
import { useFormState } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useApplicationCache } from "../applications/queries.ts";
import { useUndoToast } from "../undo-toast.ts";
import { AttachmentFields, useAttachments } from "./attachments.tsx";
import { useTakenBack, type Written } from "./taken-back.tsx";
import { EmailFields } from "#web/admin/email-texts/fields.tsx";
import { messageTemplatesQuery, useStandardName } from "./queries.ts";

const blank = { subject: "", text: "" };

/** The fields of the form; files are received apart. */
const WrittenTexts = z.omit(WriteMessage, { attachments: true });

type Template = MessageTemplates["templates"][number];

/** A ready text has one id in both languages. */
const keyOf = ({ id, language }: Template) => `${id} ${language}`;

/** Writes an email to an applicant. For some seconds it can be taken back, which opens the form again. */
export function WriteDialog({
  application: { id, full_name: name, email, language },
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const t = useTranslation();
  const cache = useApplicationCache();
  const showUndo = useUndoToast();
  const { takenBack, writeAgain } = useTakenBack();
  const texts = takenBack ?? blank;
  const attachments = useAttachments(id, takenBack?.files ?? []);
  const form = useForm({
    schema: WrittenTexts,
    save,
    failed: "messages.failed",
    guards: true,
    onSaved: onClose,
  });
  const cancelling = useAction({
    mutationFn: ({ messageId }: { messageId: string; written: Written }) =>
      cancelMessage(id, messageId),
    onSuccess: (_done, { written }) => {
      toast({ title: t("messages.undone"), tone: "success" });
      writeAgain(written);
    },
    failed: "messages.undoFailed",
    onSettled: () => cache.reload(),
  });

  async function save(texts: z.infer<typeof WrittenTexts>): Promise<void> {
    const { files } = attachments;
    const message = { ...texts, attachments: files.map((file) => file.id) };
    const { id: messageId } = await writeMessage(id, message);
    const written = { ...message, files };
    showUndo(t("messages.sent", { name }), () => cancelling.mutate({ messageId, written }));
    void cache.reload();
  }

  return (
    <FormDialog
      form={form}
      size="large"
      title={t("messages.title", { name })}
      description={t("messages.text", { email })}
      submit={t("messages.send")}
      busy={t("form.sending")}
      onClose={onClose}
    >
      <TemplateSelect applicationId={id} />
      <EmailFields
        kind="own"
        language={language}
        texts={texts}
        onPreview={(text, { signature }) =>
          previewMessage(id, {
            ...text,
            attachments: [],
            ...(signature !== undefined && { signature }),
          })
        }
      />
      <AttachmentFields attachments={attachments} />
      <SignatureField applicationId={id} written={takenBack?.signature} />
    </FormDialog>
  );
}

/** The signature of the author, once it is known which one they used last. */
function SignatureField({
  applicationId,
  written,
}: {
  applicationId: string;
  written: string | undefined;
}) {
  const t = useTranslation();
  const { data } = useQuery(messageTemplatesQuery(applicationId));
  if (data === undefined) return null;
  return (
    <TextareaField
      name="signature"
      label={t("messages.signature")}
      hint={t("messages.signatureHint")}
      className="sm:col-span-2"
      rows={3}
      maxLength={messageLimits.signature}
      defaultValue={written ?? data.signature}
    />
  );
}

/** Fills in one of HR's own texts or a ready one. What was typed before stays. */
function TemplateSelect({ applicationId }: { applicationId: string }) {
  const t = useTranslation();
  const { element } = useFormState();
  const filled = useRef(blank);
  const standardName = useStandardName();
  const { data } = useQuery(messageTemplatesQuery(applicationId));
  if (data === undefined) return null;

  const labelOf = ({ kind, name, language }: Template) => {
    const label = kind === "own" ? name : standardName(kind);
    const isOther = language !== data.language;
    return isOther
      ? t("list.inLanguage", { name: label, language: t(`language.${language}`) })
      : label;
  };

  function fillIn(key: string): void {
    const template = data?.templates.find((one) => keyOf(one) === key) ?? blank;
    const form = element.current;
    if (form === null) return;
    const { subject = "", text = "" } = formValuesIn(form);
    const isOwnSubject = ![filled.current.subject, ""].includes(subject);
    const isOwnText = ![asTyped(filled.current.text), ""].includes(text);
    if (!isOwnSubject) fillField(form, "subject", template.subject);
    if (!isOwnText) fillField(form, "text", asTyped(template.text));
    else if (template.text !== "") fillField(form, "text", `${text}\n\n${template.text}`);
    filled.current = template;
  }

  return (
    <Field label={t("messages.template")} className="sm:col-span-2">
      {(control) => (
        <Select
          {...control}
          onChange={({ target }) => fillIn(target.value)}
          options={[
            ["", t("messages.blank")],
            ...data.templates.map((template) => [keyOf(template), labelOf(template)] as const),
          ]}
        />
      )}
    </Field>
  );
}

/** The button that opens the dialog. Suspected spam gets no emails. */
export function WriteButton({
  application: { spam_reason },
  ...button
}: { application: Application } & Omit<ComponentProps<typeof Button>, "variant">) {
  const t = useTranslation();
  if (spam_reason !== null) return null;
  return (
    <Button variant="secondary" Icon={Mail} {...button}>
      {t("messages.write")}
    </Button>
  );
}

/** The dialog where the address has no place for it. It opens again with an email that was taken back. */
export function useWriteDialog(application: Application | undefined) {
  const [openId, setOpenId] = useState<string>();
  const { takenBack } = useTakenBack();
  const [seen, setSeen] = useState(takenBack);
  if (takenBack !== seen && application !== undefined) {
    setSeen(takenBack);
    if (takenBack !== undefined) setOpenId(application.id);
  }
  const isOpen = application !== undefined && openId === application.id;
  return {
    isOpen,
    open: () => {
      if (application?.spam_reason === null) setOpenId(application.id);
    },
    dialog: isOpen && (
      <WriteDialog
        key={`${application.id} ${takenBack?.number}`}
        application={application}
        onClose={() => setOpenId(undefined)}
      />
    ),
  };
}
