import * as z from "zod/mini";
import { PersonName, RequiredEmail, LinkToken } from "./fields.ts";
import { limits } from "./limits.ts";
import { MessageResponse } from "./message-response.ts";

/** A new password. The server checks its strength (spec §5: at least 8 characters). */
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
  name: PersonName,
  email: RequiredEmail,
  password: NewPassword,
});
export type SignUp = z.infer<typeof SignUp>;

const RefreshToken = z
  .string("field.refreshToken.invalid")
  .check(
    z.minLength(1, "field.refreshToken.invalid"),
    z.maxLength(2_000, "field.refreshToken.invalid"),
  );

export const RefreshSession = z.object({ refreshToken: RefreshToken });
export type RefreshSession = z.infer<typeof RefreshSession>;

/** Requests a link that sets a new password. */
export const ForgotPassword = z.object({ email: RequiredEmail });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** The purpose of a one-time link that sets a password: first administrator, invitation, forgotten password. */
export const LinkPurpose = z.enum(["setup", "invite", "reset"]);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

/** Checks a link without using it. */
export const CheckLink = z.object({ token: LinkToken });
export type CheckLink = z.infer<typeof CheckLink>;

export const CheckedLink = z.object({ purpose: LinkPurpose });
export type CheckedLink = z.infer<typeof CheckedLink>;

/** Sets a password through a one-time link. A `setup` link creates an account, so it also needs `email` and `name`. */
export const ResetPassword = z.object({
  token: LinkToken,
  password: NewPassword,
  email: z.optional(RequiredEmail),
  name: z.optional(PersonName),
});
export type ResetPassword = z.infer<typeof ResetPassword>;

/** Changes the address of an account to the one that received the link. */
export const ConfirmEmail = z.object({ token: LinkToken });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

/** Without an access token, the refresh token identifies the session to end. */
export const SignOut = z.object({ refreshToken: z.optional(RefreshToken) });
export type SignOut = z.infer<typeof SignOut>;

/** The signed-in user, as the browser stores it (spec §3). */
export const SignedInUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** `user` or `admin`; the site treats any other text as an unknown role. */
  role: z.string(),
  avatar: z.nullable(z.string()),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type SignedInUser = z.infer<typeof SignedInUser>;

export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof Tokens>;

/** The response of sign-in, sign-up and refresh. */
export const Session = z.object({ user: SignedInUser, tokens: Tokens });
export type Session = z.infer<typeof Session>;

/** After an invitation or a set-up, `session` signs in; where two-step sign-in is on, there is none. */
export const PasswordSet = z.extend(MessageResponse, {
  session: z.optional(Session),
});
export type PasswordSet = z.infer<typeof PasswordSet>;
