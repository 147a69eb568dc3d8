import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Application } from "#contract/applications.ts";
import { paging } from "#contract/limits.ts";
import { getApplication, listApplications } from "#web/api/applications.ts";
import type { ApplicationsView } from "./address.ts";

export const pageSize = paging.applications.defaultLimit;

/** The page of applications that the view asks for. The page before stays until it has come. */
export function useApplicationPage(view: ApplicationsView) {
  const { page, job, application: _opened, ...rest } = view;
  const filter = { ...rest, skip: (page - 1) * pageSize, limit: pageSize, job_id: job };
  return useQuery({
    queryKey: ["applications", "list", filter],
    queryFn: ({ signal }) => listApplications(filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** One application as it is now; what the list knew of it is shown meanwhile. */
export function useApplication(id: string, known: Application | undefined) {
  return useQuery({
    queryKey: ["applications", "one", id],
    queryFn: ({ signal }) => getApplication(id, signal),
    placeholderData: () => known,
  });
}

/** Reads everything about applications anew. */
export function useReloadApplications(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["applications"] });
}
