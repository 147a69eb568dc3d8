import { createContext, type KeyboardEvent, type ReactNode, use, useMemo } from "react";
import { matchesIn, matchesInPhone, searchWords } from "#contract/search.ts";

const noWords: readonly string[] = [];
const SearchContext = createContext(noWords);

/** Says what the rows within were searched for; `Highlight` marks it in them. */
export function Searched({ q, children }: { q: string | undefined; children: ReactNode }) {
  const words = useMemo(() => (q === undefined ? noWords : searchWords(q)), [q]);
  return <SearchContext value={words}>{children}</SearchContext>;
}

/** A text in which what was searched for is marked, found as the server finds it. */
export function Highlight({ text, isPhone = false }: { text: string; isPhone?: boolean }) {
  const words = use(SearchContext);
  if (words.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of isPhone ? matchesInPhone(text, words) : matchesIn(text, words)) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className="rounded-sm bg-amber-soft text-inherit">
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}

// One line in a column; on a phone, where a row is a card, as many as it takes.
export const lineStyle = "block wrap-anywhere lg:truncate";

/** The name in a row: the keyboard's way to open it. The arrow keys move between rows. */
export function RowName({ id, name, onOpen }: { id: string; name: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      data-opens-row={id}
      onClick={onOpen}
      onKeyDown={moveBetweenRows}
      className={`max-w-full rounded-sm text-left font-semibold hover:text-primary ${lineStyle}`}
    >
      <Highlight text={name} />
    </button>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest("tr");
  const rows = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling };
  const next = event.key === "ArrowDown" || event.key === "ArrowUp" ? rows[event.key] : null;
  const name = next?.querySelector<HTMLElement>("[data-opens-row]");
  if (name === null || name === undefined) return;
  event.preventDefault();
  name.focus();
}
