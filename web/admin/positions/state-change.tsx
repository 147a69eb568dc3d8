import { useState } from "react";
import type { PositionState, StaffPosition, UpdatePosition } from "#contract/positions.ts";
import { undoClosing, updatePosition } from "#web/api/positions.ts";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useUndoToast } from "../undo-toast.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { usePositionCache } from "./queries.ts";

/** What a toast undoes: a new state, or a closing with its rejections. */
type Undo = { slug: string } & ({ state: PositionState } | { undo_id: string | null });

/** Closes a position, and offers to undo each change of its state. */
export function useStateChange(record: StaffPosition | undefined) {
  const t = useTranslation();
  const cache = usePositionCache();
  const showUndo = useUndoToast();
  const [isAsking, setAsking] = useState(false);

  const undoing = useAction({
    mutationFn: async ({ slug, ...undo }: Undo) =>
      "state" in undo
        ? updatePosition(slug, undo)
        : (await undoClosing(slug, undo.undo_id)).position,
    onSuccess: (position) => {
      cache.set(position);
      void cache.reload();
    },
    done: "adminPositions.undone",
    failed: "adminPositions.undoFailed",
  });

  const offerUndo = (title: string, undo: Undo, description?: string) =>
    showUndo(title, () => undoing.mutate(undo), description);

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
        onClosed={({ done, refused, undo_id }, since) => {
          const notes = [
            ...(refused.length > 0
              ? [t("adminPositions.notRejected", { count: refused.length })]
              : []),
            ...(since.length > 0
              ? [t("adminPositions.appliedSince", { names: since.join(", ") })]
              : []),
          ];
          offerUndo(
            done.length > 0
              ? t("adminPositions.closedAndRejected", { count: done.length })
              : t("adminPositions.closed"),
            { slug: record.slug, undo_id },
            notes.length > 0 ? notes.join(". ") : undefined,
          );
        }}
      />
    ),
  };
}
