import { useEffect, useId, type ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { useDialogForm } from "./use-dialog-form.ts";

type DialogForm = ReturnType<typeof useDialogForm>;
type Form = Pick<DialogForm, "isBusy" | "canSend" | "requestClose"> & {
  formProps: Omit<DialogForm["formProps"], "ref">;
} & Partial<Pick<DialogForm, "question" | "restore">>;

/** A dialog with a form, a cancel button and a submit button. */
export function FormDialog({
  form,
  title,
  description,
  submit,
  busy,
  notice,
  isDangerous = false,
  size = "medium",
  placeholder,
  children,
}: {
  form: Form;
  title: string;
  description?: string | undefined;
  /** The label of the submit button, and its label while the form is sent. */
  submit: string;
  busy: string;
  /** Shown above the fields. */
  notice?: ReactNode;
  isDangerous?: boolean;
  size?: "medium" | "large";
  /** Replaces the fields until they can be shown. */
  placeholder?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  const id = useId();
  const isReady = placeholder === undefined;
  return (
    <Dialog
      onClose={form.requestClose}
      size={size}
      title={title}
      description={description}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" onClick={form.requestClose}>
            {t("form.cancel")}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isDangerous ? "danger" : "primary"}
            disabled={!isReady || !form.canSend}
            isBusy={form.isBusy}
          >
            {form.isBusy ? busy : submit}
          </Button>
        </>
      }
    >
      {notice}
      {isReady ? (
        <Fields id={id} form={form}>
          {children}
        </Fields>
      ) : (
        placeholder
      )}
      {form.question}
    </Dialog>
  );
}

function Fields({ id, form, children }: { id: string; form: Form; children: ReactNode }) {
  const { restore } = form;
  useEffect(() => restore?.());
  return (
    <form id={id} className="grid gap-5 sm:grid-cols-2" {...form.formProps}>
      {children}
    </form>
  );
}
