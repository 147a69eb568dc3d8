import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { fetchActivity, fetchProfile, listSessions } from "#web/api/account.ts";
import { fetchTwoStep } from "#web/api/two-step.ts";

/** The two-step status of the signed-in user. */
export const twoStepQuery = queryOptions({
  queryKey: ["two-step"],
  queryFn: ({ signal }) => fetchTwoStep(signal),
});

/** Whether the address of the signed-in user is confirmed. */
export const addressQuery = queryOptions({
  queryKey: ["own-address"],
  queryFn: ({ signal }) => fetchProfile(signal),
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => listSessions(signal),
});

/** The history of the account, in pages. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ["activity"],
  queryFn: ({ pageParam, signal }) => fetchActivity(pageParam, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});
