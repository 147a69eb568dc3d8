import { useEffect, useRef, useState } from "react";
import type { Resolver } from "react-hook-form";
import type { SubmitApplication } from "#contract/applications.ts";
import type { Fields } from "./fields.ts";
import type * as sender from "./sender.ts";

export type Sender = typeof sender;

const loadSender = (): Promise<Sender> => import("./sender.ts");

/** What judges and sends the form. It comes when something in the form takes the focus or a value. */
export function useSender(isTouched: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [sender, setSender] = useState<Sender>();

  useEffect(() => {
    if (sender !== undefined) return undefined;
    // What could not be loaded is asked for again at the next touch.
    const bring = () => void loadSender().then(setSender, () => {});
    if (isTouched) bring();
    const element = form.current;
    element?.addEventListener("focusin", bring);
    return () => element?.removeEventListener("focusin", bring);
  }, [isTouched, sender]);

  return { form, sender };
}

/** The rules of the contract for the form. Without them nothing passes. */
export const resolver: Resolver<Fields, unknown, SubmitApplication> = async (...asked) => {
  const sender = await loadSender().catch(() => null);
  if (sender === null) return { values: {}, errors: { root: { type: "unjudged" } } };
  return sender.resolve(...asked);
};
