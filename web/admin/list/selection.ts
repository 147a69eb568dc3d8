import { useState } from "react";
import { bulkLimits } from "#contract/bulk.ts";

export type Row = { id: string; name: string };

/** The rows that are selected for a bulk action. */
export type Selection = {
  /** The names of the selected rows by id. */
  names: ReadonlyMap<string, string>;
  /** Whether the limit is reached. */
  isFull: boolean;
  toggle: (row: Row) => void;
  /** Selects all of these up to the limit; deselects them where all are selected. */
  toggleAll: (rows: readonly Row[]) => void;
  /** Deselects some rows. */
  drop: (ids: readonly string[]) => void;
  clear: () => void;
};

const none: ReadonlyMap<string, string> = new Map();

/** Keeps the selected rows from page to page. A change of `scope`, the filters, deselects all. */
export function useSelection(scope: string): Selection {
  const [stored, setStored] = useState({ scope, names: none });
  const names = stored.scope === scope ? stored.names : none;

  function change(alter: (names: Map<string, string>) => void): void {
    setStored((before) => {
      const next = new Map(before.scope === scope ? before.names : none);
      alter(next);
      return { scope, names: next };
    });
  }
  const add = (selected: Map<string, string>, { id, name }: Row) => {
    if (selected.size < bulkLimits.ids) selected.set(id, name);
  };

  return {
    names,
    isFull: names.size >= bulkLimits.ids,
    toggle: (row) =>
      change((selected) => {
        if (!selected.delete(row.id)) add(selected, row);
      }),
    toggleAll: (rows) =>
      change((selected) => {
        const hasAll = rows.every(({ id }) => selected.has(id));
        for (const row of rows) {
          if (hasAll) selected.delete(row.id);
          else add(selected, row);
        }
      }),
    drop: (ids) =>
      change((selected) => {
        for (const id of ids) selected.delete(id);
      }),
    clear: () => setStored({ scope, names: none }),
  };
}
