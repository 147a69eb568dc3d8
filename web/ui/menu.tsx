import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";

/** What has the focus when a menu opens: by keys an item, by the pointer none yet. */
type Start = "first" | "last" | "menu";

const wordPauseMs = 500;

/**
 * A button and the menu it opens, which the arrow keys, Home, End and the first letters of an item lead
 * through. `className` says where the menu stands beside the button and how wide it is.
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
  const popup = useRef<HTMLDivElement>(null);
  const typed = useRef({ word: "", at: 0 });
  const [start, setStart] = useState<Start | null>(null);
  const isOpen = start !== null;

  useEffect(() => {
    if (start === null) return undefined;
    const items = itemsOf(popup.current);
    (start === "menu" ? popup.current : items.at(start === "first" ? 0 : -1))?.focus();
    const stop = new AbortController();
    const { signal } = stop;
    const closeUnlessWithin = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setStart(null);
    };
    document.addEventListener("pointerdown", closeUnlessWithin, { signal });
    document.addEventListener("focusin", closeUnlessWithin, { signal });
    // A press within a frame is heard as this alone.
    window.addEventListener("blur", () => setStart(null), { signal });
    return () => stop.abort();
  }, [start]);

  function close(): void {
    setStart(null);
    trigger.current?.focus();
  }

  function open(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setStart(event.key === "ArrowDown" ? "first" : "last");
  }

  function walk(event: KeyboardEvent): void {
    // The keys of an open menu are its own, not those of the page behind it.
    event.stopPropagation();
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // From the button, Tab leads on to what stands after it.
    if (key === "Tab") return close();
    const current = itemAt(event);
    const items = itemsOf(popup.current);
    const at = current === null ? -1 : items.indexOf(current);
    const nextByKey: Partial<Record<string, number>> = {
      ArrowDown: at + 1 < items.length ? at + 1 : 0,
      ArrowUp: at > 0 ? at - 1 : items.length - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = nextByKey[key];
    if (next !== undefined) items[next]?.focus();
    else if (key === "Escape") close();
    else if (key === " ") current?.click();
    else if (key.length === 1) goToWord(event, items, at);
    // Enter presses what has the focus without our help.
    else return;
    event.preventDefault();
  }

  /** Looks for the item that begins with what is being typed, after the present one or, within a word, from it on. */
  function goToWord({ key, timeStamp }: KeyboardEvent, items: HTMLElement[], at: number): void {
    const isWithin = timeStamp - typed.current.at < wordPauseMs;
    const word = (isWithin ? typed.current.word : "") + key;
    typed.current = { word, at: timeStamp };
    const from = word.length > 1 ? Math.max(at, 0) : at + 1;
    [...items.slice(from), ...items.slice(0, from)].find((item) => beginsWith(item, word))?.focus();
  }

  return (
    <div ref={root} className="relative inline-flex">
      <button
        {...button}
        ref={trigger}
        type="button"
        id={`${id}button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // A click of no press is one by a key.
        onClick={({ detail }) => setStart(isOpen ? null : detail === 0 ? "first" : "menu")}
        onKeyDown={open}
      />
      {isOpen && (
        <div
          ref={popup}
          role="menu"
          id={id}
          aria-labelledby={`${id}button`}
          tabIndex={-1}
          onKeyDown={walk}
          onPointerOver={(event) => {
            if (event.pointerType === "mouse") itemAt(event)?.focus();
          }}
          onPointerLeave={() => popup.current?.focus()}
          onClick={(event) => {
            const item = itemAt(event);
            if (item !== null && !("staysOpen" in item.dataset)) close();
          }}
          className={`absolute top-full z-50 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-md border border-line bg-surface p-1.5 text-ink shadow-raised outline-none ${className}`}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** An item that does something. The menu closes, unless the item is to show how far that is. */
export function MenuItem({
  onChoose,
  staysOpen = false,
  isDisabled = false,
  children,
}: {
  onChoose: () => void;
  staysOpen?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      {...menuItemProps}
      type="button"
      // Not disabled altogether, for it would lose the focus.
      aria-disabled={isDisabled}
      data-stays-open={staysOpen ? "" : undefined}
      onClick={isDisabled ? undefined : onChoose}
    >
      {children}
    </button>
  );
}

export function MenuLine() {
  return <hr className="my-1.5 h-px bg-line" />;
}

/** What makes an item of a link or a button. */
export const menuItemProps = {
  role: "menuitem",
  tabIndex: -1,
  className:
    "flex min-h-11 w-full cursor-default items-center gap-3 rounded-sm px-3 text-left text-[0.9375rem] -outline-offset-2 select-none focus:bg-grey-soft aria-disabled:text-muted",
};

const isItem = "[role=menuitem]";
const itemsOf = (popup: HTMLElement | null) =>
  Array.from(popup?.querySelectorAll<HTMLElement>(isItem) ?? []);

const itemAt = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>(isItem) : null;

/** Whether an item begins with a word, typed with its marks or without. */
function beginsWith({ textContent }: HTMLElement, word: string): boolean {
  const beginning = textContent.trim().slice(0, word.length);
  return beginning.localeCompare(word, undefined, { sensitivity: "base" }) === 0;
}
