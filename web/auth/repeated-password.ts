import * as z from "zod/mini";

/** Demands that a new password was typed twice alike (spec §5). */
export const repeatedPassword = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ["confirmPassword"], error: "field.password.mismatch" },
);
