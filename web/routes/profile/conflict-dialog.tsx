import { useState } from "react";
import { formatDate } from "#web/format.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { valuesOf, type FieldOf, type Values } from "./fields.ts";
import type { Conflict } from "./use-details-form.ts";

/** Shows what was changed elsewhere beside what the form holds, and lets the reader choose. */
export function ConflictDialog({
  conflict,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  conflict: Conflict;
  onKeepMine: () => Promise<void>;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);

  async function keepMine(): Promise<void> {
    setBusy(true);
    await onKeepMine();
    setBusy(false);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("account.conflict")}
      description={t("account.conflictText")}
      closeLabel={t("account.conflict.close")}
      actions={
        <>
          <Button look="secondary" disabled={isBusy} onClick={onTakeTheirs}>
            {t("account.conflict.takeTheirs")}
          </Button>
          <Button isBusy={isBusy} onClick={() => void keepMine()}>
            {t("account.conflict.keepYours")}
          </Button>
        </>
      }
    >
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <thead className="text-sm text-muted">
          <tr>
            {(["field", "theirs", "yours"] as const).map((column) => (
              <th key={column} scope="col" className="pr-3 pb-2 font-semibold last:pr-0">
                {t(`account.conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conflict.fields.map((field) => (
            <tr key={field.name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-semibold">
                {t(field.label)}
              </th>
              <Value field={field} values={valuesOf(conflict.saved)} />
              <Value field={field} values={conflict.values} />
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Value({ field, values }: { field: FieldOf; values: Values }) {
  const t = useText();
  const { language } = useLanguage();
  const value = values[field.name];
  const words = field.type === "date" && value !== "" ? formatDate(value, language) : value;
  return (
    <td className="py-2 pr-3 wrap-anywhere last:pr-0">
      {words === "" ? <span className="text-muted">{t("account.notProvided")}</span> : words}
    </td>
  );
}
