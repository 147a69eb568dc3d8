import { useMutation } from "@tanstack/react-query";
import type { User } from "#contract/users.ts";
import { deleteUser } from "#web/api/users.ts";
import { useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
import { LoadingUser } from "./loading-user.tsx";
import { useReloadUserLists, useUser } from "./queries.ts";

/** Asks before a user is deleted for good (spec §2). */
export function Remove({
  id,
  known,
  onClose,
  onRemoved,
}: {
  id: string;
  /** What the list knows of the user already. */
  known: User | undefined;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const t = useText();
  const reload = useReloadUserLists();
  const showFailure = useFailureToast();
  const { data: user, ...query } = useUser(id, known);
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteUser(id),
    onSuccess: async () => {
      toast({ title: t("toast.user.deleted"), tone: "success" });
      onClose();
      await reload();
      onRemoved();
    },
    onError: (failure) => {
      showFailure("toast.user.deleteFailed", failure);
      return reload();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("userDelete.title")}
      description={user === undefined ? undefined : t("userDelete.text", { name: user.name })}
      closeLabel={t("user.dismiss")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("user.cancel")}
          </Button>
          <Button
            look="danger"
            disabled={user === undefined}
            isBusy={isPending}
            onClick={() => remove()}
          >
            {t(isPending ? "userDelete.busy" : "userDelete.submit")}
          </Button>
        </>
      }
    >
      {user === undefined ? (
        <LoadingUser query={query} />
      ) : (
        <p className="text-[0.9375rem] text-muted wrap-anywhere">{user.email}</p>
      )}
    </Dialog>
  );
}
