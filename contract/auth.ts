import * as z from "zod/mini";
import { RequiredEmail, line } from "./fields.ts";
import { limits } from "./limits.ts";
import { Role } from "./roles.ts";

/** A password being chosen. Its strength is the server's to judge (spec §5: at least 8 characters). */
export const NewPassword = z
  .string("field.password.required")
  .check(
    z.minLength(1, { error: "field.password.required", abort: true }),
    z.minLength(limits.password.min, "field.password.short"),
    z.maxLength(limits.password.max, "field.password.long"),
  );

export const SignIn = z.object({
  email: RequiredEmail,
  password: z
    .string("field.password.required")
    .check(
      z.minLength(1, "field.password.required"),
      z.maxLength(limits.password.max, "field.password.long"),
    ),
});
export type SignIn = z.infer<typeof SignIn>;

export const SignUp = z.object({
  name: line(limits.name.max, { missing: "field.name.required", long: "field.name.long" }).check(
    z.minLength(1, "field.name.required"),
  ),
  email: RequiredEmail,
  password: NewPassword,
});
export type SignUp = z.infer<typeof SignUp>;

export const RefreshSession = z.object({
  refreshToken: z
    .string("field.refreshToken.invalid")
    .check(
      z.minLength(1, "field.refreshToken.invalid"),
      z.maxLength(2_000, "field.refreshToken.invalid"),
    ),
});
export type RefreshSession = z.infer<typeof RefreshSession>;

export const ResetPassword = z.object({
  token: z
    .string("field.token.invalid")
    .check(z.minLength(1, "field.token.invalid"), z.maxLength(200, "field.token.invalid")),
  password: NewPassword,
});
export type ResetPassword = z.infer<typeof ResetPassword>;

/** Who is signed in, as the browser keeps it (spec §3). */
export const SignedInUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  avatar: z.nullable(z.string()),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type SignedInUser = z.infer<typeof SignedInUser>;

export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof Tokens>;

/** Answer of sign-in, sign-up and refresh. */
export const Session = z.object({ user: SignedInUser, tokens: Tokens });
export type Session = z.infer<typeof Session>;
