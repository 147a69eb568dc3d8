import { useEffect, useEffectEvent, useRef } from "react";
import { shownId } from "./use-queue.ts";

type Handlers = Readonly<Record<string, () => void>>;

/**
 * Keeps a key that is pressed while an application loads, and calls its handler once the application is on the
 * screen: the address may be ahead of it. Of several keys the last one counts.
 */
export function useKeptKey(loadedId: string | undefined, handlers: Handlers): Handlers {
  const kept = useRef<{ id: string; key: string }>(undefined);
  const call = useEffectEvent((key: string) => handlers[key]?.());
  useEffect(() => {
    if (loadedId === undefined || kept.current === undefined) return;
    const { id, key } = kept.current;
    kept.current = undefined;
    if (id === loadedId && id === shownId()) call(key);
  }, [loadedId]);

  const press = (key: string) => {
    if (loadedId === shownId()) handlers[key]?.();
    else kept.current = { id: shownId(), key };
  };
  return Object.fromEntries(Object.keys(handlers).map((key) => [key, () => press(key)]));
}
