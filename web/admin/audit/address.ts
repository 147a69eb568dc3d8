import { useMemo } from "react";
import { AuditGroup, type AuditQuery } from "#contract/audit.ts";
import { Id } from "#contract/fields.ts";
import { useSearchParams } from "#web/router/router.tsx";

/** What the audit log is filtered by. Its keys are those of the address; days are the reader's own. */
export type AuditView = {
  group: AuditGroup | undefined;
  person: string | undefined;
  q: string | undefined;
  from: string | undefined;
  to: string | undefined;
};

export const noFilters: AuditView = {
  group: undefined,
  person: undefined,
  q: undefined,
  from: undefined,
  to: undefined,
};

/** Reads the filters from the address and changes them there. */
export function useAuditView() {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => viewOf(search), [search]);

  function show(change: Partial<AuditView>, { replace = false } = {}): void {
    // The address as it is now: a call from a timer may be older than the last render.
    const next = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === "") next.delete(key);
      else next.set(key, value);
    }
    setSearch(next, { replace });
  }

  return { view, show };
}

function viewOf(search: URLSearchParams): AuditView {
  return {
    group: AuditGroup.safeParse(search.get("group")).data,
    person: Id.safeParse(search.get("person")).data,
    q: search.get("q")?.trim() || undefined,
    from: dayIn(search.get("from")),
    to: dayIn(search.get("to")),
  };
}

function dayIn(text: string | null): string | undefined {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && !Number.isNaN(midnight(text).getTime()) ? text : undefined;
}

/** The question these filters ask: whole days where the reader is, as instants. */
export function queryOf({ group, person, q, from, to }: AuditView): AuditQuery {
  return {
    group,
    person,
    q,
    from: from === undefined ? undefined : midnight(from).toISOString(),
    to: to === undefined ? undefined : midnight(to, 1).toISOString(),
  };
}

/** The instant a day begins at where the reader is, or one some days later. */
function midnight(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater);
}
