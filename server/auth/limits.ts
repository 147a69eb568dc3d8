import type { Backoff, Limit } from "#server/http/throttle.ts";

const hour = 3_600;

/** Wrong passwords for one account, whether it exists or not. A right one forgets them. */
export const signInAttempts: Backoff = {
  name: "sign-in",
  free: 5,
  longestSeconds: 900,
  rememberedSeconds: 24 * hour,
};

/** What one network may ask for. */
export const signInsPerNetwork: Limit = { name: "sign-in-network", hits: 30, seconds: 60 };
export const signUpsPerNetwork: Limit = { name: "sign-up-network", hits: 5, seconds: hour };
export const linkChecksPerNetwork: Limit = { name: "link-check-network", hits: 60, seconds: hour };
export const linksPerNetwork: Limit = { name: "link-network", hits: 20, seconds: hour };

/** How often one session may refresh. */
export const refreshesPerSession: Limit = { name: "refresh", hits: 30, seconds: 300 };
