import * as z from "zod/mini";
import { Id } from "./fields.ts";
import { limits } from "./limits.ts";

/**
 * Every action of the audit log, by category. i18n/{en,vi}/admin-audit.ts has a sentence for each.
 */
export const auditGroups = {
  sign_in: [
    "sign_in",
    "sign_in_failed",
    "sign_up",
    "sign_out",
    "session_ended",
    "sessions_ended",
    "refresh_reuse",
    "two_step_failed",
    "recovery_code_used",
  ],
  account: [
    "password_set",
    "password_changed",
    "password_reset_asked",
    "profile_updated",
    "avatar_changed",
    "email_change_asked",
    "email_changed",
    "email_confirmed",
    "two_step_enabled",
    "two_step_disabled",
    "recovery_codes_renewed",
    "data_downloaded",
    "account_deleted",
    "calendar_feed_created",
    "calendar_feed_revoked",
  ],
  users: [
    "user_created",
    "user_updated",
    "user_deleted",
    "user_revealed",
    "invitation_sent",
    "users_exported",
  ],
  applications: [
    "application_submitted",
    "application_added",
    "application_withdrawn",
    "consent_withdrawn",
    "privacy_request_noted",
    "privacy_request_closed",
    "application_updated",
    "application_deleted",
    "application_erased",
    "application_restored",
    "application_marked_spam",
    "note_added",
    "interview_offered",
    "interview_changed",
    "interview_cancelled",
    "interview_answered",
    "interview_undone",
    "message_written",
    "message_cancelled",
    "rejection_sent",
    "rejection_edited",
    "rejection_cancelled",
    "rejection_restored",
    "applications_exported",
    "resume_fetched",
    "resume_viewed",
    "resume_downloaded",
    "attachment_downloaded",
    "application_copied",
    "application_answered",
    "talent_pool_changed",
    "link_replaced",
    "application_disowned",
  ],
  positions: ["position_created", "position_updated", "position_deleted", "position_closed"],
  settings: [
    "settings_updated",
    "retention_confirmed",
    "template_created",
    "template_updated",
    "template_reset",
    "template_deleted",
    "email_resent",
    "backup_made",
    "backup_failed",
    "backup_restored",
  ],
} as const;

export const AuditGroup = z.enum([
  "sign_in",
  "account",
  "users",
  "applications",
  "positions",
  "settings",
]);
export type AuditGroup = z.infer<typeof AuditGroup>;

export const AuditAction = z.enum([
  ...auditGroups.sign_in,
  ...auditGroups.account,
  ...auditGroups.users,
  ...auditGroups.applications,
  ...auditGroups.positions,
  ...auditGroups.settings,
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** A person in an entry. The log stores ids only; the name is null once the record is deleted. */
const Named = { id: Id, name: z.nullable(z.string()) };

/** An entry of the audit log: who did what to whom, when and from where. */
export const AuditRecord = z.object({
  id: Id,
  at: z.string(),
  /** One of `AuditAction`, or an action of a newer version. */
  action: z.string(),
  actor: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("user"), ...Named }),
    z.object({ kind: z.literal("visitor") }),
    z.object({ kind: z.literal("system") }),
  ]),
  target: z.nullable(z.object({ kind: z.enum(["user", "application", "position"]), ...Named })),
  /** Names of the fields that were changed or read. */
  fields: z.array(z.string()),
  /** For a status change: the old and the new status. */
  status: z.optional(z.object({ before: z.string(), after: z.string() })),
  network: z.nullable(z.string()),
  /** The number of times in its hour; absent for one. */
  times: z.optional(z.number()),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** Newest first. `next` is the cursor of the next page; null on the last one. */
export const AuditPage = z.object({
  entries: z.array(AuditRecord),
  next: z.nullable(Id),
  /** Whether `q` matches too many people, so that nothing was searched. */
  isTooWide: z.boolean(),
});
export type AuditPage = z.infer<typeof AuditPage>;

// Ids are compared as text, and all are stored in lower case.
const LowerCaseId = Id.check(z.toLowerCase());
const Instant = z.iso.datetime("field.date.invalid");

export const AuditQuery = z.object({
  group: z.optional(AuditGroup),
  /** The id of the acting or affected account or application. */
  person: z.optional(LowerCaseId),
  /** Words of their names. */
  q: z.optional(
    z.string("field.search.invalid").check(z.maxLength(limits.search.max, "field.search.long")),
  ),
  from: z.optional(Instant),
  /** Exclusive upper bound. */
  to: z.optional(Instant),
  before: z.optional(LowerCaseId),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
