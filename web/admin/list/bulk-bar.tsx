import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import type { Selection } from "./selection.ts";
import type { Refusal } from "./use-bulk.ts";

/** The actions for the selected rows. It stays in sight below the table while rows are selected. */
export function BulkBar({
  selection,
  pageIds,
  refusals,
  onDismissRefusals,
  onClear,
  children,
}: {
  selection: Selection;
  /** The rows of the page that is shown. */
  pageIds: readonly string[];
  refusals: readonly Refusal[];
  onDismissRefusals: () => void;
  /** The bar is gone, with the button that had the focus. */
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useTranslation();
  const count = selection.ids.size;
  const isPageChosen = pageIds.every((id) => selection.ids.has(id));
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
            <Button variant="secondary" size="small" className="mt-3" onClick={onDismissRefusals}>
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
              onClear();
            }}
          />
          <p className="text-sm font-semibold tabular-nums">{t("list.selected", { count })}</p>
          {!isPageChosen && (
            <Button variant="quiet" size="small" onClick={() => selection.toggleAll(pageIds)}>
              {t("list.selectPage")}
            </Button>
          )}
          <div className="flex grow flex-wrap items-center justify-end gap-2">{children}</div>
        </section>
      )}
    </>
  );
}

/**
 * Gives the focus to what stays when the bar of the selected rows, or its question, goes. Focus that has
 * moved elsewhere meanwhile stays there.
 */
export function focusAfterBulk(stays: HTMLElement | null): void {
  const { activeElement: active, body } = document;
  if (active === body || active?.closest("[data-bulk-bar], [role=dialog]")) stays?.focus();
}
