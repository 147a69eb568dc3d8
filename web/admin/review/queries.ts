import { queryOptions, useQuery } from "@tanstack/react-query";
import { fetchResume, fetchTimeline } from "#web/api/applications.ts";
import { applicationQuery } from "../applications/queries.ts";
import { hasResume } from "../applications/use-download-resume.ts";

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
  const isEnabled = id !== undefined;
  const { data } = useQuery({ ...applicationQuery(id ?? ""), enabled: isEnabled });
  useQuery({
    ...resumeQuery(id ?? ""),
    enabled: isEnabled && data !== undefined && hasResume(data),
  });
}
