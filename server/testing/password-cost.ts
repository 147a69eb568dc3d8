// What a measurement compares sign-ins with.
export { cost, hashesAtOnce } from "#server/auth/passwords.ts";
