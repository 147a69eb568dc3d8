import * as z from "zod/mini";
import { Id } from "./fields.ts";
import { EmailState } from "./outbox.ts";
import { Role } from "./roles.ts";

// What administrators see in the review.

/** Content that the preview of a resume omits. */
export const excludedContentKinds = [
  "pictures",
  "drawings",
  "equations",
  "objects",
  "symbols",
  "other",
] as const;
export type ExcludedContent = (typeof excludedContentKinds)[number];
/** The response header that lists them, separated by commas. */
export const excludedContentHeader = "resume-left-out";

/** The kinds of events of an application. `email` is an email of the outbox in its current state. */
export const TimelineKind = z.enum([
  "submitted",
  "added",
  "status",
  "notes",
  "cv_viewed",
  "cv_downloaded",
  "cv_replaced",
  "cv_infected",
  "withdrawn",
  "spam_restored",
  "spam_marked",
  "contact",
  "position",
  "rejection_reason",
  "legal_hold",
  "talent_pool",
  "copy_asked",
  "erasure_asked",
  "privacy_request",
  "consent_withdrawn",
  "link_replaced",
  "disowned",
  "note_added",
  "verdicts_opened",
  "interview_offered",
  "interview_changed",
  "interview_cancelled",
  "interview_agreed",
  "interview_declined",
  "interview_other_times",
  "interview_undone",
  "message",
  "message_cancelled",
  "applicant_message",
  "message_done",
  "email",
]);
export type TimelineKind = z.infer<typeof TimelineKind>;

const TimelineEmail = z.object({
  kind: z.string(),
  to_email: z.nullable(z.string()),
  state: EmailState,
  /** When it will be sent, while queued. */
  run_at: z.string(),
  /** The last reply of the mail server. */
  last_error: z.nullable(z.string()),
});

export const TimelineEvent = z.object({
  id: Id,
  kind: TimelineKind,
  /** The administrator, without a name when the account is deleted; null for applicant and server. */
  actor: z.nullable(z.object({ id: Id, name: z.nullable(z.string()), role: z.nullable(Role) })),
  /** The old and the new value, if the kind has one: a status, a text, a file name, a flag. Of a message its subject and its text. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  email: z.nullable(TimelineEmail),
  created_at: z.string(),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

/** The events of an application, newest first. */
export const Timeline = z.object({ events: z.array(TimelineEvent) });
export type Timeline = z.infer<typeof Timeline>;
