import * as z from "zod/mini";
import { NewPassword, SignUp } from "#contract/auth.ts";
import { PersonName, RequiredEmail } from "#contract/fields.ts";

/** Demands that a new password was typed twice alike (spec §5). */
export const repeatedPassword = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ["confirmPassword"], error: "field.password.mismatch" },
);

/** What the sign-up form asks for: an account, its password typed twice. */
export const NewAccount = z.extend(SignUp, { confirmPassword: z.string() }).check(repeatedPassword);

/** What the form behind a one-time link asks for, the password twice. */
export const PasswordChoice = z
  .object({
    password: NewPassword,
    confirmPassword: z.string(),
    // Only who sets the site up is asked for these.
    name: z.optional(PersonName),
    email: z.optional(RequiredEmail),
  })
  .check(repeatedPassword);
