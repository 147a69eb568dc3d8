import { useMemo } from "react";
import { dialogEntry, isDialogEntry } from "#web/forms/use-opening.ts";
import { goBack, useSearchParams } from "#web/router/router.tsx";

/** What every list keeps in the address beside its own filters. */
export type ListView = { page: number; q: string | undefined };

type Manner = { replace?: boolean; state?: unknown };

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

  function show(change: Partial<View>, manner?: Manner): void {
    // The address as it is now: a call from a timer may be older than the last render.
    const next = new URLSearchParams(location.search);
    const keeping: readonly string[] = ["page", ...open];
    if (!Object.keys(change).every((key) => keeping.includes(key))) next.delete("page");
    const usual = new Map<string, unknown>([["page", 1], ...Object.entries(defaults)]);
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === "" || value === usual.get(key)) next.delete(key);
      else next.set(key, String(value));
    }
    // What the dialog that stays open was opened with belongs to its entry of the history.
    const state: unknown = open.some((key) => next.has(key)) ? history.state : null;
    setSearch(next, { state, ...manner });
  }

  return { view, show };
}

/**
 * Opens and closes the dialogs of a list in its address: over the list as a step of its own, so that
 * "Back" leads to the list, or in the place of the one that is open.
 */
export function useDialogSteps<Change extends object>({
  isOpen,
  show,
  closed,
}: {
  isOpen: boolean;
  show: (change: Change, manner: Manner) => void;
  /** The change that leaves no dialog open. */
  closed: Change;
}): { open: (change: Change) => void; close: () => void } {
  const [search] = useSearchParams();
  const dialogIn = (search: URLSearchParams) =>
    Object.keys(closed)
      .map((key) => search.get(key))
      .join(" ");
  return {
    open: (change) => {
      const hasEntry = !isOpen || isDialogEntry();
      show(change, { replace: isOpen, ...(hasEntry && { state: dialogEntry }) });
    },
    close: () => {
      // An answer may come when another dialog is open.
      if (dialogIn(new URLSearchParams(location.search)) !== dialogIn(search)) return;
      if (isDialogEntry()) goBack();
      else show(closed, { replace: true });
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
