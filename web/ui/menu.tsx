import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from "react";

/**
 * A button that opens a panel of links and buttons: a disclosure by the ARIA patterns. It closes on
 * Escape, after a choice, and when the pointer or the focus goes elsewhere. `className` places and sizes
 * the panel.
 */
export function Menu({
  button,
  className,
  children,
}: {
  button: ComponentProps<"button">;
  className: string;
  children: ReactNode;
}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!isOpen || element === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const closeIfOutside = (target: EventTarget | null) => {
      if (!(target instanceof Node && element.contains(target))) setOpen(false);
    };
    const close = () => {
      setOpen(false);
      trigger.current?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Keeps keys from the shortcuts of the page.
      event.stopPropagation();
      if (event.key === "Escape") close();
    };
    const onClick = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest("a, button") : null;
      if (item === null || item === trigger.current || !element.contains(item)) return;
      if (!item.hasAttribute("data-stays-open")) close();
    };
    document.addEventListener("pointerdown", ({ target }) => closeIfOutside(target), { signal });
    element.addEventListener("focusout", (event) => closeIfOutside(event.relatedTarget), {
      signal,
    });
    element.addEventListener("keydown", onKeyDown, { signal });
    // On the document, so that the item handles the click first.
    document.addEventListener("click", onClick, { signal });
    return () => stop.abort();
  }, [isOpen]);

  return (
    <div ref={root} className="relative inline-flex">
      <button
        {...button}
        ref={trigger}
        type="button"
        id={`${id}button`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <fieldset
          id={id}
          aria-labelledby={`${id}button`}
          // A press between the items keeps the focus inside.
          tabIndex={-1}
          className={`absolute top-full z-50 min-w-0 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-md border border-line bg-surface p-1.5 text-ink shadow-raised outline-none ${className}`}
        >
          {children}
        </fieldset>
      )}
    </div>
  );
}

/** The classes of its links and buttons. An item with `data-stays-open` keeps the menu open. */
export const menuItemClass =
  "flex min-h-11 w-full cursor-default items-center gap-3 rounded-sm px-3 text-left text-[0.9375rem] -outline-offset-2 select-none hover:bg-neutral-soft focus-visible:bg-neutral-soft aria-disabled:text-muted";
