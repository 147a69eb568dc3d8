import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { SlidersHorizontal } from "lucide-react";
import { searchWords } from "#contract/search.ts";
import { LoadError } from "#web/data/query-state.tsx";
import { formatNumber } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import type { BulkProps } from "./bulk.tsx";
import { ListContext } from "./cells.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import { SearchBox } from "./filters.tsx";
import { NoMatch, type useClearFilters } from "./no-match.tsx";

// The parts of every list of the panel: header, filters, body, and the pager in pagination.tsx.

/** The title with totals and actions. It takes the focus when the focused control disappears. */
export function ListHeader({
  title,
  heading,
  totals,
  notice,
  children,
}: {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  totals: ReactNode;
  /** Beside the totals. */
  notice?: ReactNode;
  /** The actions. */
  children: ReactNode;
}) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 sm:mb-3 sm:gap-y-2">
      <h2
        ref={heading}
        tabIndex={-1}
        className="min-w-0 heading-4 outline-none max-sm:grow max-sm:basis-40 max-sm:text-[1.0625rem]"
      >
        {title}
      </h2>
      <output className="flex gap-4 text-sm text-muted tabular-nums max-sm:order-last">
        {totals}
      </output>
      {notice}
      <div className="flex flex-wrap gap-2 sm:grow sm:justify-end">{children}</div>
    </div>
  );
}

/** The number of rows, and of pages. */
export function Totals({ total, page, pages }: { total: number; page: number; pages: number }) {
  const { t, language } = useI18n();
  return (
    <>
      <span>{`${t("list.total")}: ${formatNumber(total, language)}`}</span>
      <span>{t("list.page", { page: Math.min(page, pages), pages })}</span>
    </>
  );
}

/** The search and further filters, which a phone shows when asked. */
export function ListFilters({
  form,
  count = 0,
  children,
  ...search
}: {
  form: Pick<ReturnType<typeof useClearFilters>, "key">;
  /** The filters that are set. */
  count?: number;
  children: ReactNode;
} & ComponentProps<typeof SearchBox>) {
  const t = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <search key={form.key} className="flex flex-wrap gap-2">
      <SearchBox {...search} />
      <SmallButton
        Icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        className={`sm:hidden ${count > 0 ? "border-primary bg-primary-soft text-primary" : "bg-surface"}`}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t("list.filtersSet", { count }) : t("list.filters")}
      </SmallButton>
      <div id={id} className={`flex flex-wrap gap-2 sm:contents ${isOpen ? "" : "max-sm:hidden"}`}>
        {children}
      </div>
    </search>
  );
}

/** The rows, or the reason why there are none. */
export function ListBody({
  query,
  failed,
  isEmpty,
  noMatch,
  noMatchText,
  onClear,
  empty,
  children,
}: {
  query: { data?: unknown; error: Error | null; refetch: () => Promise<unknown> };
  /** The title of a failed load. */
  failed: string;
  /** Whether no row matches; false also while the first ones load. */
  isEmpty: boolean;
  noMatch: string;
  noMatchText?: string;
  /** Clears the filters; undefined where none is set. */
  onClear: (() => void) | undefined;
  /** Shown where the list has no entries without filters either. */
  empty: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  const { data, error, refetch } = query;
  let content = children;
  if (error !== null && data === undefined) {
    content = <LoadError title={failed} error={error} onRetry={() => void refetch()} />;
  } else if (isEmpty) {
    const text = noMatchText ?? t("list.noMatchText");
    content = onClear ? <NoMatch title={noMatch} text={text} onClear={onClear} /> : empty;
  }
  return <div className="mt-2 sm:mt-3">{content}</div>;
}

type Rows<Item> = readonly { id: string; name: string; seen?: number; item: Item }[];

export const rowsOf = <Item extends { id: string }>(
  items: readonly Item[] | undefined,
  nameOf: (item: Item) => string,
): Rows<Item> | undefined => items?.map((item) => ({ id: item.id, name: nameOf(item), item }));

/** Records with columns; a whole row each where the window is too narrow for them. */
export function RecordTable<Item extends { id: string }>({
  kind,
  q = "",
  open,
  addressOf,
  columns,
  Summary,
  ...table
}: {
  /** Names the texts of the list. */
  kind: "users" | "applications";
  /** Highlighted in the rows. */
  q: string | undefined;
  open: (id: string, dialog: "details" | "edit" | "delete") => void;
  addressOf?: (id: string) => string;
  columns: readonly Column<Item>[];
  Summary: ComponentType<Item>;
  rows: Rows<Item> | undefined;
  isStale: boolean;
  selection: BulkProps["selection"];
}) {
  const t = useTranslation();
  const searchTerms = useMemo(() => searchWords(q), [q]);
  const isNarrow = useIsNarrow();
  const toSummary = ({ header }: Column<Item>) => ({ header, Cell: Summary });
  return (
    <ListContext value={{ kind, searchTerms, open, addressOf }}>
      <DataTable
        label={t(`admin.tab.${kind}`)}
        columns={isNarrow ? columns.slice(0, 1).map(toSummary) : columns}
        {...table}
      />
    </ListContext>
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
