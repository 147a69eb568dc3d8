import { Eye, Pencil, Trash2 } from "lucide-react";
import { createContext, type KeyboardEvent, type ReactNode, use } from "react";
import { findMatches, findPhoneMatches } from "#contract/search.ts";
import { useMay } from "#web/admin/permissions.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { IconButton } from "#web/ui/button.tsx";

/** The state that all cells of a list share. */
export const ListContext = createContext<{
  /** Names the texts of the list. */
  kind: "users" | "applications";
  searchTerms: readonly string[];
  open: (id: string, dialog: "details" | "edit" | "delete") => void;
  /** The page of a record, to which its name leads; without one the name opens the details. */
  addressOf?: ((id: string) => string) | undefined;
}>({ kind: "users", searchTerms: [], open: () => {} });

/** A text with the search terms highlighted, matched as the server matches them. */
export function Highlight({ text, isPhone = false }: { text: string; isPhone?: boolean }) {
  const { searchTerms } = use(ListContext);
  if (searchTerms.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  const matches = isPhone ? findPhoneMatches(text, searchTerms) : findMatches(text, searchTerms);
  for (const [start, end] of matches) {
    parts.push(text.slice(from, start), <Mark key={start}>{text.slice(start, end)}</Mark>);
    from = end;
  }
  return [...parts, text.slice(from)];
}

export function Mark({ children }: { children: string }) {
  return <mark className="rounded-sm bg-warning-soft text-inherit">{children}</mark>;
}

// A column truncates to one line; a card on a phone wraps.
export const lineClass = "block wrap-anywhere max-sm:truncate lg:truncate";

/** The name in a row, which opens it. The arrow keys move between rows. */
export function RowName({ id, name }: { id: string; name: string }) {
  const { open, addressOf } = use(ListContext);
  const props = {
    "data-opens-row": id,
    onKeyDown: moveBetweenRows,
    className: `max-w-full rounded-sm text-left font-semibold hover:text-primary ${lineClass}`,
    title: name,
    children: <Highlight text={name} />,
  };
  if (addressOf !== undefined) return <Link to={addressOf(id)} {...props} />;
  return <button type="button" onClick={() => open(id, "details")} {...props} />;
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const row = event.currentTarget.closest("tr");
  const next = event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling;
  const name = next?.querySelector<HTMLElement>("[data-opens-row]");
  if (!name) return;
  event.preventDefault();
  name.focus();
}

/** The icon buttons of a row. `children` come before the last one, "Delete" for administrators. */
export function RowActions({
  id,
  name,
  children,
}: {
  id: string;
  name: string;
  children?: ReactNode;
}) {
  const t = useTranslation();
  const { kind, open } = use(ListContext);
  const isAdmin = useMay("application.delete");
  return (
    <div className="-mr-2 flex shrink-0 justify-end">
      <IconButton
        label={t(`${kind}.view`, { name })}
        Icon={Eye}
        onClick={() => open(id, "details")}
      />
      <IconButton
        label={t(`${kind}.edit`, { name })}
        Icon={Pencil}
        onClick={() => open(id, "edit")}
      />
      {children}
      {isAdmin && (
        <IconButton
          label={t(`${kind}.delete`, { name })}
          Icon={Trash2}
          onClick={() => open(id, "delete")}
        />
      )}
    </div>
  );
}

/** A whole row in one cell, for screens too narrow for columns. */
export function SummaryCell({
  actions,
  note,
  children,
}: {
  actions: ReactNode;
  /** Beside the actions on a phone. */
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="sm:flex sm:py-1">
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2 sm:gap-y-1.5">
        {children}
      </div>
      <div className="flex items-center justify-end max-sm:-mb-1.5 max-sm:has-[>:first-child:empty]:-mt-3">
        <div className="flex min-w-0 grow flex-wrap items-center gap-1 py-1.5 sm:hidden">
          {note}
        </div>
        {actions}
      </div>
    </div>
  );
}
