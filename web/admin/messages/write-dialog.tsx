import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import type { Application } from "#contract/applications.ts";
import { WriteMessage } from "#contract/messages.ts";
import {
  cancelMessage,
  fetchMessageTemplates,
  previewMessage,
  writeMessage,
} from "#web/api/messages.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { asTyped, fillField, formValuesIn } from "#web/forms/form-values.ts";
import { useAction } from "#web/data/use-action.ts";
import { type SendResult, useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useReopenableForm, useReopenedForm } from "#web/forms/use-reopenable-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useApplicationCache } from "../applications/queries.ts";
import { useUndoToast } from "../undo-toast.ts";
import { EmailFields } from "#web/admin/email-texts/fields.tsx";

const blank = { subject: "", text: "" };

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
  const opening = useReopenableForm({ kind: "message", about: name, onClose });
  const form = useDialogForm({
    opening,
    schema: WriteMessage,
    send,
    failed: "messages.failed",
    read: blank,
  });
  const cancelling = useAction({
    mutationFn: ({ messageId }: { messageId: string; reopen: () => void }) =>
      cancelMessage(id, messageId),
    onSuccess: (_done, { reopen }) => {
      toast({ title: t("messages.undone"), tone: "success" });
      reopen();
    },
    failed: "messages.undoFailed",
    onSettled: () => cache.reload(),
  });

  async function send(written: WriteMessage): Promise<SendResult> {
    const { id: messageId } = await writeMessage(id, written);
    const reopen = opening.keep({ texts: written, read: blank });
    showUndo(t("messages.sent", { name }), () => cancelling.mutate({ messageId, reopen }));
    void cache.reload();
    return "done";
  }

  return (
    <FormDialog
      form={form}
      size="large"
      title={t("messages.title", { name })}
      description={t("messages.text", { email })}
      submit={t("messages.send")}
      busy={t("form.sending")}
    >
      <TemplateSelect applicationId={id} form={form} />
      <EmailFields
        form={form}
        kind="own"
        language={language}
        texts={blank}
        onPreview={(text) => previewMessage(id, text)}
      />
    </FormDialog>
  );
}

/** Fills in one of HR's own texts. What was typed before stays. */
function TemplateSelect({
  applicationId,
  form: { element },
}: {
  applicationId: string;
  form: Pick<ReturnType<typeof useDialogForm>, "element">;
}) {
  const t = useTranslation();
  const filled = useRef(blank);
  const { data } = useQuery({
    queryKey: ["templates", "of-application", applicationId],
    queryFn: ({ signal }) => fetchMessageTemplates(applicationId, signal),
  });
  if (data === undefined) return null;

  function fillIn(id: string): void {
    const template = data?.templates.find((one) => one.id === id) ?? blank;
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
    <Field
      label={t("messages.template")}
      className="sm:col-span-2"
      {...(data.templates.length === 0 && { hint: t("messages.noTemplates") })}
    >
      {(control) => (
        <Select
          {...control}
          disabled={data.templates.length === 0}
          onChange={({ target }) => fillIn(target.value)}
          options={[
            ["", t("messages.blank")],
            ...data.templates.map(
              ({ id, name, language }) =>
                [
                  id,
                  language === data.language
                    ? name
                    : t("list.inLanguage", { name, language: t(`language.${language}`) }),
                ] as const,
            ),
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

/** The dialog where the address has no place for it. A toast may open it again. */
export function useWriteDialog(application: Application | undefined) {
  const [openId, setOpenId] = useState<string>();
  const reopened = useReopenedForm("message");
  const [seen, setSeen] = useState<number>();
  if (reopened !== seen && application !== undefined) {
    setSeen(reopened);
    if (reopened !== undefined) setOpenId(application.id);
  }
  const isOpen = application !== undefined && openId === application.id;
  return {
    isOpen,
    open: () => {
      if (application?.spam_reason === null) setOpenId(application.id);
    },
    dialog: isOpen && (
      <WriteDialog
        key={`${application.id} ${reopened}`}
        application={application}
        onClose={() => setOpenId(undefined)}
      />
    ),
  };
}
