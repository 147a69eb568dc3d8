import { useMemo } from "react";
import { ApplicationStatus } from "#contract/applications.ts";
import { useSearchParams } from "#web/router.tsx";

/** What the applications tab shows. Its keys are those of the address. */
export type ApplicationsView = {
  page: number;
  status: ApplicationStatus | undefined;
  /** Whether suspected spam is shown, and nothing else. */
  spam: "true" | undefined;
  job: string | undefined;
  q: string | undefined;
  /** The application whose details are open. */
  application: string | undefined;
};

/** Reads the view from the address and changes it there. A change of filter leads to page 1. */
export function useApplicationsView() {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => viewOf(search), [search]);

  function show(change: Partial<ApplicationsView>, { replace = false } = {}): void {
    // The address as it is now: a call from a timer may be older than the last render.
    const next = new URLSearchParams(location.search);
    if (!("page" in change || "application" in change)) next.delete("page");
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === "" || value === 1) next.delete(key);
      else next.set(key, String(value));
    }
    setSearch(next, { replace });
  }

  return { view, show };
}

function viewOf(search: URLSearchParams): ApplicationsView {
  const page = Number(search.get("page") ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    status: ApplicationStatus.safeParse(search.get("status")).data,
    spam: search.get("spam") === "true" ? "true" : undefined,
    job: search.get("job") ?? undefined,
    q: search.get("q")?.trim() || undefined,
    application: search.get("application") ?? undefined,
  };
}
