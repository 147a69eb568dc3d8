import * as z from "zod/mini";
import { Id } from "./fields.ts";
import { limits } from "./limits.ts";

/**
 * Everything the audit log tells of, by what it concerns. Each action has its words in
 * i18n/en/admin-audit.ts and i18n/vi/admin-audit.ts.
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
    "two_step_enabled",
    "two_step_disabled",
    "recovery_codes_renewed",
    "data_downloaded",
    "account_deleted",
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
    "application_withdrawn",
    "application_updated",
    "application_deleted",
    "application_erased",
    "application_restored",
    "applications_exported",
    "resume_fetched",
    "resume_viewed",
    "resume_downloaded",
  ],
  settings: ["settings_updated", "email_resent", "backup_made", "backup_failed", "backup_restored"],
} as const;

export const AuditGroup = z.enum(["sign_in", "account", "users", "applications", "settings"]);
export type AuditGroup = z.infer<typeof AuditGroup>;

export const AuditAction = z.enum([
  ...auditGroups.sign_in,
  ...auditGroups.account,
  ...auditGroups.users,
  ...auditGroups.applications,
  ...auditGroups.settings,
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** Whom an entry names. The log itself keeps ids alone; the name is null once the record is gone. */
const Named = { id: Id, name: z.nullable(z.string()) };

/** One line of the audit log: who did what to whom, when and from where. */
export const AuditRecord = z.object({
  id: Id,
  at: z.string(),
  /** One of `AuditAction`, or what a newer server wrote. */
  action: z.string(),
  actor: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("user"), ...Named }),
    z.object({ kind: z.literal("visitor") }),
    z.object({ kind: z.literal("system") }),
  ]),
  target: z.nullable(z.object({ kind: z.enum(["user", "application"]), ...Named })),
  /** Names of the fields that were changed or read. */
  fields: z.array(z.string()),
  /** Where the status of an application was changed: from and to. */
  status: z.optional(z.object({ before: z.string(), after: z.string() })),
  network: z.nullable(z.string()),
  /** How often within its hour; absent where it was once. */
  times: z.optional(z.number()),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** The newest first. `next` asks for the page after this one; null when there is none. */
export const AuditPage = z.object({
  entries: z.array(AuditRecord),
  next: z.nullable(Id),
  /** Whether `q` fits so many people that nothing was looked for. */
  isTooWide: z.boolean(),
});
export type AuditPage = z.infer<typeof AuditPage>;

// Ids are compared as text, and all are stored in lower case.
const LowerCaseId = Id.check(z.toLowerCase());
const Instant = z.iso.datetime("field.date.invalid");

export const AuditQuery = z.object({
  group: z.optional(AuditGroup),
  /** The id of the account or application that acted or was acted on. */
  person: z.optional(LowerCaseId),
  /** Words of the names of such people. */
  q: z.optional(
    z.string("field.search.invalid").check(z.maxLength(limits.search.max, "field.search.long")),
  ),
  from: z.optional(Instant),
  /** The first instant that is too late. */
  to: z.optional(Instant),
  before: z.optional(LowerCaseId),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
