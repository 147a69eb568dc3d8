import { createContext, use, useMemo, type ReactNode } from "react";
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
