import { useEffect, useState, type RefObject } from "react";
import type * as sender from "./sender.ts";

export type Sender = typeof sender;

/** What judges and sends the form. It comes when something in the form takes the focus or a value. */
export function useSender(
  form: RefObject<HTMLFormElement | null>,
  isTouched: boolean,
): Sender | undefined {
  const [sender, setSender] = useState<Sender>();

  useEffect(() => {
    if (sender !== undefined) return undefined;
    // What could not be loaded is asked for again at the next touch.
    const bring = () => void import("./sender.ts").then(setSender, () => {});
    if (isTouched) bring();
    const element = form.current;
    element?.addEventListener("focusin", bring);
    return () => element?.removeEventListener("focusin", bring);
  }, [form, isTouched, sender]);

  return sender;
}
