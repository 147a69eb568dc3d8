import type { MouseEvent, ReactNode } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Cell, HeadCell, Row, Table } from "#web/ui/table.tsx";
import type { Selection } from "./selection.ts";
import { Check, Minus } from "lucide-react";

export type Column<Item> = {
  id: string;
  header: TextKey;
  cell: (item: Item) => ReactNode;
  /** How wide it is; a column without a width shares what is left. */
  width?: string;
  /** Whether it holds a row of icons, at the edge of the table. */
  hasIcons?: boolean;
};

/**
 * A page of a list as a table. While the first page is on its way, skeletons hold the places of its
 * rows; a page that is out of date stays, dimmed, until the right one has come. A click on a row
 * opens it.
 */
export function DataTable<Item extends { id: string }>({
  label,
  columns,
  items,
  isStale,
  skeletonRows,
  selection,
  nameOf,
  onOpen,
}: {
  label: string;
  columns: readonly Column<Item>[];
  items: readonly Item[] | undefined;
  /** The rows of another page or filter, until the right ones have come. */
  isStale: boolean;
  skeletonRows: number;
  /** Puts a box to choose it before each row. */
  selection?: Selection;
  /** What a row is called. */
  nameOf: (item: Item) => string;
  onOpen: (item: Item) => void;
}) {
  const t = useTranslation();
  const ids = items?.map(({ id }) => id) ?? [];
  return (
    <Table
      label={label}
      aria-busy={items === undefined || isStale}
      className={`table-fixed transition-opacity ${isStale ? "opacity-60" : ""}`}
    >
      <thead>
        <tr>
          {selection !== undefined && (
            <HeadCell className={boxLook}>
              <Checkbox
                label={t("list.selectPage")}
                checked={ids.length > 0 && ids.every((id) => selection.ids.has(id))}
                isMixed={ids.some((id) => selection.ids.has(id))}
                disabled={ids.length === 0}
                onChange={() => selection.toggleAll(ids)}
              />
            </HeadCell>
          )}
          {columns.map(({ id, header, width, hasIcons = false }) => (
            <HeadCell key={id} style={{ width }} className={hasIcons ? iconsLook : ""}>
              {t(header)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {items?.map((item) => {
          const isChosen = selection?.ids.has(item.id) === true;
          return (
            <Row
              key={item.id}
              className={`cursor-pointer ${isChosen ? "bg-paper" : ""}`}
              onClick={(event) => {
                if (!meansSomethingElse(event)) onOpen(item);
              }}
            >
              {selection !== undefined && (
                <Cell className={boxLook} style={isChosen ? chosenLook : undefined}>
                  <Checkbox
                    label={t("list.select", { name: nameOf(item) })}
                    checked={isChosen}
                    disabled={selection.isFull && !isChosen}
                    onChange={() => selection.toggle(item.id)}
                  />
                </Cell>
              )}
              {columns.map(({ id, cell }) => (
                <Cell key={id} className="h-15 overflow-hidden max-lg:align-top">
                  {cell(item)}
                </Cell>
              ))}
            </Row>
          );
        })}
        {items === undefined &&
          Array.from({ length: skeletonRows }, (_, row) => (
            <Row key={row}>
              {selection !== undefined && <Cell className={boxLook} />}
              {columns.map(({ id }) => (
                <Cell key={id} className="h-15">
                  <Skeleton className="h-4 w-4/5" />
                </Cell>
              ))}
            </Row>
          ))}
      </tbody>
    </Table>
  );
}

const boxLook = "w-11 pr-0 pl-2 max-lg:align-top";

const iconsLook = "w-40 text-right pointer-coarse:w-48";

// A bar at the edge: a colour under the whole row would take the badges in it away.
const chosenLook = { boxShadow: "inset 3px 0 var(--color-primary)" };

// A click on a control inside the row, or the end of marking text, opens nothing.
function meansSomethingElse({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest("a, button, label") !== null;
  return isOnControl || getSelection()?.isCollapsed === false;
}

/** A box to choose a row by, with a target as large as a finger. */
function Checkbox({
  label,
  checked,
  isMixed = false,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Whether some of what it stands for is chosen, but not all. */
  isMixed?: boolean;
  disabled?: boolean;
  onChange: () => void;
}) {
  const required = checked || isMixed;
  const Mark = checked ? Check : Minus;
  return (
    <label className="relative flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box !== null) box.indeterminate = isMixed && !checked;
        }}
        onChange={onChange}
        className={`size-4.5 cursor-pointer appearance-none rounded-sm border disabled:opacity-35 ${required ? "border-primary bg-primary" : "border-edge bg-surface"}`}
      />
      {required && (
        <Mark
          aria-hidden="true"
          style={{ strokeWidth: 3 }}
          className="pointer-events-none absolute size-3.5 text-on-primary"
        />
      )}
    </label>
  );
}
