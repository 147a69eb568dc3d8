import { useSearchParams } from "#web/router/router.tsx";

/** Changes the application under review in the address, or leaves the review; the filters stay. */
export function useReviewAddress() {
  const [search, setSearch] = useSearchParams();

  function show(id: string | undefined, page: number): void {
    const next = new URLSearchParams(location.search);
    if (id === undefined) next.delete("review");
    else next.set("review", id);
    if (page > 1) next.set("page", String(page));
    else next.delete("page");
    // One step back leads to where the review was opened, not through everybody seen meanwhile. The
    // list is told who was looked at last.
    const state = id === undefined ? { reviewed: reviewedNow() } : null;
    setSearch(next, { replace: true, state });
  }

  return { id: search.get("review") ?? "", show };
}

/** Whom the address names at this moment, ahead of what is still being rendered. */
export const reviewedNow = () => new URLSearchParams(location.search).get("review") ?? "";
