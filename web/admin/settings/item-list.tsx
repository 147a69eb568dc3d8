import { X } from "lucide-react";
import type { ReactNode } from "react";

/** The entries of a setting that is a list, each of which can be taken out. */
export function ItemList({
  label,
  items,
  onRemove,
}: {
  label: string;
  items: {
    key: string;
    text: string;
    detail?: string;
    /** What can be chosen for this entry. */
    control?: ReactNode;
    removeLabel: string;
  }[];
  onRemove: (key: string) => void;
}) {
  if (items.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {items.map(({ key, text, detail, control, removeLabel }) => (
        <li key={key} className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 pl-4">
          <span className="min-w-0 grow basis-48 py-1.5 text-[0.9375rem] wrap-anywhere tabular-nums">
            {text}
            {detail !== undefined && <span className="ml-2 text-sm text-muted">{detail}</span>}
          </span>
          {control}
          <button
            type="button"
            aria-label={removeLabel}
            onClick={() => onRemove(key)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:text-danger"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
