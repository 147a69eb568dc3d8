import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useIsHydrated } from "#web/document/hydration.ts";
import { reloadPage } from "#web/document/chunk-errors.ts";
import { hasDraft } from "./draft-key.ts";
import type * as sender from "./sender.ts";

export type Sender = typeof sender;

/**
 * What judges and sends the form. It comes when something in the form takes the focus or a value, or when
 * there is a draft to bring back. `isLost` once it could not be had, until it has come: the form cannot be
 * sent without it.
 */
export function useSender(
  form: RefObject<HTMLFormElement | null>,
  isTouched: boolean,
): { sender: Sender | undefined; isLost: boolean } {
  const [sender, setSender] = useState<Sender>();
  const [isLost, setLost] = useState(false);
  const isStillWanted = useEffectEvent(() => form.current !== null && !isTouched);
  const mayHaveDraft = useIsHydrated() && hasDraft();

  useEffect(() => {
    if (sender !== undefined) return undefined;
    // What could not be loaded is asked for again at the next touch.
    const bring = () =>
      void import("./sender.ts").then(
        (brought) => {
          setSender(brought);
          void brought.openForm();
        },
        async () => {
          if (isStillWanted()) await reloadPage({ isStillWanted: () => isStillWanted() });
          setLost(true);
        },
      );
    if (isTouched || mayHaveDraft) bring();
    const element = form.current;
    element?.addEventListener("focusin", bring);
    return () => element?.removeEventListener("focusin", bring);
  }, [form, isTouched, mayHaveDraft, sender]);

  return { sender, isLost: isLost && sender === undefined };
}
