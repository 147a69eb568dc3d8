import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isClientError } from "#web/api/api-error.ts";

/** How often an open screen reads again what others change, in milliseconds. */
export const renewalMs = 30_000;

/** Caches what a screen reads as long as it is open. `onFailure` receives the failure of each call. */
export function createQueryClient(onFailure: (failure: Error) => void = () => {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (failure) => onFailure(failure) }),
    mutationCache: new MutationCache({
      onError: (failure) => {
        // Every change shows its own failure.
        if (failure instanceof ApiError) failure.isShown = true;
        onFailure(failure);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: (failures, failure) => failures < 2 && !isClientError(failure),
        retryDelay: 1_000,
      },
      mutations: { networkMode: "always" },
    },
  });
}
