import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { useOpening } from "#web/forms/use-opening.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** Asks before one record is deleted for good (spec §2). */
export function DeleteDialog({
  name,
  texts,
  remove,
  reload,
  onClose,
  onRemoved,
  children,
}: {
  /** The name of the record; undefined until it is loaded. */
  name: string | undefined;
  texts: Record<"title" | "text" | "submit" | "busy" | "done" | "failed", TextKey>;
  remove: () => Promise<void>;
  reload: () => Promise<void>;
  onClose: () => void;
  /** Called when the record is gone and this dialog was still open. */
  onRemoved: () => void;
  children?: ReactNode;
}) {
  const t = useTranslation();
  const opening = useOpening({ kind: "delete", about: name, onClose });
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      toast({ title: t(texts.done), tone: "success" });
      const wasOpen = opening.close();
      await reload();
      if (wasOpen) onRemoved();
    },
    onError: (failure) => {
      opening.tellFailure(texts.failed, failure);
      return reload();
    },
  });
  return (
    <ConfirmDialog
      title={t(texts.title)}
      text={name === undefined ? undefined : t(texts.text, { name })}
      submit={t(isPending ? texts.busy : texts.submit)}
      isReady={name !== undefined}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={opening.leave}
    >
      {children}
    </ConfirmDialog>
  );
}
