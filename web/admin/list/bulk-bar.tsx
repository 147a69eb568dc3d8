import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import type { Row, Selection } from "./selection.ts";
import type { useBulk } from "./use-bulk.ts";

export type BulkProps = {
  selection: Selection;
  /** The rows of the shown page. */
  rows: readonly Row[];
  /** Called when the bar disappears with the focused button. */
  onDone: () => void;
};

/** The actions for the selected rows. It sticks below the table while rows are selected. */
export function BulkBar({
  selection,
  rows,
  bulk: { refusals, dismissRefusals },
  onDone,
  children,
}: BulkProps & {
  bulk: Pick<ReturnType<typeof useBulk>, "refusals" | "dismissRefusals">;
  children: ReactNode;
}) {
  const t = useTranslation();
  const count = selection.names.size;
  return (
    <>
      {refusals.length > 0 && (
        <div className="mt-3">
          <Alert tone="error" title={t("bulk.refused", { count: refusals.length })}>
            <ul className="max-h-40 list-disc overflow-y-auto pl-5">
              {refusals.map(({ id, name, message }) => (
                <li key={id}>{`${name}: ${message}`}</li>
              ))}
            </ul>
            <Button variant="secondary" size="small" className="mt-3" onClick={dismissRefusals}>
              {t("bulk.dismiss")}
            </Button>
          </Alert>
        </div>
      )}
      <output className="sr-only">{count > 0 && t("list.selected", { count })}</output>
      {count > 0 && (
        <section
          aria-label={t("list.bulk")}
          data-bulk-bar
          className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-edge bg-surface px-3 py-2 shadow-raised"
        >
          <IconButton
            label={t("list.clearSelection")}
            Icon={X}
            className="-ml-1"
            onClick={() => {
              selection.clear();
              onDone();
            }}
          />
          <p className="text-sm font-semibold tabular-nums">{t("list.selected", { count })}</p>
          {!rows.every(({ id }) => selection.names.has(id)) && (
            <Button variant="quiet" size="small" onClick={() => selection.toggleAll(rows)}>
              {t("list.selectPage")}
            </Button>
          )}
          <div className="flex grow flex-wrap items-center justify-end gap-2">{children}</div>
        </section>
      )}
    </>
  );
}

/** Moves the focus to `target` when it was in the bulk bar or its dialog, which disappear. */
export function focusAfterBulk(target: HTMLElement | null): void {
  const { activeElement: active, body } = document;
  if (active === body || active?.closest("[data-bulk-bar], [role=dialog]")) target?.focus();
}
