import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationList } from "#contract/applications.ts";
import { bulkLimits, type BulkAnswer } from "#contract/bulk.ts";
import type { UserList } from "#contract/users.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Selection } from "./selection.ts";

/** A record that the change was refused for, and the reason. */
type Refusal = { id: string; name: string; message: string };

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
  change: (change: Change, ids: string[]) => Promise<BulkAnswer>;
  undo: (undoId: string) => Promise<BulkAnswer>;
  titleOf: (change: Change, count: number) => string;
  failed: (change: Change) => TextKey;
  /** The selection is gone, and with it the focused control. */
  onDone: () => void;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const reload = () => client.invalidateQueries({ queryKey: [kind] });

  /** Finds the name of a record among all that the list has shown. */
  function nameFinder(): (id: string) => string {
    const pages = client.getQueriesData<UserList | ApplicationList>({ queryKey: [kind, "list"] });
    const names = new Map<string, string>();
    for (const [, page] of pages) {
      if (page === undefined) continue;
      if ("users" in page) for (const { id, name } of page.users) names.set(id, name);
      else for (const { id, full_name } of page.applications) names.set(id, full_name);
    }
    return (id) => names.get(id) ?? t("bulk.unknown");
  }

  function report({ done, refused }: BulkAnswer, nameOf: (id: string) => string): void {
    setRefusals(refused.map((one) => ({ ...one, name: nameOf(one.id) })));
    // Refused records stay selected.
    selection.drop(done);
  }

  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: (answer) => {
      report(answer, nameFinder());
      const count = answer.done.length;
      if (count > 0) toast({ title: t("bulk.undone", { count }), tone: "success" });
    },
    onError: (failure) => showFailure("bulk.undoFailed", failure),
    onSettled: reload,
  });

  const changing = useMutation({
    mutationFn: async (wanted: Change) => {
      // Before the change: afterwards a reloaded list no longer has the deleted records.
      const nameOf = nameFinder();
      return { nameOf, answer: await change(wanted, Array.from(selection.ids)) };
    },
    onSuccess: ({ answer, nameOf }, wanted) => {
      report(answer, nameOf);
      onDone();
      const { done, undo_id: undoId } = answer;
      if (done.length === 0) return;
      toast({
        title: titleOf(wanted, done.length),
        tone: "success",
        ...(undoId !== null && {
          action: { label: t("list.undo"), run: () => undoing.mutate(undoId) },
          shownMs: bulkLimits.undoSeconds * 1_000,
        }),
      });
    },
    onError: (failure, wanted) => showFailure(failed(wanted), failure),
    onSettled: reload,
  });

  return {
    change: changing.mutate,
    /** The change in progress. */
    pending: changing.isPending ? changing.variables : undefined,
    refusals,
    dismissRefusals: () => setRefusals([]),
    /** The selected records by name. */
    selected: () => {
      const nameOf = nameFinder();
      return Array.from(selection.ids, (id) => ({ id, name: nameOf(id) }));
    },
  };
}
