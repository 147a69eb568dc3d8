import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Application, StatusFilter } from "#contract/applications.ts";
import { paging } from "#contract/limits.ts";
import { getApplication, listApplications } from "#web/api/applications.ts";
import * as z from "zod/mini";
import { Sort } from "#contract/lists.ts";
import {
  optionally,
  pageNumber,
  searchText,
  useSearchState,
  withDefault,
} from "../list/use-search-state.ts";

export const pageSize = paging.applications.defaultLimit;

/** The page of applications that the view asks for. The page before stays until it has come. */
export function useApplicationPage(view: ApplicationsView) {
  const filter = { ...filterOf(view), skip: (view.page - 1) * pageSize, limit: pageSize };
  return useQuery({
    queryKey: ["applications", "list", filter],
    queryFn: ({ signal }) => listApplications(filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many more match the view but are suspected spam. Asked once the page has come, so that a failure is told once. */
export function useSpamTotal(view: ApplicationsView, isEnabled: boolean): number {
  const filter = { ...filterOf(view), status: undefined, sort: undefined, spam: "true" as const };
  const window = { skip: 0, limit: 1 };
  const { data } = useQuery({
    queryKey: ["applications", "list", "spam", filter],
    queryFn: ({ signal }) => listApplications({ ...filter, ...window }, signal),
    enabled: isEnabled && view.spam === undefined,
  });
  return view.spam === undefined ? (data?.total ?? 0) : 0;
}

/** What the view lists and in which order, whatever its page. */
export function filterOf(view: ApplicationsView) {
  const { page: _page, application: _opened, dialog: _dialog, job, ...rest } = view;
  return { ...rest, job_id: job };
}

export const applicationQuery = (id: string) => ({
  queryKey: ["applications", "one", id],
  queryFn: ({ signal }: { signal: AbortSignal }) => getApplication(id, signal),
});

/** One application as it is now; what the list knew of it is shown meanwhile. */
export function useApplication(id: string, known: Application | undefined) {
  return useQuery({ ...applicationQuery(id), placeholderData: () => known });
}

/** Keeps an application as a call has answered it, before it is read anew. */
export function useSetApplication(): (application: Application) => void {
  const client = useQueryClient();
  return (application) => {
    client.setQueryData(applicationQuery(application.id).queryKey, application);
  };
}

/** Reads the lists anew, and nothing of an application that is no more. */
export function useReloadApplicationLists(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["applications", "list"] });
}

/** Reads everything about applications anew. */
export function useReloadApplications(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["applications"] });
}

const dialogKeys = ["application", "dialog"] as const;

const View = z.object({
  page: pageNumber,
  status: optionally(StatusFilter),
  /** Shows suspected spam alone. */
  spam: optionally(z.literal("true")),
  /** Shows only applications that have waited longer than promised. */
  overdue: optionally(z.literal("true")),
  job: searchText,
  sort: withDefault(Sort, "newest"),
  q: searchText,
  /** The application whose dialog is open. */
  application: searchText,
  /** Undefined for the details. */
  dialog: optionally(z.enum(["edit", "delete"])),
});

/** What the applications tab shows. Its keys are those of the address. */
export type ApplicationsView = z.output<typeof View>;

export const noFilters = {
  status: undefined,
  spam: undefined,
  overdue: undefined,
  job: undefined,
  q: undefined,
};

/** Reads the view from the address and changes it there. */
export function useApplicationsView() {
  const { open, ...state } = useSearchState<ApplicationsView>(View, dialogKeys);
  return {
    ...state,
    open: (application: string, dialog?: ApplicationsView["dialog"]) =>
      open({ application, dialog }),
  };
}
