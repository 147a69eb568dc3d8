import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { bulkLimits, type BulkResponse } from "#contract/bulk.ts";
import { useAction } from "#web/data/use-action.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, IconButton, SmallButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useUndoToast } from "../undo-toast.ts";

export type Row = {
  id: string;
  name: string;
  /** The `seen_version` of an application, as the list has shown it. */
  seen?: number;
  /** Whether the user has read what speaks against the change. */
  isAsked?: boolean;
};

/** The rows that are selected for a bulk action. */
export type Selection = ReturnType<typeof useSelection>;

const none: ReadonlyMap<string, Row> = new Map();

/** Keeps the selected rows from page to page. A change of `scope`, the filters, deselects all. */
export function useSelection(scope: string) {
  const [stored, setStored] = useState({ scope, rows: none });
  const selectedRows = stored.scope === scope ? stored.rows : none;
  const names: ReadonlyMap<string, string> = new Map(
    Array.from(selectedRows.values(), ({ id, name }) => [id, name]),
  );

  function change(alter: (rows: Map<string, Row>) => void): void {
    setStored((before) => {
      const next = new Map(before.scope === scope ? before.rows : none);
      alter(next);
      return { scope, rows: next };
    });
  }
  const add = (selected: Map<string, Row>, { id, name, seen }: Row) => {
    // One that is selected already stays as it was seen then.
    if (selected.size >= bulkLimits.ids || selected.has(id)) return;
    selected.set(id, { id, name, ...(seen !== undefined && { seen }) });
  };

  return {
    /** The names of the selected rows by id. */
    names,
    rows: Array.from(selectedRows.values()),
    /** Whether the limit is reached. */
    isFull: names.size >= bulkLimits.ids,
    toggle: (row: Row) =>
      change((selected) => {
        if (!selected.delete(row.id)) add(selected, row);
      }),
    /** Selects all of these up to the limit; deselects them where all are selected. */
    toggleAll: (rows: readonly Row[]) =>
      change((selected) => {
        const hasAll = rows.every(({ id }) => selected.has(id));
        for (const row of rows) {
          if (hasAll) selected.delete(row.id);
          else add(selected, row);
        }
      }),
    /** Selects these beside the others, up to the limit. */
    add: (rows: readonly Row[]) => change((selected) => rows.forEach((row) => add(selected, row))),
    /** Deselects these, unless they have been selected anew since. */
    drop: (rows: readonly Row[]) =>
      setStored((before) => ({
        ...before,
        rows: new Map([...before.rows].filter(([, row]) => !rows.includes(row))),
      })),
    clear: () => setStored({ scope, rows: none }),
  };
}

type Refusal = Row & { message: string };
type Wanted<Change> = {
  wanted: Change;
  rows: readonly Row[];
  /** The rows as they were selected, to deselect. */
  selected: readonly Row[];
};

