import * as z from "zod/mini";
import { SignUp } from "#contract/auth.ts";
import { repeatedPassword } from "#web/auth/repeated-password.ts";

/** What the sign-up form asks for: an account, its password typed twice. */
export const NewAccount = z.extend(SignUp, { confirmPassword: z.string() }).check(repeatedPassword);
