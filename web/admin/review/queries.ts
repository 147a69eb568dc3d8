import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchResume, fetchTimeline } from "#web/api/applications.ts";
import { applicationQuery } from "../applications/queries.ts";
import { hasResume } from "../applications/use-download.ts";

/** Resumes are large, so memory keeps unused ones only for a short time. */
const resumeKeptMs = 5 * 60_000;

export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ["review", "resume", id],
    queryFn: ({ signal }) => fetchResume(id, signal),
    staleTime: resumeKeptMs,
    gcTime: resumeKeptMs,
  });

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ["applications", "timeline", id],
    queryFn: ({ signal }) => fetchTimeline(id, signal),
  });

/** Loads an application and its resume ahead. This does not count as a view. */
export function usePrefetch(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    client
      .fetchQuery(applicationQuery(id))
      .then((application) =>
        hasResume(application) ? client.prefetchQuery(resumeQuery(id)) : undefined,
      )
      .catch(() => {});
  }, [client, id]);
}
