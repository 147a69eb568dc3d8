import { useMemo } from "react";
import * as z from "zod/mini";
import { catch as withDefault } from "zod/mini";
import { Sort } from "#contract/lists.ts";
import { dialogHistoryState, isDialogHistoryEntry } from "#web/router/dialog-history.ts";
import { type NavigateOptions, useSearchParams } from "#web/router/router.tsx";

export const pageNumber = withDefault(
  z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
  1,
);

/** A trimmed text; undefined when it is empty. */
export const searchText = withDefault(
  z.optional(z.string().check(z.trim(), z.minLength(1))),
  undefined,
);

/** What the addresses of all lists have. */
export const listKeys = { page: pageNumber, sort: withDefault(Sort, "newest"), q: searchText };

/** A value of the schema; undefined when the address has none or an invalid one. */
export const optionally = <Schema extends z.ZodMiniType>(schema: Schema) =>
  withDefault(z.optional(schema), undefined as z.output<Schema> | undefined);

/**
 * The state of a screen in the query of its address. `schema` gives each key a default and never fails.
 * `show` writes changes, omits defaults, and returns to page 1 unless only the page or a key of `dialog`
 * changes. `schema` and `dialog` must be constants.
 *
 * `open` adds a history entry for the dialog, so that "Back" closes it. `close` removes the dialog from the
 * address of that entry, so that "Back" does not open it again, and the next `open` reuses the entry.
 */
export function useSearchState<View extends Record<string, string | number | undefined>>(
  schema: z.ZodMiniType<View>,
  dialog: readonly (keyof View & string)[] = [],
) {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => schema.parse(Object.fromEntries(search)), [schema, search]);

  function show(change: Partial<View>, options?: NavigateOptions): void {
    // Not `search`: a call from a timer may come from an older render.
    const next = new URLSearchParams(location.search);
    const keysOnPage: readonly string[] = ["page", ...dialog];
    if (!Object.keys(change).every((key) => keysOnPage.includes(key))) next.delete("page");
    const defaults = new Map<string, unknown>(Object.entries(schema.parse({})));
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === "" || value === defaults.get(key)) next.delete(key);
      else next.set(key, String(value));
    }
    // The state of an open dialog belongs to its history entry.
    const state: unknown = dialog.some((key) => next.has(key)) ? history.state : null;
    setSearch(next, { state, ...options });
  }

  const isOpen = dialog.some((key) => search.has(key));

  return {
    view,
    show,
    open: (change: Partial<View>) => {
      const isDialogEntry = isDialogHistoryEntry();
      const state = isOpen && !isDialogEntry ? null : dialogHistoryState;
      show(change, { replace: isOpen || isDialogEntry, state });
    },
    close: () => {
      const next = new URLSearchParams(location.search);
      for (const key of dialog) next.delete(key);
      setSearch(next, { replace: true, state: isDialogHistoryEntry() ? dialogHistoryState : null });
    },
  };
}
