import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { limits } from "#contract/limits.ts";
import { Input, type Options, Select } from "#web/ui/controls.tsx";
import { Sort } from "#contract/lists.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

const pauseMs = 500;

/** A search field. It sends its text after a pause (spec §7) or on Enter; the key "/" focuses it. */
export function SearchBox({
  label,
  hint,
  value,
  className = "grow basis-full lg:basis-60",
  onSearch,
}: {
  label: string;
  /** The placeholder: the searchable fields. */
  hint: string;
  value: string;
  className?: string;
  onSearch: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Sent from here and not yet in `value`: more may have been typed meanwhile.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    const isSentHere = sent.includes(value);
    setSent(isSentHere ? sent.slice(sent.indexOf(value) + 1) : []);
    // Changed from outside, by "Back" or "Clear filters".
    if (!isSentHere) setText(value);
  }

  function send(typed: string): void {
    const asked = typed.trim();
    if (asked === value) return;
    setSent([...sent, asked]);
    onSearch(asked);
  }
  const search = useEffectEvent((typed: string) => {
    if (typed.trim() !== sent.at(-1)) send(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.defaultPrevented || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <div className={`relative ${className}`}>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <Input
        ref={input}
        isDense
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={hint}
        maxLength={limits.search.max}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === "Enter") send(text);
        }}
        className="pl-8"
      />
    </div>
  );
}

// In a field a slash is text; a dialog keeps its own keys.
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null
  );
}

/** One filter of a list. */
export function FilterSelect<Value extends string>({
  label,
  value,
  all,
  options,
  className = "grow basis-34 lg:grow-0",
  onChange,
}: {
  label: string;
  value: Value | undefined;
  /** The text of the option that removes the filter. */
  all?: string;
  options: Options<Value>;
  className?: string;
  onChange: (value: Value | undefined) => void;
}) {
  const choices = all === undefined ? options : [["", all] as const, ...options];
  return (
    <Select
      isDense
      className={className}
      aria-label={label}
      value={value ?? ""}
      options={choices}
      onChange={({ target: { selectedIndex } }) =>
        onChange(choices[selectedIndex]?.[0] || undefined)
      }
    />
  );
}

export function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const t = useTranslation();
  return (
    <FilterSelect
      label={t("list.sort")}
      value={value}
      options={Sort.options.map((sort) => [sort, t(`list.sort.${sort}`)])}
      onChange={(sort) => sort && onChange(sort)}
    />
  );
}
