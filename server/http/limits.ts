import type { Backoff, Limit } from "./throttle.ts";

// Every rate limit of the server. Each name has its own counters per network, account or address.

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords for one account, whether or not it exists. The right one resets the count. */
export const signInAttempts: Backoff = {
  name: "sign-in",
  free: 5,
  longestSeconds: 15 * minute,
  rememberedSeconds: day,
};

/**
 * Wrong codes of an authenticator app for one account, from a client that knows the password. Three
 * codes of a million are valid at any moment. Continuous guessing gets 19 guesses in the first five
 * hours and 6 on each later day: a year of guessing (2,200 guesses) succeeds with 0.7 %. The long
 * memory keeps an attacker from regaining the fast guesses by a pause. A recovery code is one of 31^10
 * and never waits here, so the owner can sign in with one during an attack.
 */
export const codeAttempts: Backoff = {
  name: "two-step",
  free: 5,
  longestSeconds: 4 * hour,
  rememberedSeconds: 30 * day,
};

// Sign-in and accounts, by network.
export const signInsPerNetwork: Limit = { name: "sign-in-network", hits: 30, seconds: minute };
export const secondStepsPerNetwork: Limit = {
  name: "second-step-network",
  hits: 30,
  seconds: minute,
};
export const signUpsPerNetwork: Limit = { name: "sign-up-network", hits: 5, seconds: hour };
export const resetRequestsPerNetwork: Limit = {
  name: "reset-ask-network",
  hits: 10,
  seconds: hour,
};
export const linkChecksPerNetwork: Limit = { name: "link-check-network", hits: 60, seconds: hour };
export const linksPerNetwork: Limit = { name: "link-network", hits: 20, seconds: hour };

/** Password reset emails to one address, requested from any network. */
export const resetEmailsPerAddress: Limit = { name: "reset-email", hits: 3, seconds: hour };
/** Refreshes of one session. */
export const refreshesPerSession: Limit = {
  name: "refresh",
  hits: 30,
  seconds: 5 * minute,
};

// Per account.
export const avatarsPerAccount: Limit = { name: "avatar", hits: 30, seconds: hour };
export const emailChangesPerAccount: Limit = { name: "email-change", hits: 5, seconds: hour };
export const downloadsPerAccount: Limit = { name: "account-data", hits: 10, seconds: hour };
export const exportsPerAccount: Limit = { name: "export", hits: 30, seconds: 10 * minute };
export const testEmailsPerAccount: Limit = { name: "test-email", hits: 5, seconds: 10 * minute };
export const resumesPerAccount: Limit = { name: "download", hits: 60, seconds: minute };
/** The review loads the resume of an application and of the next one. */
export const resumePagesPerAccount: Limit = { name: "resume_page", hits: 240, seconds: minute };

/** Emails about a change of address to one address, requested by any account. */
export const emailChangesPerAddress: Limit = {
  name: "email-change-address",
  hits: 5,
  seconds: day,
};

/** Applications. Only valid new ones count as `soon` and `daily`; mistakes and retries do not. */
export const applyLimits = {
  attempts: { name: "apply_attempt", hits: 30, seconds: 10 * minute },
  soon: { name: "apply", hits: 5, seconds: 10 * minute },
  daily: { name: "apply_daily", hits: 20, seconds: day },
  toOneAddress: { name: "apply_address", hits: 10, seconds: day },
} as const satisfies Record<string, Limit>;

/** Requests with the private link from emails to applicants. */
export const applicantLimits = {
  views: { name: "own_application", hits: 120, seconds: 10 * minute },
  changes: { name: "own_application_change", hits: 20, seconds: hour },
  erasures: { name: "own_application_erasure", hits: 3, seconds: day },
  links: { name: "status_links", hits: 10, seconds: hour },
  linksToOne: { name: "status_links_address", hits: 3, seconds: day },
} as const satisfies Record<string, Limit>;
