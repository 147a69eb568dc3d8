import { useEffect, type RefObject } from "react";

/** Ctrl Enter sends the form that is open, from within a long text too, where Enter begins a new line. */
export function useSubmitShortcut(
  form: RefObject<HTMLFormElement | null>,
  isEnabled: boolean,
): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [form, isEnabled]);
}
