import * as z from "zod/mini";
import { NewPassword, SignUp } from "#contract/auth.ts";
import { PersonName, RequiredEmail } from "#contract/fields.ts";

/** Both passwords must be equal (spec §5). */
const repeatedPassword = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ["confirmPassword"], error: "field.password.mismatch" },
);

/** The sign-up form: an account, its password typed twice. */
export const NewAccount = z.extend(SignUp, { confirmPassword: z.string() }).check(repeatedPassword);

/** The form of a one-time link: a password, typed twice. */
export const PasswordChoice = z
  .object({
    password: NewPassword,
    confirmPassword: z.string(),
    // The link that creates the first administrator asks for these too.
    name: z.optional(PersonName),
    email: z.optional(RequiredEmail),
  })
  .check(repeatedPassword);
