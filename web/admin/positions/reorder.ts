import { useIsMutating, useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { StaffPosition } from "#contract/positions.ts";
import { updatePosition } from "#web/api/positions.ts";
import { useErrorToast } from "#web/data/error-toast.ts";
import { usePositionCache, withMoved } from "./position.tsx";

const mutationKey = ["positions", "order"];

/** Near the edges of the window a drag scrolls by this much. */
const scrollStep = 12;
const scrollZone = 96;

/** Moves positions in the shown list by dragging, or by the arrow keys on their handles. */
export function useReorder(
  shown: readonly StaffPosition[],
  /** Called with the position and its new place in the list. */
  onMoved: (position: StaffPosition, order: number) => void,
) {
  const cache = usePositionCache();
  const showFailure = useErrorToast();
  const [drag, setDrag] = useState<{ slug: string; over: string }>();
  // The handle that a key moves, and its place then. A row that moves in the page loses the focus.
  const moved = useRef<{ slug: string; index: number }>(undefined);
  // The shown positions after every move, also before the page draws it.
  const latest = useRef(shown);
  /** Ends the listeners of a drag. */
  const dragging = useRef<AbortController>(undefined);
  const isSaving = useIsMutating({ mutationKey }) > 0;

  const { mutate } = useMutation({
    mutationKey,
    // One after the other, in the order of the keys.
    scope: { id: "positions-order" },
    mutationFn: ({ slug, order }: { slug: string; order: number }) =>
      updatePosition(slug, { order }),
    onError: (failure) => {
      showFailure("adminPositions.moveFailed", failure);
      return cache.reload();
    },
  });

  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  useEffect(() => () => dragging.current?.abort(), []);

  useEffect(() => {
    const { slug, index } = moved.current ?? {};
    if (slug === undefined || index === undefined || shown[index]?.slug !== slug) return;
    moved.current = undefined;
    document.getElementById(handleId(slug))?.focus();
  });

  function move(position: StaffPosition, target: StaffPosition | undefined): void {
    if (target === undefined || target.slug === position.slug) return;
    latest.current = withMoved(latest.current, position.slug, target.order);
    void cache.move(position.slug, target.order);
    mutate({ slug: position.slug, order: target.order });
    onMoved(position, target.order);
  }

  function onKeyDown(event: KeyboardEvent, position: StaffPosition): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = latest.current.findIndex(({ slug }) => slug === position.slug) + step;
    moved.current = { slug: position.slug, index };
    move(position, latest.current[index]);
  }

  function onPointerDown(event: PointerEvent, position: StaffPosition): void {
    if (event.button !== 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    dragging.current = stop;
    let over = position.slug;
    const end = () => {
      stop.abort();
      setDrag(undefined);
    };
    const follow = ({ clientY }: { clientY: number }) => {
      if (clientY < scrollZone) scrollBy(0, -scrollStep);
      if (clientY > innerHeight - scrollZone) scrollBy(0, scrollStep);
      over = slugAt(clientY) ?? over;
      setDrag({ slug: position.slug, over });
    };
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    addEventListener(
      "pointerup",
      () => {
        end();
        move(
          position,
          // Another editor may have changed the list during the drag.
          latest.current.find(({ slug }) => slug === over),
        );
      },
      { signal },
    );
  }

  return {
    isSaving,
    handleProps: (position: StaffPosition) => ({
      id: handleId(position.slug),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, position),
      onPointerDown: (event: PointerEvent) => onPointerDown(event, position),
    }),
    /** Whether a row is dragged, or where the dragged one would go: before it or after it. */
    stateOf: ({ slug }: StaffPosition): "dragged" | "before" | "after" | undefined => {
      if (drag === undefined) return undefined;
      if (drag.slug === slug) return "dragged";
      if (drag.over !== slug) return undefined;
      const indexOf = (wanted: string) => shown.findIndex((one) => one.slug === wanted);
      return indexOf(drag.slug) < indexOf(slug) ? "after" : "before";
    },
  };
}

const handleId = (slug: string) => `move-${slug}`;

/** The position whose row is at this height of the window. */
function slugAt(y: number): string | undefined {
  const rows = Array.from(document.querySelectorAll<HTMLElement>("[data-position]"));
  const found = rows.find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return found?.dataset["position"];
}
