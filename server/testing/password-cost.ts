// The cost of a password check, for measurements of sign-ins.
export { defaultCost, hashConcurrency } from "#server/accounts/passwords.ts";
