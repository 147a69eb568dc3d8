import { type ComponentType, type MouseEvent, use } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Cell, HeadCell, Row, Table } from "#web/ui/table.tsx";
import { ListContext } from "./cells.tsx";
import type { Row as NamedRow, Selection } from "./bulk.tsx";

export type Column<Item> = {
  header: TextKey;
  Cell: ComponentType<Item>;
  /** A column without a width shares the rest of the table. */
  width?: string;
  /** Whether it holds the row's icon buttons, aligned right. */
  hasIcons?: boolean;
};

/** A page of a list as a table. Until the right page has loaded, the previous one stays, dimmed. */
export function DataTable<Item extends object>({
  label,
  columns,
  rows,
  isStale,
  selection,
}: {
  label: string;
  columns: readonly Column<Item>[];
  /** Undefined while the first page loads. */
  rows: readonly (NamedRow & { item: Item })[] | undefined;
  /** Whether the rows belong to another page or filter. */
  isStale: boolean;
  selection: Selection;
}) {
  const t = useTranslation();
  const { open } = use(ListContext);
  const selected = rows?.filter(({ id }) => selection.names.has(id)).length ?? 0;
  return (
    <Table
      label={label}
      aria-busy={rows === undefined || isStale}
      className={`table-fixed transition-opacity ${isStale ? "opacity-60" : ""}`}
    >
      {/* A phone selects the page in the bar of the selection. */}
      <thead className="max-sm:hidden">
        <tr>
          <HeadCell className={boxClass}>
            <Checkbox
              label={t("list.selectPage")}
              checked={selected > 0 && selected === rows?.length}
              isMixed={selected > 0}
              disabled={!rows?.length}
              onChange={() => selection.toggleAll(rows ?? [])}
            />
          </HeadCell>
          {columns.map(({ header, width, hasIcons = false }) => (
            <HeadCell
              key={header}
              style={{ width }}
              className={hasIcons ? "w-40 text-right pointer-coarse:w-48" : ""}
            >
              {t(header)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => {
          const isSelected = selection.names.has(row.id);
          return (
            <Row
              key={row.id}
              className={`cursor-pointer ${isSelected ? "bg-raised" : ""}`}
              onClick={(event) => {
                if (opensRow(event)) open(row.id, "details");
              }}
            >
              <Cell className={boxClass} style={isSelected ? selectedStyle : undefined}>
                <Checkbox
                  label={t("list.select", { name: row.name })}
                  checked={isSelected}
                  disabled={selection.isFull && !isSelected}
                  onChange={() => selection.toggle(row)}
                />
              </Cell>
              {columns.map(({ header, Cell: Content }) => (
                <Cell key={header} className="h-15 overflow-hidden max-lg:align-top max-sm:py-1">
                  <Content {...row.item} />
                </Cell>
              ))}
            </Row>
          );
        }) ??
          Array.from({ length: 10 }, (_, row) => (
            <Row key={row}>
              <Cell className={boxClass} />
              {columns.map(({ header }) => (
                <Cell key={header} className="h-15">
                  <Skeleton className="h-4 w-4/5" />
                </Cell>
              ))}
            </Row>
          ))}
      </tbody>
    </Table>
  );
}

const boxClass = "w-11 pr-0 pl-2 max-lg:align-top";

// A bar at the edge: a background would hide the badges of the row.
const selectedStyle = { boxShadow: "inset 3px 0 var(--color-primary)" };

/** False for a click on a control in the row, and for one that ends a text selection. */
function opensRow({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest("a, button, label") !== null;
  return !isOnControl && getSelection()?.isCollapsed !== false;
}

/** A checkbox with a target as large as a finger. */
function Checkbox({
  label,
  checked,
  isMixed = false,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Whether some rows of the page are selected, but not all. */
  isMixed?: boolean;
  disabled?: boolean;
  onChange: () => void;
}) {
  return (
    <label className="flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box !== null) box.indeterminate = isMixed && !checked;
        }}
        onChange={onChange}
        className="size-4.5 cursor-pointer accent-primary disabled:opacity-35"
      />
    </label>
  );
}
