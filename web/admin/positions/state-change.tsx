import { useState } from "react";
import { bulkLimits } from "#contract/bulk.ts";
import type { PositionState, StaffPosition, UpdatePosition } from "#contract/positions.ts";
import { undoApplications } from "#web/api/applications.ts";
import { updatePosition } from "#web/api/positions.ts";
import { useAction } from "#web/forms/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { usePositionCache } from "./queries.ts";

/** What a toast undoes: the state, and rejections that came with it. */
type Undo = { slug: string; state: PositionState; undoIds?: readonly string[] };

/** Closes a position, and offers to undo each change of its state. */
export function useStateChange(record: StaffPosition | undefined) {
  const t = useTranslation();
  const cache = usePositionCache();
  const [isAsking, setAsking] = useState(false);

  const undoing = useAction({
    mutationFn: async ({ slug, state, undoIds = [] }: Undo) => {
      for (const id of undoIds) await undoApplications(id);
      return updatePosition(slug, { state });
    },
    onSuccess: cache.set,
    done: "adminPositions.undone",
    failed: "adminPositions.undoFailed",
  });

  function offerUndo(title: string, undo: Undo, description?: string): void {
    toast({
      title,
      ...(description !== undefined && { description }),
      tone: "success",
      action: { label: t("list.undo"), run: () => undoing.mutate(undo) },
      durationMs: bulkLimits.undoSeconds * 1_000,
    });
  }

  const changing = useAction({
    mutationFn: (change: UpdatePosition) => updatePosition(record?.slug ?? "", change),
    onSuccess: (saved, change) => {
      cache.set(saved);
      if (change.state === undefined) {
        toast({ title: t("adminPositions.markedReal"), tone: "success" });
      } else offerUndo(t("adminPositions.closed"), { slug: saved.slug, state: "open" });
    },
    failed: "adminPositions.stateFailed",
  });

  return {
    isBusy: changing.isPending || undoing.isPending,
    markReal: () => changing.mutate({ is_sample: false }),
    /** Asks what becomes of the applications that wait, if there are any. */
    close: () => {
      if (record !== undefined && record.waiting > 0) setAsking(true);
      else changing.mutate({ state: "closed" });
    },
    showPublished: ({ slug }: StaffPosition, state: PositionState) => {
      const text = state === "closed" ? "adminPositions.reopened" : "adminPositions.published";
      offerUndo(t(text), { slug, state });
    },
    dialog: isAsking && record !== undefined && (
      <CloseDialog
        position={record}
        onClose={() => setAsking(false)}
        onClosed={({ count, refused, undoIds }) =>
          offerUndo(
            count > 0
              ? t("adminPositions.closedAndRejected", { count })
              : t("adminPositions.closed"),
            { slug: record.slug, state: "open", undoIds },
            refused > 0 ? t("adminPositions.notRejected", { count: refused }) : undefined,
          )
        }
      />
    ),
  };
}
