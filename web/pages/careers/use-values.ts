import { useCallback, useRef, useSyncExternalStore, type RefObject } from "react";
import { isFieldName, type Values } from "./fields.ts";

const none: Values = {};

/** The values as they change, from those the fields already held when the page came alive. */
export function useValues(formRef: RefObject<HTMLFormElement | null>): Values {
  const latest = useRef(none);
  const follow = useCallback(
    (tell: () => void) => {
      const element = formRef.current;
      const take = () => {
        if (element !== null) latest.current = valuesIn(element);
        tell();
      };
      take();
      element?.addEventListener("input", take);
      return () => element?.removeEventListener("input", take);
    },
    [formRef],
  );
  return useSyncExternalStore(
    follow,
    () => latest.current,
    () => none,
  );
}

// Fields that are disabled while they are sent still count, which those of a FormData would not.
function valuesIn(form: HTMLFormElement): Values {
  const fields = Array.from(form.elements)
    .filter(isControl)
    .filter(({ name }) => isFieldName(name));
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;
