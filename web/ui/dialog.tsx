import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

/**
 * A modal dialog with a title, a scrolling body and actions, of which the first is harmless. The first
 * field gets the focus, or else that action. It loads Base UI: only for lazily loaded screens.
 */
export function Dialog({
  onClose,
  title,
  description,
  closeLabel,
  actions,
  size = "medium",
  children,
}: {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  actions?: ReactNode;
  size?: "medium" | "large";
  children?: ReactNode;
}) {
  const isShort = children === undefined || children === false;
  const popup = useRef<HTMLDivElement>(null);
  const focusedAction = useRef<Element>(null);
  /** Focuses the first field once the form has loaded, unless the focus has moved on. */
  const focusLateField = () => {
    if (focusedAction.current === null || focusedAction.current !== document.activeElement) return;
    const field = firstField(popup.current);
    if (field === null) return;
    focusedAction.current = null;
    field.focus();
  };
  useEffect(focusLateField);
  return (
    <Base.Root
      open
      onOpenChange={(next, { event }) => {
        // A click on a toast does not close the dialog.
        const isOnToast = event.target instanceof Element && event.target.closest("[data-toasts]");
        if (!next && !isOnToast) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none print:hidden" />
        <Base.Popup
          ref={popup}
          initialFocus={(openType) => {
            // A focused field would open the keyboard of a phone.
            if (openType === "touch") return true;
            const field = firstField(popup.current);
            if (field !== null) return field;
            const action = popup.current?.querySelector<HTMLElement>("footer :is(button, a)");
            focusedAction.current = action ?? null;
            return action ?? true;
          }}
          // The form may also load between the choice of the first focus and the focus itself.
          onFocus={focusLateField}
          onBlur={({ target }) => {
            // The user has moved the focus, unless the whole window has lost it.
            if (target === focusedAction.current && target !== document.activeElement)
              focusedAction.current = null;
          }}
          className={`fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 flex-col rounded-lg border border-line bg-surface text-ink shadow-raised transition-[opacity,scale] duration-150 outline-none data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 motion-reduce:transition-none print:static print:max-h-none print:w-auto print:max-w-none print:translate-none print:border-0 ${size === "large" ? "max-w-3xl" : "max-w-lg"}`}
        >
          <header className={`flex items-start gap-4 px-6 pt-5 ${isShort ? "pb-5" : "pb-3"}`}>
            <div className="min-w-0 grow">
              <Base.Title className="text-lg font-semibold wrap-anywhere">{title}</Base.Title>
              {description !== undefined && (
                <Base.Description className="mt-1 text-[0.9375rem] text-muted wrap-anywhere">
                  {description}
                </Base.Description>
              )}
            </div>
            <Base.Close
              aria-label={closeLabel}
              className="-mt-1 -mr-2 inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-neutral-soft hover:text-ink pointer-coarse:size-11 print:hidden"
            >
              <X className="size-5" />
            </Base.Close>
          </header>
          {!isShort && (
            <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6 text-[0.9375rem]">
              {children}
            </div>
          )}
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-4 py-4 max-sm:*:grow sm:px-6 print:hidden">
              {actions}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const firstField = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>(
    "form :is(input:not([type=hidden]), select, textarea):enabled:not([readonly])",
  ) ?? null;
