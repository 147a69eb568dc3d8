import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { useEffect, useEffectEvent } from "react";

/**
 * Leads through the pages. There is none where one page holds all (spec §2), unless it has something
 * to say: which rows are shown.
 */
export function Pagination({
  page,
  pages,
  showing,
  onChange,
}: {
  page: number;
  pages: number;
  /** Which rows are shown, in words. */
  showing?: string | undefined;
  onChange: (page: number) => void;
}) {
  const t = useTranslation();
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
          <Button
            key={text}
            variant="secondary"
            size="small"
            // Not disabled altogether, for paging to the end would lose the focus.
            aria-disabled={to === page}
            onClick={() => {
              if (to !== page) onChange(to);
            }}
          >
            {t(text)}
          </Button>
        ))}
      </div>
    </nav>
  );
}

/** How many pages there are; an empty list has one. */
export const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** The numbers of the first and the last row of a page, 0 and 0 where there is none. */
export function rangeOf(page: number, size: number, total: number): { from: number; to: number } {
  const from = (page - 1) * size + 1;
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(page * size, total) };
}

/**
 * Leads to the last page there is when the one that is shown has gone, as it does when its last row
 * is deleted. `isKnown` says that the number of pages belongs to what is asked for now.
 */
export function useClampPage(
  { page, pages, isKnown }: { page: number; pages: number; isKnown: boolean },
  goTo: (page: number) => void,
): void {
  const isBeyondEnd = isKnown && page > pages;
  const stepBack = useEffectEvent(() => goTo(pages));
  useEffect(() => {
    if (isBeyondEnd) stepBack();
  }, [isBeyondEnd]);
}
