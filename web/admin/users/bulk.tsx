import { useState } from "react";
import type { BulkUsers, User } from "#contract/users.ts";
import { changeUsers, undoUsers } from "#web/api/users.ts";
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { BulkBar } from "../list/bulk-bar.tsx";
import type { Selection } from "../list/selection.ts";
import { useBulk } from "../list/use-bulk.ts";

type Change = BulkUsers["action"];

const doneTexts = {
  activate: "usersBulk.activated",
  deactivate: "usersBulk.deactivated",
  delete: "usersBulk.deleted",
} as const satisfies Record<Change, string>;

/** Activates, deactivates or deletes the selected users. Only a deletion cannot be undone. */
export function Bulk({
  selection,
  users,
  onDone,
}: {
  selection: Selection;
  /** The page that is shown. */
  users: readonly User[];
  /** The bar goes with the selection, and takes the focus with it. */
  onDone: () => void;
}) {
  const t = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { change, busyWith, refusals, dismissRefusals, chosen } = useBulk<Change>({
    kind: "users",
    selection,
    change: (action, ids) => changeUsers({ action, ids }),
    undo: undoUsers,
    titleOf: (action, count) => t(doneTexts[action], { count }),
    failed: (action) =>
      action === "delete" ? "toast.user.deleteFailed" : "toast.user.updateFailed",
    onDone: () => {
      setAsking(false);
      onDone();
    },
  });
  const isBusy = busyWith !== undefined;
  return (
    <>
      <BulkBar
        selection={selection}
        pageIds={users.map(({ id }) => id)}
        refusals={refusals}
        onDismissRefusals={dismissRefusals}
        onClear={onDone}
      >
        {(["activate", "deactivate"] as const).map((action) => (
          <Button
            key={action}
            variant="secondary"
            size="small"
            disabled={isBusy}
            isBusy={busyWith === action}
            onClick={() => change(action)}
          >
            {t(`usersBulk.${action}`)}
          </Button>
        ))}
        <Button variant="danger" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
          {t("usersBulk.delete")}
        </Button>
      </BulkBar>
      {isAsking && (
        <ConfirmDelete
          users={chosen()}
          isBusy={isBusy}
          onConfirm={() => change("delete")}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const shownNames = 5;

/** Asks, with their count, before many users are deleted for good. */
function ConfirmDelete({
  users,
  isBusy,
  onConfirm,
  onClose,
}: {
  users: readonly { id: string; name: string }[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const count = users.length;
  const isOne = count === 1;
  const title = t(isOne ? "usersBulk.deleteTitleOne" : "usersBulk.deleteTitle", { count });
  return (
    <ConfirmDialog
      title={title}
      text={
        isOne
          ? t("usersBulk.deleteTextOne", { name: users[0]?.name ?? "" })
          : t("usersBulk.deleteText", { count })
      }
      submit={isBusy ? t("userDelete.busy") : title}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {!isOne && (
        <ul className="list-disc pl-5 wrap-anywhere">
          {users.slice(0, shownNames).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {count > shownNames && (
            <li className="list-none text-muted">
              {t("usersBulk.more", { count: count - shownNames })}
            </li>
          )}
        </ul>
      )}
    </ConfirmDialog>
  );
}
