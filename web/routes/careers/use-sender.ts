import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useIsHydrated } from "#web/hydrated.ts";
import { useTellLost } from "#web/use-tell-lost.ts";
import { hasDraft } from "./draft-key.ts";
import type * as sender from "./sender.ts";

export type Sender = typeof sender;

/** What judges and sends the form. It comes when something in the form takes the focus or a value, or when there is a draft to bring back. */
export function useSender(
  form: RefObject<HTMLFormElement | null>,
  isTouched: boolean,
): Sender | undefined {
  const [sender, setSender] = useState<Sender>();
  const isTold = useRef(false);
  const sayLost = useEffectEvent(useTellLost());
  const mayHaveDraft = useIsHydrated() && hasDraft();

  useEffect(() => {
    if (sender !== undefined) return undefined;
    // What could not be loaded is asked for again at the next touch; that it is missing is said once.
    const bring = () =>
      void import("./sender.ts").then(
        (brought) => {
          setSender(brought);
          void brought.openForm();
        },
        () => {
          if (!isTold.current) sayLost();
          isTold.current = true;
        },
      );
    if (isTouched || mayHaveDraft) bring();
    const element = form.current;
    element?.addEventListener("focusin", bring);
    return () => element?.removeEventListener("focusin", bring);
  }, [form, isTouched, mayHaveDraft, sender]);

  return sender;
}
