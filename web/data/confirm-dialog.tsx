import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Asks before an action that cannot be undone or leaves the page. The focus starts on the button that cancels. */
export function ConfirmDialog({
  title,
  text,
  submit,
  cancel,
  isReady = true,
  isBusy = false,
  isDangerous = true,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  text: string | undefined;
  submit: string;
  /** The label of the cancel button, where "Cancel" would be ambiguous. */
  cancel?: string;
  isReady?: boolean;
  isBusy?: boolean;
  /** Whether it takes something away. */
  isDangerous?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const t = useTranslation();
  // Escape, Cancel and the close button wait for the server, as in a form.
  const close = () => isBusy || onClose();
  return (
    <Dialog
      onClose={close}
      title={title}
      description={text}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isBusy} onClick={close}>
            {cancel ?? t("form.cancel")}
          </Button>
          <Button
            variant={isDangerous ? "danger" : "primary"}
            disabled={!isReady}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
