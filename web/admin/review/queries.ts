import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchResume, fetchTimeline, recordResumeView } from "#web/api/review.ts";
import { applicationQuery } from "../applications/queries.ts";
import { hasResume } from "../applications/use-download.ts";

/** Resumes are large: one that is neither seen nor next is let go soon. */
const keptMs = 5 * 60_000;

const resumeQuery = (id: string) => ({
  queryKey: ["review", "resume", id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchResume(id, signal),
  staleTime: keptMs,
  gcTime: keptMs,
});

const timelineKey = (id: string) => ["applications", "timeline", id];

export function useReviewed(id: string) {
  return useQuery(applicationQuery(id));
}

/** The resume of an application that can be shown. */
export function useResume(id: string) {
  return useQuery(resumeQuery(id));
}

export function useTimeline(id: string) {
  return useQuery({
    queryKey: timelineKey(id),
    queryFn: ({ signal }) => fetchTimeline(id, signal),
  });
}

export function useReloadTimeline(id: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: timelineKey(id) });
}

/** Says that the resume was seen; to be called when it is. */
export function useViewNote(id: string) {
  const reloadTimeline = useReloadTimeline(id);
  return useMutation({
    mutationFn: () => recordResumeView(id),
    retry: 2,
    onSuccess: reloadTimeline,
  });
}

/** Brings an application and its resume before they are asked for. Nobody has seen them by that. */
export function usePrefetch(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== undefined) prefetch(client, id).catch(() => undefined);
  }, [client, id]);
}

async function prefetch(client: QueryClient, id: string): Promise<void> {
  const application = await client.fetchQuery(applicationQuery(id));
  if (hasResume(application)) await client.prefetchQuery(resumeQuery(id));
}
