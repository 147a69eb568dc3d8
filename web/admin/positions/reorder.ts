import {
  closestCenter,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import type { StaffPosition } from "#contract/positions.ts";
import { updatePosition } from "#web/api/positions.ts";
import { useErrorToast } from "#web/data/error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useTitle } from "./position.tsx";
import { usePositionCache } from "./queries.ts";

const mutationKey = ["positions", "order"];

/** Moves positions in the shown list by dragging their handles, or by Space and the arrow keys on them. */
export function useReorder(
  shown: readonly StaffPosition[],
  /** The number of positions without filters. */
  total: number,
) {
  const t = useTranslation();
  const titleOf = useTitle();
  const cache = usePositionCache();
  const showFailure = useErrorToast();
  const isSaving = useIsMutating({ mutationKey }) > 0;
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const { mutate } = useMutation({
    mutationKey,
    // One after the other, in the order of the moves.
    scope: { id: "positions-order" },
    mutationFn: ({ slug, order }: { slug: string; order: number }) =>
      updatePosition(slug, { order }),
    onError: (failure) => {
      showFailure("adminPositions.moveFailed", failure);
      return cache.reload();
    },
  });

  const find = (id: UniqueIdentifier | undefined) => shown.find(({ slug }) => slug === id);

  /** Says where a position stands, or would stand. */
  function describe(id: UniqueIdentifier, over: UniqueIdentifier | undefined): string | undefined {
    const [position, place] = [find(id), find(over)];
    if (position === undefined || place === undefined) return undefined;
    const values = { position: titleOf(position), place: place.order + 1, total };
    return t("adminPositions.moved", values);
  }

  const context: DndContextProps = {
    sensors,
    collisionDetection: closestCenter,
    accessibility: {
      screenReaderInstructions: { draggable: t("adminPositions.moveHint") },
      announcements: {
        onDragStart: ({ active }) => describe(active.id, active.id),
        onDragOver: ({ active, over }) => describe(active.id, over?.id),
        onDragEnd: ({ active, over }) => describe(active.id, over?.id),
        onDragCancel: ({ active }) => describe(active.id, active.id),
      },
    },
    onDragEnd: ({ active, over }) => {
      // Another editor may have changed the list during the drag.
      const [position, target] = [find(active.id), find(over?.id)];
      if (position === undefined || target === undefined || position === target) return;
      void cache.move(position.slug, target.order);
      mutate({ slug: position.slug, order: target.order });
    },
  };
  return { context, isSaving };
}
