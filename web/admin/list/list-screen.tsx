import type { UseQueryResult } from "@tanstack/react-query";
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useMemo,
  useSyncExternalStore,
} from "react";
import { searchWords } from "#contract/search.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { LoadError, useLoadErrorToast } from "#web/data/query-state.tsx";
import { type BulkProps, useSelection } from "./bulk.tsx";
import { focusIfLost } from "#web/ui/focus.ts";
import { ListContext } from "./cells.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import { SearchBox } from "./filters.tsx";
import { NoMatch, useClearFilters } from "./no-match.tsx";
import { Pagination } from "./pagination.tsx";

type Filter = Readonly<Record<string, string | undefined>>;

/**
 * A tab with a filtered list: heading with totals, filters, table or the reason why there is none, bulk
 * actions and pagination. A page beyond the end leads to the last one.
 */
export function ListScreen<Item extends { id: string }>({
  kind,
  query,
  items,
  failed,
  heading,
  filter,
  page,
  pages,
  showing,
  columns,
  Summary,
  nameOf,
  open,
  show,
  notice,
  actions,
  filters,
  aboveTable,
  empty,
  Bulk,
}: {
  /** Names the texts of the list. */
  kind: "users" | "applications";
  query: UseQueryResult<{ total: number }>;
  /** The rows of the page; undefined while the first page loads. */
  items: readonly Item[] | undefined;
  /** The title of the toast for a failed load (spec §8). */
  failed: TextKey;
  /** Takes the focus when the focused control disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The values of all filters. `q` is highlighted in the rows. */
  filter: Filter & { q: string | undefined };
  page: number;
  pages: number;
  /** The text that says which rows are shown. */
  showing?: string | undefined;
  columns: readonly Column<Item>[];
  /** A whole row, where the window is too narrow for columns. */
  Summary: ComponentType<Item>;
  nameOf: (item: Item) => string;
  open: (id: string, dialog: "details" | "edit" | "delete") => void;
  show: (change: { page: number } | Filter, options?: { replace: boolean }) => void;
  /** Beside the totals. */
  notice?: ReactNode;
  actions: ReactNode;
  /** Besides the search. */
  filters: ReactNode;
  aboveTable?: ReactNode;
  /** Shown where the list has no entries without filters either. */
  empty: ReactNode;
  Bulk: ComponentType<BulkProps>;
}) {
  const { t, language } = useI18n();
  const selection = useSelection(JSON.stringify(filter));
  const rows = items?.map((item) => ({ id: item.id, name: nameOf(item), item }));
  const searchTerms = useMemo(() => searchWords(filter.q ?? ""), [filter.q]);
  const isNarrow = useIsNarrow();
  const toSummary = ({ header }: Column<Item>) => ({ header, Cell: Summary });
  const filterForm = useClearFilters<Filter>(heading, show);
  const { data, error, isPlaceholderData, refetch } = query;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  useLoadErrorToast(failed, query);

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t(`${kind}.title`)}
        </h2>
        <output className="flex gap-4 text-sm text-muted tabular-nums">
          {data !== undefined && (
            <>
              <span>{`${t("list.total")}: ${formatNumber(data.total, language)}`}</span>
              <span>{t("list.page", { page: Math.min(page, pages), pages })}</span>
            </>
          )}
        </output>
        {notice}
        <div className="flex grow flex-wrap gap-2 sm:justify-end">{actions}</div>
      </div>
      <search key={filterForm.key} className="flex flex-wrap gap-2">
        <SearchBox
          label={t(`${kind}.search`)}
          hint={t(`${kind}.searchHint`)}
          value={filter.q ?? ""}
          onSearch={(q) => show({ q }, { replace: true })}
        />
        {filters}
      </search>
      {aboveTable}
      <div className="mt-3">
        {error !== null && data === undefined ? (
          <LoadError title={t(`${kind}.failed`)} error={error} onRetry={() => void refetch()} />
        ) : data?.total !== 0 ? (
          <ListContext value={{ kind, searchTerms, open }}>
            <DataTable
              label={t(`admin.tab.${kind}`)}
              columns={isNarrow ? columns.slice(0, 1).map(toSummary) : columns}
              rows={rows}
              isStale={isPlaceholderData}
              selection={selection}
            />
          </ListContext>
        ) : isFiltered ? (
          <NoMatch
            title={t(`${kind}.noMatch`)}
            text={t("list.noMatchText")}
            onClear={() => {
              const names = Object.keys(filter);
              filterForm.clear(Object.fromEntries(names.map((name) => [name, undefined])));
            }}
          />
        ) : (
          empty
        )}
      </div>
      <Bulk
        selection={selection}
        rows={rows ?? []}
        onDone={() => focusIfLost(heading.current, "[data-bulk-bar], [role=dialog]")}
      />
      <Pagination
        page={page}
        pages={pages}
        isKnown={data !== undefined && !isPlaceholderData}
        showing={showing}
        show={show}
      />
    </>
  );
}

// Below the breakpoint "lg" of the styles.
const narrow = "(width < 64rem)";

/** Whether the window is too narrow for columns. */
export const useIsNarrow = () =>
  useSyncExternalStore(onWidthChange, () => matchMedia(narrow).matches);

function onWidthChange(listener: () => void): () => void {
  const list = matchMedia(narrow);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}
