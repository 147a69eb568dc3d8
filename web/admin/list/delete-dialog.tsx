import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { useFormOpening } from "#web/forms/use-form-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

const texts = {
  users: {
    title: "userDelete.title",
    text: "userDelete.text",
    submit: "userDelete.submit",
    busy: "userDelete.busy",
    done: "toast.user.deleted",
    failed: "toast.user.deleteFailed",
  },
  applications: {
    title: "applicationDelete.title",
    text: "applicationDelete.text",
    submit: "applicationDelete.submit",
    busy: "applicationDelete.busy",
    done: "toast.deleted",
    failed: "toast.deleteFailed",
  },
  positions: {
    title: "positionDelete.title",
    text: "positionDelete.text",
    submit: "positionDelete.submit",
    busy: "positionDelete.busy",
    done: "toast.position.deleted",
    failed: "toast.position.deleteFailed",
  },
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
  onDelete: () => Promise<void>;
  onClose: () => void;
  /** Called after the deletion, if this dialog is still open. */
  onDeleted: () => void;
  children?: ReactNode;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  const opening = useFormOpening({ kind: "delete", about: name, onClose });
  const { title, text, submit, busy, done, failed } = texts[kind];
  // The record itself is not loaded again: it may be gone.
  const reload = () => client.invalidateQueries({ queryKey: [kind, "list"] });
  const { mutate, isPending } = useMutation({
    mutationFn: onDelete,
    onSuccess: async () => {
      toast({ title: t(done), tone: "success" });
      const wasOpen = opening.close();
      await reload();
      if (wasOpen) onDeleted();
    },
    onError: (failure) => {
      opening.showFailure(failed, failure);
      return reload();
    },
  });
  return (
    <ConfirmDialog
      title={t(title)}
      text={name === undefined ? undefined : t(text, { name })}
      submit={t(isPending ? busy : submit)}
      isReady={name !== undefined}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={opening.leave}
    >
      {children}
    </ConfirmDialog>
  );
}
