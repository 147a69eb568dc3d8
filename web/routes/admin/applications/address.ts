import { StatusFilter } from "#contract/applications.ts";
import { Sort } from "#contract/lists.ts";
import { pageIn, textIn, useListAddress, type ListView } from "../list/address.ts";

/** What the applications tab shows. Its keys are those of the address. */
export type ApplicationsView = ListView & {
  status: StatusFilter | undefined;
  /** Whether suspected spam is shown, and nothing else. */
  spam: "true" | undefined;
  /** Whether only what has waited too long is shown. */
  overdue: "true" | undefined;
  job: string | undefined;
  sort: Sort;
  /** The application whose details are open. */
  application: string | undefined;
};

const list = {
  read: (search: URLSearchParams): ApplicationsView => ({
    page: pageIn(search),
    status: StatusFilter.safeParse(search.get("status")).data,
    spam: search.get("spam") === "true" ? "true" : undefined,
    overdue: search.get("overdue") === "true" ? "true" : undefined,
    job: textIn(search, "job"),
    sort: Sort.safeParse(search.get("sort")).data ?? "newest",
    q: textIn(search, "q"),
    application: textIn(search, "application"),
  }),
  defaults: { sort: "newest" },
  open: ["application"],
} as const;

export const noFilters = {
  status: undefined,
  spam: undefined,
  overdue: undefined,
  job: undefined,
  q: undefined,
};

export const useApplicationsView = () => useListAddress<ApplicationsView>(list);
