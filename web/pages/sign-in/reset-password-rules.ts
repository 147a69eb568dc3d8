import * as z from "zod/mini";
import { NewPassword } from "#contract/auth.ts";
import { PersonName, RequiredEmail } from "#contract/fields.ts";
import { repeatedPassword } from "#web/auth/repeated-password.ts";

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
