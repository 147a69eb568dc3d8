import type { Backoff, Limit } from "#server/http/throttle.ts";

const hour = 3_600;

/** Wrong passwords for one account, whether it exists or not. A right one forgets them. */
export const signInAttempts: Backoff = {
  name: "sign-in",
  free: 5,
  longestSeconds: 900,
  rememberedSeconds: 24 * hour,
};

/**
 * Wrong codes of an authenticator app for one account, by whoever knows its password already. Three
 * codes of a million count at any moment. Without a pause 19 guesses fit into the first five hours
 * and 6 into each day after that, so a year of guessing succeeds once in 150 years' worth of tries
 * (2,200 guesses, 0.7 %); the long memory keeps a pause from winning the fast guesses back. A
 * recovery code is one of 31^10 and never waits here: with one the owner gets in while others guess.
 */
export const codeAttempts: Backoff = {
  name: "two-step",
  free: 5,
  longestSeconds: 4 * hour,
  rememberedSeconds: 30 * 24 * hour,
};

/** What one network may ask for. */
export const signInsPerNetwork: Limit = { name: "sign-in-network", hits: 30, seconds: 60 };
export const secondStepsPerNetwork: Limit = { name: "second-step-network", hits: 30, seconds: 60 };
export const signUpsPerNetwork: Limit = { name: "sign-up-network", hits: 5, seconds: hour };
export const resetAsksPerNetwork: Limit = { name: "reset-ask-network", hits: 10, seconds: hour };
export const linkChecksPerNetwork: Limit = { name: "link-check-network", hits: 60, seconds: hour };
export const linksPerNetwork: Limit = { name: "link-network", hits: 20, seconds: hour };

/** Letters that anybody may cause to be sent to one address. */
export const resetLettersToOne: Limit = { name: "reset-letter", hits: 3, seconds: hour };

/** How often one session may refresh. */
export const refreshesPerSession: Limit = { name: "refresh", hits: 30, seconds: 300 };
