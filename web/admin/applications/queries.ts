import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Application, StatusFilter } from "#contract/applications.ts";
import { paging } from "#contract/limits.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { getApplication, listApplications } from "#web/api/applications.ts";
import * as z from "zod/mini";
import { listKeys, optionally, searchText, useSearchState } from "../list/use-search-state.ts";

export const pageSize = paging.applications.defaultLimit;

/** The page of applications that the view asks for. The previous one stays until it has loaded. */
export function useApplicationPage(view: ApplicationsView) {
  const filter = { ...filterOf(view), skip: (view.page - 1) * pageSize, limit: pageSize };
  return useQuery({
    queryKey: ["applications", "list", filter],
    queryFn: ({ signal }) => listApplications(filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** The number of suspected spam that matches the view. It loads after the page: one failure, one toast. */
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

/** The filters and order of the view, without its page. */
export function filterOf(view: ApplicationsView) {
  const { page: _page, application: _opened, dialog: _dialog, job, ...rest } = view;
  return { ...rest, job_id: job };
}

export const applicationQuery = (id: string) => ({
  queryKey: ["applications", "one", id],
  queryFn: ({ signal }: { signal: AbortSignal }) => getApplication(id, signal),
});

/** One application; until it has loaded, as the list has it. */
export function useApplication(id: string, known: Application | undefined) {
  return useQuery({ ...applicationQuery(id), placeholderData: () => known });
}

export function useApplicationCache() {
  const client = useQueryClient();
  return {
    reload: () => client.invalidateQueries({ queryKey: ["applications"] }),
    /** Puts an application from a response into the cache. */
    set: (application: Application) => {
      client.setQueryData(applicationQuery(application.id).queryKey, application);
    },
  };
}

const dialogKeys = ["application", "dialog"] as const;

const View = z.object({
  ...listKeys,
  status: optionally(StatusFilter),
  /** Shows only suspected spam. */
  spam: optionally(z.literal("true")),
  /** Shows only applications that have waited longer than promised. */
  overdue: optionally(z.literal("true")),
  job: searchText,
  source: optionally(ApplicationSource),
  /** Searches neither resumes nor cover letters. */
  in: optionally(z.literal("contacts")),
  /** The application whose dialog is open. */
  application: searchText,
  /** Undefined for the details. */
  dialog: optionally(z.enum(["add", "edit", "delete", "write"])),
});

/** The state of the applications tab, in the query of its address. */
export type ApplicationsView = z.output<typeof View>;

export function useApplicationsView() {
  const { open, ...state } = useSearchState<ApplicationsView>(View, dialogKeys);
  return {
    ...state,
    open: (application: string, dialog: "details" | "edit" | "delete" | "write") =>
      open({ application, dialog: dialog === "details" ? undefined : dialog }),
    openAdd: () => open({ application: undefined, dialog: "add" }),
  };
}
