import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  fetchBackupState,
  fetchRetentionForecast,
  fetchServices,
  fetchSettings,
  getEmail,
  listEmails,
} from "#web/api/panel.ts";
import { fetchPrivacyRequests, fetchRetention } from "#web/api/privacy.ts";
import { renewalMs } from "#web/data/query-client.ts";

/** Everything of the outbox. */
export const outboxKey = ["outbox"];

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => fetchSettings(signal),
});

export const useSettings = () => useQuery(settingsQuery);

export const useBackupState = () =>
  useQuery({
    queryKey: ["backups"],
    queryFn: ({ signal }) => fetchBackupState(signal),
    refetchInterval: renewalMs,
  });

export const useServices = () =>
  useQuery({
    queryKey: ["services"],
    queryFn: ({ signal }) => fetchServices(signal),
    refetchInterval: renewalMs,
  });

/** Emails of the outbox. */
export const emailsQuery = (filter: Parameters<typeof listEmails>[0]) =>
  queryOptions({
    queryKey: [...outboxKey, "list", filter],
    queryFn: ({ signal }) => listEmails(filter, signal),
  });

export const emailQuery = (id: string) =>
  queryOptions({
    queryKey: [...outboxKey, "one", id],
    queryFn: ({ signal }) => getEmail(id, signal),
  });

/** What `days` of keeping would erase if they were saved now. */
export const forecastQuery = (days: number) =>
  queryOptions({
    queryKey: ["retention", days],
    queryFn: ({ signal }) => fetchRetentionForecast(days, signal),
    staleTime: 0,
  });

/** What is known of the saved retention time. */
export const retentionKey = ["retention", "saved"];

/** What the saved settings erase. */
export const retentionQuery = (days: number | null, acceptedDays: number | null) =>
  queryOptions({
    queryKey: [...retentionKey, days, acceptedDays],
    queryFn: ({ signal }) => fetchRetention(signal),
  });

export const privacyRequestsQuery = queryOptions({
  queryKey: ["privacy-requests"],
  queryFn: ({ signal }) => fetchPrivacyRequests(signal),
});

/** The number of emails in each state; undefined until it has loaded. */
export function useEmailCounts() {
  const { data } = useQuery({
    ...emailsQuery({ skip: 0, limit: 1 }),
    refetchInterval: renewalMs,
  });
  return data?.counts;
}
