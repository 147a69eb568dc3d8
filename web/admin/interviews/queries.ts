import { renewalMs } from "#web/data/query-client.ts";
import { queryOptions } from "@tanstack/react-query";
import type { InterviewAgenda, ListedInterview } from "#contract/interviews.ts";
import { vietnamDay } from "#web/i18n/format.ts";
import {
  fetchAgenda,
  fetchClashes,
  fetchFeedState,
  fetchInterviews,
  fetchPlaces,
} from "#web/api/interviews.ts";
import { applicationsKey } from "../applications/queries.ts";

/** Everything that is read of interviews, but for those of one application. */
export const interviewsKey = ["interviews"];

/** The interviews of one application. */
export const interviewsQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "interviews", id],
    queryFn: ({ signal }) => fetchInterviews(id, signal),
  });

export const agendaQuery = queryOptions({
  queryKey: [...interviewsKey, "agenda"],
  queryFn: ({ signal }) => fetchAgenda(signal),
  refetchInterval: renewalMs,
});

/** The agreed interviews of today and tomorrow in Vietnam. */
export function soonOf({ today, week }: Pick<InterviewAgenda, "today" | "week">) {
  const tomorrow = vietnamDay(new Date(Date.now() + 86_400_000).toISOString());
  const isTomorrow = ({ starts_at }: ListedInterview) =>
    starts_at !== null && vietnamDay(starts_at) === tomorrow;
  return [...today, ...week.filter(isTomorrow)];
}

/** The interviews at the same times. */
export const clashesQuery = (times: Parameters<typeof fetchClashes>[0]) =>
  queryOptions({
    queryKey: [...interviewsKey, "clashes", times],
    queryFn: ({ signal }) => fetchClashes(times, signal),
  });

/** The places of the newest interviews. */
export const placesQuery = queryOptions({
  queryKey: [...interviewsKey, "places"],
  queryFn: ({ signal }) => fetchPlaces(signal),
});

/** The calendar feed of the signed-in user. */
export const feedQuery = queryOptions({
  queryKey: [...interviewsKey, "feed"],
  queryFn: ({ signal }) => fetchFeedState(signal),
});
