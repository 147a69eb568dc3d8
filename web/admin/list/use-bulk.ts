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

/** A record the change was refused for, and why. */
export type Refusal = { id: string; name: string; message: string };

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
  /** The selection is gone, and with it what had the focus. */
  onDone: () => void;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const reload = () => client.invalidateQueries({ queryKey: [kind] });

  /** The names of all records the list has shown. */
  function knownNames(): ReadonlyMap<string, string> {
    const pages = client.getQueriesData<UserList | ApplicationList>({ queryKey: [kind, "list"] });
    return new Map(
      pages.flatMap(([, page]) => {
        if (page === undefined) return [];
        return "users" in page
          ? page.users.map(({ id, name }) => [id, name] as const)
          : page.applications.map(({ id, full_name }) => [id, full_name] as const);
      }),
    );
  }
  const nameIn = (names: ReadonlyMap<string, string>, id: string) =>
    names.get(id) ?? t("bulk.unknown");

  function report({ done, refused }: BulkAnswer, names: ReadonlyMap<string, string>): void {
    setRefusals(refused.map((one) => ({ ...one, name: nameIn(names, one.id) })));
    // Refused records stay selected.
    selection.drop(done);
  }

  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: (answer) => {
      report(answer, knownNames());
      const count = answer.done.length;
      if (count > 0) toast({ title: t("bulk.undone", { count }), tone: "success" });
    },
    onError: (failure) => showFailure("bulk.undoFailed", failure),
    onSettled: reload,
  });

  const changing = useMutation({
    // Deleted records are named by what was known before.
    mutationFn: async (wanted: Change) => {
      const names = knownNames();
      return { names, answer: await change(wanted, Array.from(selection.ids)) };
    },
    onSuccess: ({ answer, names }, wanted) => {
      report(answer, names);
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
    /** The change that is under way. */
    busyWith: changing.isPending ? changing.variables : undefined,
    refusals,
    dismissRefusals: () => setRefusals([]),
    /** The selected records by name. */
    chosen: () => {
      const names = knownNames();
      return Array.from(selection.ids, (id) => ({ id, name: nameIn(names, id) }));
    },
  };
}
