import { useMutation } from "@tanstack/react-query";
import type { Application } from "#contract/applications.ts";
import { deleteApplication } from "#web/api/applications.ts";
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { useOpening } from "#web/forms/use-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useReloadApplicationLists } from "./queries.ts";

/** Asks before an application is deleted for good (spec §2). */
export function Remove({
  application,
  onClose,
  onRemoved,
}: {
  application: Application;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const t = useTranslation();
  const reload = useReloadApplicationLists();
  const opening = useOpening({ kind: "delete", about: application.full_name, onClose });
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteApplication(application.id),
    onSuccess: async () => {
      toast({ title: t("toast.deleted"), tone: "success" });
      const wasOpen = opening.close();
      await reload();
      if (wasOpen) onRemoved();
    },
    onError: (failure) => {
      opening.tellFailure("toast.deleteFailed", failure);
      return reload();
    },
  });
  return (
    <ConfirmDialog
      title={t("remove.title")}
      text={t("remove.text", { name: application.full_name })}
      submit={t(isPending ? "remove.busy" : "remove.submit")}
      isBusy={isPending}
      onConfirm={() => remove()}
      onClose={opening.leave}
    />
  );
}
