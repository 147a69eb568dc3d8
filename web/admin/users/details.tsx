import type { User } from "#contract/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useLoadFailureToast } from "../list/load-failure.tsx";
import { Access } from "./access.tsx";
import { DetailsList } from "./details-list.tsx";
import { LoadingUser } from "./loading-user.tsx";
import { useUser } from "./queries.ts";
import { useActions } from "./row-actions.tsx";

/** Everything about one user (spec §2). Its address can be sent to a colleague. */
export function Details({
  id,
  known,
  onClose,
}: {
  id: string;
  /** What the list knows of the user already. */
  known: User | undefined;
  onClose: () => void;
}) {
  const t = useTranslation();
  const { edit } = useActions();
  const { data: user, ...query } = useUser(id, known);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t("userDetails.title")}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          {user !== undefined && (
            <Button onClick={() => edit(user)}>{t("userDetails.edit")}</Button>
          )}
        </>
      }
    >
      {user === undefined ? <LoadingUser query={query} /> : <KnownUser user={user} query={query} />}
    </Dialog>
  );
}

function KnownUser({
  user,
  query,
}: {
  user: User;
  query: Parameters<typeof useLoadFailureToast>[1];
}) {
  useLoadFailureToast("toast.user.detailsFailed", query);
  return (
    <div className="grid gap-7">
      <DetailsList user={user} />
      <Access user={user} />
    </div>
  );
}
