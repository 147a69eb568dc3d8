import { useMutation } from "@tanstack/react-query";
import type { Application } from "#contract/applications.ts";
import { deleteApplication } from "#web/api/applications.ts";
import { useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
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
  const t = useText();
  const reload = useReloadApplicationLists();
  const showFailure = useFailureToast();
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteApplication(application.id),
    onSuccess: async () => {
      toast({ title: t("toast.deleted"), tone: "success" });
      onClose();
      await reload();
      onRemoved();
    },
    onError: (failure) => {
      showFailure("toast.deleteFailed", failure);
      return reload();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("remove.title")}
      description={t("remove.text", { name: application.full_name })}
      closeLabel={t("details.dismiss")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("remove.cancel")}
          </Button>
          <Button look="danger" isBusy={isPending} onClick={() => remove()}>
            {t(isPending ? "remove.busy" : "remove.submit")}
          </Button>
        </>
      }
    />
  );
}
