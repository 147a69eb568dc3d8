import { useState } from "react";
import { bulkLimits } from "#contract/bulk.ts";

/** The rows that are selected for a bulk action. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** Whether the limit is reached. */
  isFull: boolean;
  toggle: (id: string) => void;
  /** Selects all of these up to the limit; deselects them where all are selected. */
  toggleAll: (ids: readonly string[]) => void;
  /** Deselects some rows. */
  drop: (ids: readonly string[]) => void;
  clear: () => void;
};

const none: ReadonlySet<string> = new Set();

/** Keeps the selected rows from page to page. A change of `scope`, the filters, deselects all. */
export function useSelection(scope: string): Selection {
  const [stored, setStored] = useState({ scope, ids: none });
  const ids = stored.scope === scope ? stored.ids : none;

  function change(alter: (ids: Set<string>) => void): void {
    setStored((before) => {
      const next = new Set(before.scope === scope ? before.ids : none);
      alter(next);
      return { scope, ids: next };
    });
  }
  const add = (selected: Set<string>, id: string) => {
    if (selected.size < bulkLimits.ids) selected.add(id);
  };

  return {
    ids,
    isFull: ids.size >= bulkLimits.ids,
    toggle: (id) =>
      change((selected) => {
        if (!selected.delete(id)) add(selected, id);
      }),
    toggleAll: (all) =>
      change((selected) => {
        const hasAll = all.every((id) => selected.has(id));
        for (const id of all) {
          if (hasAll) selected.delete(id);
          else add(selected, id);
        }
      }),
    drop: (dropped) =>
      change((selected) => {
        for (const id of dropped) selected.delete(id);
      }),
    clear: () => setStored({ scope, ids: none }),
  };
}
