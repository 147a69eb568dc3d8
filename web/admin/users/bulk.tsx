import { useState } from "react";
import type { BulkUsers } from "#contract/users.ts";
import { changeUsers, undoUsers } from "#web/api/users.ts";
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { BulkBar, type BulkProps, useBulk } from "../list/bulk.tsx";

type Change = BulkUsers["action"];

// The names in the question before a deletion.
const shownNames = 5;

const doneTexts = {
  activate: "usersBulk.activated",
  deactivate: "usersBulk.deactivated",
  delete: "usersBulk.deleted",
} as const satisfies Record<Change, string>;

/** Activates, deactivates or deletes the selected users. Only a deletion cannot be undone. */
export function Bulk(props: BulkProps) {
  const t = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const bulk = useBulk<Change>({
    kind: "users",
    selection: props.selection,
    change: (action, ids) => changeUsers({ action, ids }),
    undo: undoUsers,
    titleOf: (action, count) => t(doneTexts[action], { count }),
    failed: (action) =>
      action === "delete" ? "toast.user.deleteFailed" : "toast.user.updateFailed",
    onDone: () => {
      setConfirming(false);
      props.onDone();
    },
  });
  const { change, pending } = bulk;
  const isBusy = pending !== undefined;
  const { names } = props.selection;
  const count = names.size;
  const isOne = count === 1;
  const title = t(isOne ? "usersBulk.deleteTitleOne" : "usersBulk.deleteTitle", { count });
  return (
    <>
      <BulkBar {...props} bulk={bulk}>
        {(["activate", "deactivate"] as const).map((action) => (
          <SmallButton
            key={action}
            disabled={isBusy}
            isBusy={pending === action}
            onClick={() => change(action)}
          >
            {t(`usersBulk.${action}`)}
          </SmallButton>
        ))}
        <Button variant="danger" size="small" disabled={isBusy} onClick={() => setConfirming(true)}>
          {t("usersBulk.delete")}
        </Button>
      </BulkBar>
      {isConfirming && (
        <ConfirmDialog
          title={title}
          text={
            isOne
              ? t("usersBulk.deleteTextOne", { name: names.values().next().value ?? "" })
              : t("usersBulk.deleteText", { count })
          }
          submit={isBusy ? t("userDelete.busy") : title}
          isBusy={isBusy}
          onConfirm={() => change("delete")}
          onClose={() => setConfirming(false)}
        >
          {!isOne && (
            <ul className="list-disc pl-5 wrap-anywhere">
              {Array.from(names)
                .slice(0, shownNames)
                .map(([id, name]) => (
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
      )}
    </>
  );
}
