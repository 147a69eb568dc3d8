import { type ReactNode, useEffect, useId } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormConflict } from "./conflict-notice.tsx";
import { FormProvider, useFormState } from "./form.tsx";
import type { FormState } from "./use-form.ts";

/** A dialog with a form, a cancel button and a submit button. It stays open until the server has answered. */
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
  onClose,
  children,
}: {
  form: FormState;
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
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslation();
  const id = useId();
  const isReady = placeholder === undefined;
  const close = () => form.leave(onClose);
  const { element, formProps, question, isAsking } = form;

  // Ctrl+Enter sends the form, also from a textarea, where Enter starts a new line.
  useEffect(() => {
    if (isAsking) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [element, isAsking]);

  return (
    <FormProvider form={form}>
      <Dialog
        onClose={close}
        size={size}
        title={title}
        description={description}
        closeLabel={t("form.dismiss")}
        actions={<FormButtons {...{ id, submit, busy, isDangerous, isReady }} onCancel={close} />}
      >
        <FormConflict />
        {notice}
        {isReady ? (
          <form id={id} ref={element} className="grid gap-5 sm:grid-cols-2" {...formProps}>
            {children}
          </form>
        ) : (
          placeholder
        )}
        {question}
      </Dialog>
    </FormProvider>
  );
}

/** The buttons that cancel and send the form around them, or the one with the id. */
export function FormButtons({
  id,
  submit,
  busy,
  isReady = true,
  isDangerous = false,
  size = "medium",
  onCancel,
}: {
  id?: string;
  submit: string;
  busy: string;
  isReady?: boolean;
  isDangerous?: boolean;
  size?: "small" | "medium";
  onCancel: () => void;
}) {
  const t = useTranslation();
  const { isBusy, canSend } = useFormState();
  return (
    <>
      <Button variant="secondary" size={size} aria-disabled={isBusy} onClick={onCancel}>
        {t("form.cancel")}
      </Button>
      <Button
        type="submit"
        form={id}
        variant={isDangerous ? "danger" : "primary"}
        size={size}
        isBusy={isBusy}
        disabled={!isReady || !canSend}
      >
        {isBusy ? busy : submit}
      </Button>
    </>
  );
}
