import type { Limit } from "#server/http/throttle.ts";

const hour = 3_600;

// What one account may ask of its own settings.
export const avatarsPerAccount: Limit = { name: "avatar", hits: 30, seconds: hour };
export const emailChangesPerAccount: Limit = { name: "email-change", hits: 5, seconds: hour };
export const downloadsPerAccount: Limit = { name: "account-data", hits: 10, seconds: hour };

/** However many accounts ask for an address, no more letters than these reach whoever reads it. */
export const emailChangesPerAddress: Limit = {
  name: "email-change-address",
  hits: 5,
  seconds: 24 * hour,
};
