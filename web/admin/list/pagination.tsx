import { useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { useEffect, useEffectEvent } from "react";

/**
 * Pages through a list. Hidden where there is one page (spec §2) and no text about the shown rows. Goes to
 * the last page when the shown one is beyond the end, such as after its last row is deleted.
 */
export function Pagination({
  page,
  pages,
  isKnown,
  showing,
  show,
}: {
  page: number;
  pages: number;
  /** Whether `pages` belongs to the current filters. */
  isKnown: boolean;
  /** The text that says which rows are shown. */
  showing?: string | undefined;
  show: (change: { page: number }, options?: { replace: boolean }) => void;
}) {
  const t = useTranslation();
  const isBeyondEnd = isKnown && page > pages;
  const goToLast = useEffectEvent(() => show({ page: pages }, { replace: true }));
  useEffect(() => {
    if (isBeyondEnd) goToLast();
  }, [isBeyondEnd]);

  if (pages <= 1 && showing === undefined) return null;
  const steps = [
    { text: "list.first", to: 1 },
    { text: "list.previous", to: Math.max(1, page - 1) },
    { text: "list.next", to: Math.min(pages, page + 1) },
    { text: "list.last", to: pages },
  ] as const;
  return (
    <nav
      aria-label={t("list.pager")}
      className="mt-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2"
    >
      {showing !== undefined && (
        <p aria-live="polite" className="grow text-[0.9375rem] text-muted tabular-nums">
          {showing}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {steps.map(({ text, to }) => (
          <SmallButton key={text} aria-disabled={to === page} onClick={() => show({ page: to })}>
            {t(text)}
          </SmallButton>
        ))}
      </div>
    </nav>
  );
}

/** The number of pages; an empty list has one. */
export const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** The numbers of the first and last row of a page; 0 and 0 for a page beyond the end. */
export function rangeOf(page: number, size: number, total: number): { from: number; to: number } {
  const from = (page - 1) * size + 1;
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(page * size, total) };
}
