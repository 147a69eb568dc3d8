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
        <FormButtons
          {...{ id, submit, busy, isDangerous }}
          isBusy={form.isBusy}
          canSend={isReady && form.canSend}
          onCancel={form.requestClose}
        />
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

/** The buttons that cancel and send a form. */
export function FormButtons({
  id,
  submit,
  busy,
  isBusy,
  canSend,
  isDangerous = false,
  size = "medium",
  onCancel,
}: Pick<DialogForm, "isBusy" | "canSend"> & {
  /** The id of the form, where the buttons are outside it. */
  id?: string;
  submit: string;
  busy: string;
  isDangerous?: boolean;
  size?: "small" | "medium";
  onCancel: () => void;
}) {
  const t = useTranslation();
  return (
    <>
      <Button variant="secondary" size={size} onClick={onCancel}>
        {t("form.cancel")}
      </Button>
      <Button
        type="submit"
        form={id}
        variant={isDangerous ? "danger" : "primary"}
        size={size}
        isBusy={isBusy}
        disabled={!canSend}
      >
        {isBusy ? busy : submit}
      </Button>
    </>
  );
}
