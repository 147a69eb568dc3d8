import { useEffect, useRef, useState, type RefObject } from "react";
import type { Values } from "./fields.ts";
import type { Sender } from "./use-sender.ts";

const pauseMs = 400;

/**
 * Keeps what is typed as a draft of this browser, and brings an earlier one back into the empty
 * fields once. Typed and autofilled text is never replaced.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  sender: Sender | undefined,
) {
  const [isRestored, setRestored] = useState(false);
  const wasLookedFor = useRef(false);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (sender === undefined || wasLookedFor.current || form.current === null) return;
    wasLookedFor.current = true;
    setRestored(sender.restoreDraft(form.current));
  }, [form, sender]);

  useEffect(() => {
    if (sender === undefined || !wasLookedFor.current) return undefined;
    saving.current = setTimeout(() => sender.keepDraft(values), pauseMs);
    return () => clearTimeout(saving.current);
  }, [sender, values]);

  return {
    isRestored,
    /** The form is sent: nothing of it stays in this browser. */
    forget: () => {
      clearTimeout(saving.current);
      sender?.forgetDraft();
    },
    /** An application was sent from a form that has closed; another form may hold another draft. */
    forgetSent: (key: string) => {
      clearTimeout(saving.current);
      sender?.forgetSentDraft(key);
    },
    discard: () => {
      if (form.current !== null) sender?.discardDraft(form.current);
      setRestored(false);
    },
  };
}
