import type { Generated } from "kysely";
import type { LinkPurpose } from "#contract/auth.ts";
import type { Language } from "#contract/languages.ts";
import type { Role } from "#contract/roles.ts";
import type { EmploymentStatus } from "#contract/users.ts";

// The tables of accounts and their sign-ins; schema.ts says how values are stored.

export type UsersTable = {
  id: string;
  email: string;
  /** The normal form of the address, from `emailKey`. Unique. */
  email_key: string;
  /** When a link first proved that the address belongs to its user; null where none did. */
  email_confirmed_at: string | null;
  name: string;
  role: Role;
  active: boolean;
  status: EmploymentStatus;
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  phone: string | null;
  phone_emergency: string | null;
  dob: string | null;
  national_id: string | null;
  starting_date: string | null;
  address: string | null;
  current_address: string | null;
  notes: string | null;
  /** The end of the messages to applicants; null for the company's. */
  signature: string | null;
  /** The key of a row of `avatars`. */
  avatar: string | null;
  /** The language of emails to this account; null until the first sign-in or sign-up. */
  language: Language | null;
  /** The encrypted secret of the authenticator app. Active while `two_step_at` is set. */
  two_step_secret: string | null;
  two_step_at: string | null;
  /** The time step of the last code used, so that a code works only once. */
  two_step_last_step: number | null;
  search_text: string;
  /** The month of the last change of `active`, and the value before the first change in that month. */
  active_month: string | null;
  active_before: boolean | null;
  created_at: string;
  updated_at: string;
  /** The user who changed it last. */
  updated_by: string | null;
};

/** A sign-in. `id` and `counter` yield its refresh tokens; no token is stored. */
export type SessionsTable = {
  id: string;
  user_id: string;
  counter: number;
  /** Whether a request has proved that its owner received the current pair of tokens. */
  confirmed: boolean;
  /** When the current pair of tokens was issued, or issued again after a lost response. */
  rotated_at: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  user_agent: string;
  network: string;
};

/** `back` returns to the address before, `pool` stays in the talent pool. */
type ApplicantLinkPurpose = "erase" | "contact" | "back" | "copy" | "pool" | "apply";

export type OneTimeTokensTable = {
  id: string;
  purpose: LinkPurpose | ApplicantLinkPurpose | "email" | "confirm";
  user_id: string | null;
  /** The application of an applicant's link. */
  application_id: string | null;
  /**
   * The new address of an `email` or `contact` link, the one before of a `back` link, and of an `apply` link, which
   * may be a stranger's, its hash.
   */
  email: string | null;
  /** The SHA-256 of the token; only the link holds the token itself. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  /** How often it was used; `used_at` is set with the last time that it works. */
  uses: Generated<number>;
  used_at: string | null;
  /** Whether the links of its application were replaced since. */
  replaced: Generated<boolean>;
};
