import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Selection } from "./selection.ts";

/** What can be done with the chosen rows. It stays in sight below the table while there are any. */
export function BulkBar({
  selection,
  pageIds,
  onClear,
  children,
}: {
  selection: Selection;
  /** The rows of the page that is shown. */
  pageIds: readonly string[];
  /** The bar has gone, with the button that had the focus. */
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useTranslation();
  const count = selection.ids.size;
  const isPageChosen = pageIds.every((id) => selection.ids.has(id));
  return (
    <>
      <output className="sr-only">{count > 0 && t("list.selected", { count })}</output>
      {count > 0 && (
        <section
          aria-label={t("list.bulk")}
          data-bulk-bar
          className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-edge bg-surface px-3 py-2 shadow-raised"
        >
          <button
            type="button"
            aria-label={t("list.clearSelection")}
            title={t("list.clearSelection")}
            onClick={() => {
              selection.clear();
              onClear();
            }}
            className="-ml-1 inline-flex size-9 items-center justify-center rounded-sm text-muted hover:bg-grey-soft hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
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
