import { useState } from "react";
import { bulkLimits } from "#contract/bulk.ts";

/** The rows that are chosen for something that is done to all of them at once. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** Whether no more rows can be chosen. */
  isFull: boolean;
  toggle: (id: string) => void;
  /** Chooses all of these, as far as there is room; drops them where all are chosen already. */
  toggleAll: (ids: readonly string[]) => void;
  /** Drops some rows, such as those that are done with. */
  drop: (ids: readonly string[]) => void;
  clear: () => void;
};

const nothing: ReadonlySet<string> = new Set();

/**
 * Keeps chosen rows from page to page. What is chosen belongs to a `scope`, the filters of the list:
 * under other filters nothing is chosen that cannot be seen there.
 */
export function useSelection(scope: string): Selection {
  const [kept, setKept] = useState({ scope, ids: nothing });
  const ids = kept.scope === scope ? kept.ids : nothing;

  function change(alter: (ids: Set<string>) => void): void {
    setKept((before) => {
      const next = new Set(before.scope === scope ? before.ids : nothing);
      alter(next);
      return { scope, ids: next };
    });
  }
  const add = (chosen: Set<string>, id: string) => {
    if (chosen.size < bulkLimits.ids) chosen.add(id);
  };

  return {
    ids,
    isFull: ids.size >= bulkLimits.ids,
    toggle: (id) =>
      change((chosen) => {
        if (!chosen.delete(id)) add(chosen, id);
      }),
    toggleAll: (all) =>
      change((chosen) => {
        const isWhole = all.every((id) => chosen.has(id));
        for (const id of all) {
          if (isWhole) chosen.delete(id);
          else add(chosen, id);
        }
      }),
    drop: (gone) =>
      change((chosen) => {
        for (const id of gone) chosen.delete(id);
      }),
    clear: () => setKept({ scope, ids: nothing }),
  };
}
