// The cost of a password check, for measurements of sign-ins.
export { cost, hashesAtOnce } from "#server/auth/passwords.ts";
