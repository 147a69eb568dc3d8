import { useQuery } from "@tanstack/react-query";
import { fetchBackupState, fetchSettings, listEmails } from "#web/api/panel.ts";

const refreshMs = 30_000;

export const settingsKey = ["settings"];

export const useSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => fetchSettings(signal) });

export const useBackupState = () =>
  useQuery({
    queryKey: ["backups"],
    queryFn: ({ signal }) => fetchBackupState(signal),
    refetchInterval: refreshMs,
  });

/** The number of emails in each state; undefined until it has loaded. */
export function useEmailCounts() {
  const { data } = useQuery({
    queryKey: ["outbox", "counts"],
    queryFn: ({ signal }) => listEmails({ skip: 0, limit: 1 }, signal),
    refetchInterval: refreshMs,
  });
  return data?.counts;
}
