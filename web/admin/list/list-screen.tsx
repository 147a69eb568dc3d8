import { SearchX } from "lucide-react";
import { Fragment, useState, type ReactNode, type RefObject } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Searched } from "./cells.tsx";
import { EmptyState, LoadError, useLoadErrorToast } from "#web/ui/query-state.tsx";
import { useClampPage } from "./pagination.tsx";

type Query = {
  data: { total: number } | undefined;
  error: Error | null;
  errorUpdatedAt: number;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};

/**
 * A tab with a filtered list: heading with totals, filters, and the table, or why there is none. A page
 * that has gone leads to the last one.
 */
export function ListScreen({
  kind,
  query,
  failed,
  heading,
  page,
  pages,
  goToPage,
  q,
  isFiltered,
  onClear,
  notice,
  actions,
  filters,
  empty,
  children,
}: {
  /** Names the texts of the list. */
  kind: "users" | "applications";
  query: Query;
  /** The title of the toast for a failed load (spec §8). */
  failed: TextKey;
  /** Takes the focus when what had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  page: number;
  pages: number;
  goToPage: (page: number) => void;
  q: string | undefined;
  isFiltered: boolean;
  onClear: () => void;
  /** Beside the totals. */
  notice?: ReactNode;
  actions: ReactNode;
  filters: ReactNode;
  /** Shown where there is nothing at all. */
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  // A search that is typed and not sent is cleared with the filters.
  const [clears, setClears] = useState(0);
  const { data, error, isPlaceholderData, refetch } = query;
  useLoadErrorToast(failed, query);
  useClampPage({ page, pages, isKnown: data !== undefined && !isPlaceholderData }, goToPage);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t(`${kind}.title`)}
        </h2>
        <output className="flex gap-4 text-sm text-muted tabular-nums">
          {data !== undefined && (
            <>
              <span>{`${t(`${kind}.total`)}: ${formatNumber(data.total, language)}`}</span>
              <span>{t(`${kind}.page`, { page: Math.min(page, pages), pages })}</span>
            </>
          )}
        </output>
        {notice}
        <div className="flex grow flex-wrap gap-2 sm:justify-end">{actions}</div>
      </div>
      <Fragment key={clears}>{filters}</Fragment>
      <div className="mt-3">
        {error !== null && data === undefined ? (
          <LoadError title={t(`${kind}.failed`)} error={error} onRetry={() => void refetch()} />
        ) : data === undefined || data.total > 0 ? (
          <Searched q={q}>{children}</Searched>
        ) : isFiltered ? (
          <EmptyState Icon={SearchX} title={t(`${kind}.noMatch`)} text={t(`${kind}.noMatchText`)}>
            <Button
              variant="secondary"
              onClick={() => {
                onClear();
                setClears(clears + 1);
                heading.current?.focus();
              }}
            >
              {t(`${kind}.clearFilters`)}
            </Button>
          </EmptyState>
        ) : (
          empty
        )}
      </div>
    </>
  );
}