/** Changes all selected records, reports the outcome, and offers to undo it where that is possible. */
export function useBulk<Change>({
  kind,
  selection,
  change,
  undo,
  titleOf,
  failed,
  onDone,
}: {
  kind: "users" | "applications";
  selection: Selection;
  change: (change: Change, rows: readonly Row[]) => Promise<BulkResponse>;
  undo: (undoId: string) => Promise<BulkResponse>;
  titleOf: (change: Change, count: number) => string;
  failed: (change: Change) => TextKey;
  /** The selection is gone, and with it the focused control. */
  onDone: () => void;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [last, setLast] = useState<Wanted<Change>>();
  const reload = () => client.invalidateQueries({ queryKey: [kind] });

  function report({ refused }: BulkResponse, names: Selection["names"]): void {
    setRefusals(
      refused.map(({ seen_version: seen, asked: isAsked = false, ...one }) => ({
        ...one,
        isAsked,
        name: names.get(one.id) ?? one.id,
        ...(seen !== undefined && { seen }),
      })),
    );
  }

  const undoing = useAction({
    mutationFn: ({ undoId }: { undoId: string; names: Selection["names"] }) => undo(undoId),
    onSuccess: (response, { names }) => {
      report(response, names);
      const count = response.done.length;
      if (count > 0) toast({ title: t("bulk.undone", { count }), tone: "success" });
    },
    failed: "bulk.undoFailed",
    onSettled: reload,
  });

  const changing = useAction({
    mutationFn: async ({ wanted, rows }: Wanted<Change>) => {
      const { names } = selection;
      return { names, response: await change(wanted, rows) };
    },
    onSuccess: ({ response, names }, changed) => {
      const { wanted, selected } = changed;
      setLast(changed);
      report(response, names);
      const { done, undo_id: undoId } = response;
      // Refused records stay selected.
      selection.drop(selected.filter(({ id }) => done.includes(id)));
      onDone();
      if (done.length === 0) return;
      const title = titleOf(wanted, done.length);
      if (undoId === null) toast({ title, tone: "success" });
      else showUndo(title, () => undoing.mutate({ undoId, names }));
    },
    failed: ({ wanted }) => failed(wanted),
    onSettled: reload,
  });
  const unseen = refusals.filter(({ seen }) => seen !== undefined);

  return {
    change: (wanted: Change, options: { onSettled?: () => void } = {}) =>
      changing.mutate({ wanted, rows: selection.rows, selected: selection.rows }, options),
    /** Repeats the last change for those that were refused because the list was older or to ask once more; undefined without one. */
    changeAnyway:
      last === undefined || unseen.length === 0 || changing.isPending
        ? undefined
        : () => changing.mutate({ ...last, rows: unseen }),
    /** The change in progress. */
    pending: changing.isPending ? changing.variables.wanted : undefined,
    refusals,
    dismissRefusals: () => setRefusals([]),
  };
}

export type BulkProps = {
  selection: Selection;
  /** The rows of the shown page. */
  rows: readonly Row[];
  /** The rows of all pages: their number, and the first of them up to the limit of a selection. */
  matching?: { total: number; read: () => Promise<readonly Row[]> };
  /** Called when the bar disappears with the focused button. */
  onDone: () => void;
};

/** The actions for the selected rows. It sticks below the table while rows are selected. */
export function BulkBar({
  selection,
  rows,
  matching,
  bulk: { refusals, changeAnyway, dismissRefusals },
  onDone,
  children,
}: BulkProps & {
  bulk: Pick<ReturnType<typeof useBulk>, "refusals" | "changeAnyway" | "dismissRefusals">;
  children: ReactNode;
}) {
  const t = useTranslation();
  const count = selection.names.size;
  return (
    <>
      {refusals.length > 0 && (
        <Alert tone="error" title={t("bulk.refused", { count: refusals.length })} className="mt-3">
          <ul className="max-h-40 list-disc overflow-y-auto pl-5">
            {refusals.map(({ id, name, message }) => (
              <li key={id}>{`${name}: ${message}`}</li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            {changeAnyway !== undefined && (
              <SmallButton onClick={changeAnyway}>{t("decision.anyway")}</SmallButton>
            )}
            <SmallButton onClick={dismissRefusals}>{t("toast.close")}</SmallButton>
          </div>
        </Alert>
      )}
      <output className="sr-only">{count > 0 && t("list.selected", { count })}</output>
      {count > 0 && (
        <section
          aria-label={t("list.bulk")}
          data-bulk-bar
          className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-md border border-edge bg-surface px-3 py-2 shadow-raised"
        >
          <IconButton
            label={t("list.clearSelection")}
            Icon={X}
            className="-ml-1"
            onClick={() => {
              selection.clear();
              onDone();
            }}
          />
          <p className="text-sm font-semibold tabular-nums">{t("list.selected", { count })}</p>
          {!rows.every(({ id }) => selection.names.has(id)) ? (
            <Button variant="quiet" size="small" onClick={() => selection.toggleAll(rows)}>
              {t("list.selectPage")}
            </Button>
          ) : (
            matching !== undefined &&
            count < Math.min(matching.total, bulkLimits.ids) && (
              <SelectMatching {...matching} onSelect={selection.add} />
            )
          )}
          <div className="flex grow flex-wrap items-center justify-end gap-2">{children}</div>
        </section>
      )}
    </>
  );
}

/** Selects the rows of all pages. */
function SelectMatching({
  total,
  read,
  onSelect,
}: NonNullable<BulkProps["matching"]> & { onSelect: (rows: readonly Row[]) => void }) {
  const t = useTranslation();
  const { mutate, isPending } = useAction({
    mutationFn: read,
    onSuccess: onSelect,
    failed: "toast.loadFailed",
  });
  return (
    <Button variant="quiet" size="small" isBusy={isPending} onClick={() => mutate()}>
      {total > bulkLimits.ids
        ? t("list.selectFirst", { limit: bulkLimits.ids, count: total })
        : t("list.selectMatching", { count: total })}
    </Button>
  );
}
