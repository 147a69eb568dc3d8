import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { renewalMs } from "#web/data/query-client.ts";
import type { FunnelQuery } from "#contract/funnel.ts";
import { fetchFunnel, fetchOverview } from "#web/api/panel.ts";

export const overviewQuery = queryOptions({
  queryKey: ["overview"],
  queryFn: ({ signal }) => fetchOverview(signal),
  refetchInterval: renewalMs,
});

export const funnelQuery = (query: FunnelQuery) =>
  queryOptions({
    queryKey: ["overview", "funnel", query],
    queryFn: ({ signal }) => fetchFunnel(query, signal),
    placeholderData: keepPreviousData,
  });
