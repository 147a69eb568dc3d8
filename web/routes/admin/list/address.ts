import { useMemo, useRef } from "react";
import { useSearchParams } from "#web/router.tsx";

/** What every list keeps in the address beside its own filters. */
export type ListView = { page: number; q: string | undefined };

type Manner = { replace?: boolean };

/**
 * Reads what a list shows from the address and changes it there. What equals its default, or is
 * undefined, is left out of the address. Any change leads to page 1, but for the page itself and for
 * what `open` names: the dialogs. `read` and `open` must stay the same from render to render.
 */
export function useListAddress<View extends ListView>(list: {
  read: (search: URLSearchParams) => View;
  defaults: Partial<View>;
  open: readonly (keyof View & string)[];
}): { view: View; show: (change: Partial<View>, manner?: Manner) => void } {
  const [search, setSearch] = useSearchParams();
  const { read, defaults, open } = list;
  const view = useMemo(() => read(search), [read, search]);

  function show(change: Partial<View>, { replace = false }: Manner = {}): void {
    // The address as it is now: a call from a timer may be older than the last render.
    const next = new URLSearchParams(location.search);
    const keeping: readonly string[] = ["page", ...open];
    if (!Object.keys(change).every((key) => keeping.includes(key))) next.delete("page");
    const usual = new Map<string, unknown>([["page", 1], ...Object.entries(defaults)]);
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === "" || value === usual.get(key)) next.delete(key);
      else next.set(key, String(value));
    }
    setSearch(next, { replace });
  }

  return { view, show };
}

/**
 * Opens and closes the dialogs of a list in its address: over the list as a step of its own, so that
 * "Back" leads to the list, or in the place of the one that is open.
 */
export function useDialogSteps<Change>({
  isOpen,
  show,
  closed,
}: {
  isOpen: boolean;
  show: (change: Change, manner: Manner) => void;
  /** The change that leaves no dialog open. */
  closed: Change;
}): { open: (change: Change) => void; close: () => void } {
  const isOverList = useRef(false);
  return {
    open: (change) => {
      if (!isOpen) isOverList.current = true;
      show(change, { replace: isOpen });
    },
    close: () => {
      // The list is the entry before, unless the address came with the dialog open.
      if (!isOverList.current) return show(closed, { replace: true });
      // Whoever closes it twice before that entry has come goes back once.
      isOverList.current = false;
      history.back();
    },
  };
}

/** The number of the page in an address; 1 where it names none. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** A text in an address, trimmed; undefined where there is none. */
export function textIn(search: URLSearchParams, key: string): string | undefined {
  return search.get(key)?.trim() || undefined;
}
