import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useLeaveGuard } from "#web/forms/leave-guard.tsx";
import { ConfirmDialog } from "#web/data/confirm-dialog.tsx";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** A dialog without a form, such as the details of a record. Its first action closes it. */
export function DetailsDialog({
  title,
  description,
  size = "large",
  onClose,
  actions,
  children,
}: {
  title: string;
  description?: string;
  size?: "medium" | "large";
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  return (
    <Dialog
      onClose={onClose}
      size={size}
      title={title}
      description={description}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            {t("common.close")}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** The beginnings of the keys of the texts. */
const texts = {
  users: { dialog: "userDelete", toast: "toast.user" },
  applications: { dialog: "applicationDelete", toast: "toast" },
  positions: { dialog: "positionDelete", toast: "toast.position" },
} as const;

/** Asks before one record is deleted for good (spec §2). */
export function DeleteDialog({
  kind,
  name,
  onDelete,
  onClose,
  onDeleted,
  children,
}: {
  kind: keyof typeof texts;
  /** The name of the record; undefined until it is loaded. */
  name: string | undefined;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
  /** Called after the deletion. */
  onDeleted: () => void;
  children?: ReactNode;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  const keys = texts[kind];
  const isOpen = useRef(false);
  // Not `isPending`, which lasts until the dialog has closed: it would hold back the closing itself.
  const isBusy = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // The record itself is not loaded again: it may be gone.
  const reload = () => client.invalidateQueries({ queryKey: [kind, "list"] });
  const { mutate, isPending } = useAction({
    mutationFn: onDelete,
    done: `${keys.toast}.deleted`,
    failed: `${keys.toast}.deleteFailed`,
    onMutate: () => {
      isBusy.current = true;
    },
    onSuccess: async () => {
      isBusy.current = false;
      // A late answer must not close the dialog that has followed.
      const wasOpen = isOpen.current;
      if (wasOpen) onClose();
      await reload();
      if (wasOpen) onDeleted();
    },
    onError: () => {
      isBusy.current = false;
      return reload();
    },
  });
  const { leave } = useLeaveGuard({ isDirty: () => false, isBusy: () => isBusy.current });
  return (
    <ConfirmDialog
      title={t(`${keys.dialog}.title`)}
      text={name === undefined ? undefined : t(`${keys.dialog}.text`, { name })}
      submit={t(isPending ? "form.deleting" : `${keys.dialog}.title`)}
      isReady={name !== undefined}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={() => leave(onClose)}
    >
      {children}
    </ConfirmDialog>
  );
}
