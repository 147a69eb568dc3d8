import { useState } from "react";
import type { User } from "#contract/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { BulkBar } from "../list/bulk-bar.tsx";
import type { Selection } from "../list/selection.ts";
import { ConfirmBulkDelete } from "./confirm-bulk-delete.tsx";
import { useBulk, type Refusal } from "./use-bulk.ts";

/** What can be done with the chosen users, and for whom it was refused. */
export function BulkActions({
  selection,
  users,
  onDone,
}: {
  selection: Selection;
  /** The page that is shown. */
  users: readonly User[];
  /** What had the focus goes with the selection. */
  onDone: () => void;
}) {
  const t = useTranslation();
  const { change, busyWith, refusals, forgetRefusals, chosenUsers } = useBulk(selection);
  const [isAsked, setAsked] = useState(false);
  const isBusy = busyWith !== undefined;
  return (
    <>
      {refusals.length > 0 && <Refusals refusals={refusals} onDismiss={forgetRefusals} />}
      <BulkBar selection={selection} pageIds={users.map(({ id }) => id)} onClear={onDone}>
        {(["activate", "deactivate"] as const).map((action) => (
          <Button
            key={action}
            variant="secondary"
            size="small"
            disabled={isBusy}
            isBusy={busyWith === action}
            onClick={() => change(action, { onSuccess: onDone })}
          >
            {t(`usersBulk.${action}`)}
          </Button>
        ))}
        <Button variant="danger" size="small" disabled={isBusy} onClick={() => setAsked(true)}>
          {t("usersBulk.delete")}
        </Button>
      </BulkBar>
      {isAsked && (
        <ConfirmBulkDelete
          users={chosenUsers()}
          isBusy={isBusy}
          onConfirm={() =>
            change("delete", {
              onSuccess: () => {
                setAsked(false);
                onDone();
              },
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function Refusals({
  refusals,
  onDismiss,
}: {
  refusals: readonly Refusal[];
  onDismiss: () => void;
}) {
  const t = useTranslation();
  return (
    <div className="mt-3">
      <Alert tone="error" title={t("usersBulk.refused", { count: refusals.length })}>
        <ul className="max-h-40 list-disc overflow-y-auto pl-5">
          {refusals.map(({ id, name, message }) => (
            <li key={id}>{t("usersBulk.refusedText", { name, reason: message })}</li>
          ))}
        </ul>
        <Button variant="secondary" size="small" className="mt-3" onClick={onDismiss}>
          {t("usersBulk.dismiss")}
        </Button>
      </Alert>
    </div>
  );
}
