import { useEffect, useId, type ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { useDialogForm } from "./use-dialog-form.ts";

type Form = Pick<
  ReturnType<typeof useDialogForm>,
  "isBusy" | "formProps" | "question" | "requestClose" | "restore"
>;

/** A dialog with a form, and below it a button that closes it and one that sends it. */
export function FormDialog({
  form,
  title,
  description,
  submit,
  busy,
  notice,
  isBlocked = false,
  placeholder,
  children,
}: {
  form: Form;
  title: string;
  description?: string | undefined;
  /** The words of the button that sends the form, and those while it is sent. */
  submit: string;
  busy: string;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** Something else is to be decided before the form can be sent. */
  isBlocked?: boolean;
  /** Stands in the place of the fields until they can be shown. */
  placeholder?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  const id = useId();
  const isReady = placeholder === undefined;
  return (
    <Dialog
      isOpen
      onClose={form.requestClose}
      title={title}
      description={description}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" onClick={form.requestClose}>
            {t("form.cancel")}
          </Button>
          <Button type="submit" form={id} disabled={!isReady || isBlocked} isBusy={form.isBusy}>
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
  useEffect(() => restore());
  return (
    <form id={id} className="grid gap-5 sm:grid-cols-2" {...form.formProps}>
      {children}
    </form>
  );
}
