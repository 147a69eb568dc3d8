import { useMutation } from "@tanstack/react-query";
import type { User } from "#contract/users.ts";
import { deleteUser } from "#web/api/users.ts";
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { useOpening } from "#web/forms/use-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
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
  const t = useTranslation();
  const reload = useReloadUserLists();
  const { data: user, ...query } = useUser(id, known);
  const opening = useOpening({ kind: "delete", about: user?.name, onClose });
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteUser(id),
    onSuccess: async () => {
      toast({ title: t("toast.user.deleted"), tone: "success" });
      const wasOpen = opening.close();
      await reload();
      if (wasOpen) onRemoved();
    },
    onError: (failure) => {
      opening.tellFailure("toast.user.deleteFailed", failure);
      return reload();
    },
  });
  return (
    <ConfirmDialog
      title={t("userDelete.title")}
      text={user === undefined ? undefined : t("userDelete.text", { name: user.name })}
      submit={t(isPending ? "userDelete.busy" : "userDelete.submit")}
      isReady={user !== undefined}
      isBusy={isPending}
      onConfirm={() => remove()}
      onClose={opening.leave}
    >
      {user === undefined ? (
        <LoadingUser query={query} />
      ) : (
        <p className="text-[0.9375rem] text-muted wrap-anywhere">{user.email}</p>
      )}
    </ConfirmDialog>
  );
}
