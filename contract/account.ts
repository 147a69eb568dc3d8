import * as z from "zod/mini";
import { NewPassword } from "./auth.ts";
import { EnteredDayOrEmpty, PersonName, Phone, RequiredEmail, singleLineText } from "./fields.ts";
import { limits } from "./limits.ts";
import { Role } from "./roles.ts";
import { TwoStepCode } from "./two-step.ts";

// What signed-in users read and change about themselves.

/** Personal details of a user; null when unknown. */
export const personalDetails = {
  phone: z.nullable(z.string()),
  phone_emergency: z.nullable(z.string()),
  dob: z.nullable(z.string()),
  national_id: z.nullable(z.string()),
};

/** The user's own account, without masks. */
export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  /** Whether a link to the address was used. */
  email_confirmed: z.boolean(),
  name: z.string(),
  role: Role,
  avatar: z.nullable(z.string()),
  ...personalDetails,
  address: z.nullable(z.string()),
  current_address: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Profile = z.infer<typeof Profile>;

/** Only the keys that are sent change; an empty text clears an optional field. */
export const UpdateProfile = z.object({
  name: z.optional(PersonName),
  phone: z.optional(z.nullable(Phone)),
  phone_emergency: z.optional(z.nullable(Phone)),
  dob: z.optional(z.nullable(EnteredDayOrEmpty)),
  national_id: z.optional(z.nullable(singleLineText(limits.nationalId.max))),
  address: z.optional(z.nullable(singleLineText(limits.address.max))),
  current_address: z.optional(z.nullable(singleLineText(limits.address.max))),
});
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** The current password, required in addition to the session for sensitive calls. */
const CurrentPassword = z
  .string("field.password.required")
  .check(
    z.minLength(1, "field.password.required"),
    z.maxLength(limits.password.max, "field.password.long"),
  );

export const ConfirmPassword = z.object({ password: CurrentPassword });
export type ConfirmPassword = z.infer<typeof ConfirmPassword>;

/** With two-step sign-in on, a code is required beside the password. */
export const ConfirmIdentity = z.object({
  password: CurrentPassword,
  code: z.optional(TwoStepCode),
});
export type ConfirmIdentity = z.infer<typeof ConfirmIdentity>;

export const ChangePassword = z.object({
  currentPassword: CurrentPassword,
  newPassword: NewPassword,
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ChangeEmail = z.object({ email: RequiredEmail, password: CurrentPassword });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** A session of an account. */
export const AccountSession = z.object({
  id: z.string(),
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
  /** The User-Agent header; empty without one. */
  userAgent: z.string(),
  /** The network of its last use. */
  network: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const AccountSessions = z.object({ sessions: z.array(AccountSession) });
export type AccountSessions = z.infer<typeof AccountSessions>;

/** The events in the activity list of a user: their own sign-ins and changes to their account. */
export const ActivityKind = z.enum([
  "sign_in",
  "sign_in_failed",
  "sign_up",
  "sign_out",
  "refresh_reuse",
  "password_set",
  "password_changed",
  "password_reset_asked",
  "invitation_sent",
  "profile_updated",
  "avatar_changed",
  "email_change_asked",
  "email_changed",
  "email_confirmed",
  "session_ended",
  "sessions_ended",
  "two_step_enabled",
  "two_step_disabled",
  "two_step_failed",
  "recovery_code_used",
  "recovery_codes_renewed",
  "data_downloaded",
  "user_updated",
]);
export type ActivityKind = z.infer<typeof ActivityKind>;

export const Activity = z.object({
  id: z.string(),
  kind: ActivityKind,
  at: z.string(),
  network: z.nullable(z.string()),
  /** The number of times in its hour; absent for one. */
  times: z.optional(z.number()),
});
export type Activity = z.infer<typeof Activity>;

/** Newest first. `next` is the cursor of the next page; null on the last one. */
export const ActivityPage = z.object({
  activity: z.array(Activity),
  next: z.nullable(z.string()),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

export const ActivityQuery = z.object({ before: z.optional(z.uuid("field.id.invalid")) });
export type ActivityQuery = z.infer<typeof ActivityQuery>;
