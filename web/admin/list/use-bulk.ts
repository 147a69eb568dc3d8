import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { bulkLimits, type BulkResponse } from "#contract/bulk.ts";
import { useErrorToast } from "#web/forms/use-error-toast.ts";
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
  change: (change: Change, ids: string[]) => Promise<BulkResponse>;
  undo: (undoId: string) => Promise<BulkResponse>;
  titleOf: (change: Change, count: number) => string;
  failed: (change: Change) => TextKey;
  /** The selection is gone, and with it the focused control. */
  onDone: () => void;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  const showFailure = useErrorToast();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const reload = () => client.invalidateQueries({ queryKey: [kind] });

  function report({ done, refused }: BulkResponse, names: Selection["names"]): void {
    setRefusals(refused.map((one) => ({ ...one, name: names.get(one.id) ?? one.id })));
    // Refused records stay selected.
    selection.drop(done);
  }

  const undoing = useMutation({
    mutationFn: ({ undoId }: { undoId: string; names: Selection["names"] }) => undo(undoId),
    onSuccess: (answer, { names }) => {
      report(answer, names);
      const count = answer.done.length;
      if (count > 0) toast({ title: t("bulk.undone", { count }), tone: "success" });
    },
    onError: (failure) => showFailure("bulk.undoFailed", failure),
    onSettled: reload,
  });

  const changing = useMutation({
    mutationFn: async (wanted: Change) => {
      const { names } = selection;
      return { names, answer: await change(wanted, Array.from(names.keys())) };
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
          action: { label: t("list.undo"), run: () => undoing.mutate({ undoId, names }) },
          durationMs: bulkLimits.undoSeconds * 1_000,
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
  };
}
