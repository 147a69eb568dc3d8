import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  fetchBackupState,
  fetchRetentionForecast,
  fetchSettings,
  listLetters,
} from "#web/api/panel.ts";

export const settingsKey = ["settings"];

export function useSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => fetchSettings(signal),
  });
}

/** What a retention time would erase now. Never taken from memory: it is asked before something is erased. */
export const forecastOf = (days: number) =>
  queryOptions({
    queryKey: ["retention", days],
    queryFn: ({ signal }) => fetchRetentionForecast(days, signal),
    staleTime: 0,
  });

const lookAgainMs = 30_000;

/** How the backups of the server stand. */
export function useBackupState() {
  return useQuery({
    queryKey: ["backups"],
    queryFn: ({ signal }) => fetchBackupState(signal),
    refetchInterval: lookAgainMs,
  });
}

/** How many letters there are in each state; undefined until it is known. */
export function useLetterCounts() {
  const { data } = useQuery({
    queryKey: ["outbox", "counts"],
    queryFn: ({ signal }) => listLetters({ skip: 0, limit: 1 }, signal),
    refetchInterval: lookAgainMs,
  });
  return data?.counts;
}
