import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { ApplicationStatus } from "#contract/applications.ts";

/** What the applications tab shows, as its address says. */
export type ApplicationsView = {
  page: number;
  status: ApplicationStatus | undefined;
  job: string | undefined;
  q: string | undefined;
  /** The application whose details are open. */
  opened: string | undefined;
};

const keys = {
  page: "page",
  status: "status",
  job: "job",
  q: "q",
  opened: "application",
} as const;

type Move = { replace?: boolean };

/** Reads the view from the address and changes it there. A change of filter starts at page 1 again. */
export function useApplicationsView() {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => viewOf(search), [search]);

  function show(change: Partial<ApplicationsView>, { replace = false }: Move = {}): void {
    // The address as it is now: a call from a timer may be older than the last render.
    const next = new URLSearchParams(location.search);
    const isFilter = "status" in change || "job" in change || "q" in change;
    const all = isFilter ? { page: 1, ...change } : change;
    for (const [name, value] of Object.entries(all)) {
      const key = Reflect.get(keys, name) as string;
      if (value === undefined || value === "" || (name === "page" && value === 1)) next.delete(key);
      else next.set(key, String(value));
    }
    setSearch(next, { replace, preventScrollReset: true });
  }

  return { view, show };
}

function viewOf(search: URLSearchParams): ApplicationsView {
  const page = Number(search.get(keys.page) ?? 1);
  const status = ApplicationStatus.safeParse(search.get(keys.status));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    status: status.data,
    job: search.get(keys.job) ?? undefined,
    q: search.get(keys.q) ?? undefined,
    opened: search.get(keys.opened) ?? undefined,
  };
}
