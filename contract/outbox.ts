import * as z from "zod/mini";
import { Id } from "./fields.ts";
import { listQuery } from "./lists.ts";
import { MessageResponse } from "./message-response.ts";

/**
 * The state of an email: `queued` is due or scheduled, `savedToFile` was saved to a file because no mail
 * server is set, `held` has no recipient, `failed` is sent again only by hand.
 */
export const EmailState = z.enum(
  ["queued", "sent", "savedToFile", "failed", "held"],
  "field.status.invalid",
);
export type EmailState = z.infer<typeof EmailState>;

/** The subject of an email. Limits and the outbox depend on it. */
export type EmailKind =
  | "receipt"
  | "new_application"
  | "status"
  | "status_links"
  | "apply_pass"
  | "message"
  | "withdrawn"
  | "application_withdrawn"
  | "position_closing"
  | "mention"
  | "interview"
  | "interview_team"
  | "interview_guest"
  | "privacy_request"
  | "contact_link"
  | "contact_notice"
  | "copy_link"
  | "talent_pool"
  | "apology"
  | "applicant_message"
  | "application_news"
  | "erase_link"
  | "erased"
  | "invite"
  | "reset"
  | "password_changed"
  | "two_step_changed"
  | "email_confirm"
  | "email_link"
  | "email_change"
  | "account_deleted"
  | "backup_overdue"
  | "test";

/** An email in the list for administrators. */
export const OutboxEmail = z.object({
  id: Id,
  /** An `EmailKind`, of this version or another one. */
  kind: z.string(),
  application_id: z.nullable(z.string()),
  to_email: z.nullable(z.string()),
  subject: z.string(),
  state: EmailState,
  attempts: z.number(),
  /** The last reply of the mail server. */
  last_error: z.nullable(z.string()),
  run_at: z.string(),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type OutboxEmail = z.infer<typeof OutboxEmail>;

/**
 * An email with its text; null after an email with a one-time link was sent. The part of a link after
 * `#` is removed, because it opens the account or the application of the recipient.
 */
export const OutboxEmailText = z.extend(OutboxEmail, { text: z.nullable(z.string()) });
export type OutboxEmailText = z.infer<typeof OutboxEmailText>;

export const OutboxList = z.object({
  emails: z.array(OutboxEmail),
  total: z.number(),
  /** The number of emails per state. */
  counts: z.record(EmailState, z.number()),
  /** Whether a mail server is set; otherwise emails are saved to files. */
  hasMailServer: z.boolean(),
});
export type OutboxList = z.infer<typeof OutboxList>;

const { skip, limit } = listQuery(50);
export const OutboxQuery = z.object({ skip, limit, state: z.optional(EmailState) });
export type OutboxQuery = z.infer<typeof OutboxQuery>;

/** The response to a test email; its id identifies it in the outbox. */
export const QueuedTestEmail = z.extend(MessageResponse, { id: Id });
export type QueuedTestEmail = z.infer<typeof QueuedTestEmail>;
