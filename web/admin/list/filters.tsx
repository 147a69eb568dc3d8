import { Search } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { limits } from "#contract/limits.ts";
import { Input, type Options, Select } from "#web/ui/controls.tsx";
import { Sort } from "#contract/lists.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

const pauseMs = 500;

/**
 * The text of a field that is applied to the address. Typed text stays while an earlier one is on its way
 * there; `value` changed from outside, by "Back" or "Clear filters", replaces it.
 */
function useAppliedText(value: string, onApply: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const applied = useRef(value);
  useEffect(() => {
    if (field.current !== null && value !== applied.current) field.current.value = value;
    applied.current = value;
  }, [value]);

  function apply(text: string): void {
    if (text === applied.current) return;
    applied.current = text;
    onApply(text);
  }

  return { apply, fieldProps: { ref: field, defaultValue: value } };
}

/** A search field. It sends its text after a pause (spec §7) or on Enter; the key "/" focuses it. */
export function SearchBox({
  label,
  hint,
  value,
  onSearch,
}: {
  label: string;
  /** The placeholder: the searchable fields. */
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const { apply, fieldProps } = useAppliedText(value, onSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { ref: input } = fieldProps;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.defaultPrevented || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [input]);

  return (
    <div className="relative grow basis-40 lg:basis-60">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <Input
        {...fieldProps}
        isDense
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={hint}
        maxLength={limits.search.max}
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => apply(target.value.trim()), pauseMs);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") apply(currentTarget.value.trim());
        }}
        className="pl-8"
      />
    </div>
  );
}

/** A date field. A date typed by keyboard passes through years such as 0202, which are not applied. */
export function DayField({
  day,
  onDay,
  ...input
}: Pick<ComponentProps<"input">, "min" | "max" | "aria-label"> & {
  day: string;
  onDay: (day: string) => void;
}) {
  const { apply, fieldProps } = useAppliedText(day, onDay);
  return (
    <Input
      {...fieldProps}
      isDense
      type="date"
      onChange={({ target }) => {
        if (target.value > "1000") apply(target.value);
      }}
      onBlur={({ target }) => apply(target.value)}
      {...input}
    />
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
  className = "grow basis-40 lg:basis-46 lg:grow-0",
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
