import * as z from "zod/mini";
import { Id } from "./fields.ts";
import { LetterState } from "./outbox.ts";

// What administrators see while they review applications one after the other.

/** What a resume that is shown as a page may lack. */
export const leftOutKinds = [
  "pictures",
  "drawings",
  "equations",
  "objects",
  "symbols",
  "other",
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];
/** The header of the answer that names them, with commas between. */
export const leftOutHeader = "resume-left-out";

/** What can happen to an application. A `letter` stands for one of the outbox, in its present state. */
export const TimelineKind = z.enum([
  "submitted",
  "status",
  "notes",
  "cv_viewed",
  "cv_downloaded",
  "cv_replaced",
  "cv_infected",
  "withdrawn",
  "spam_restored",
  "legal_hold",
  "erasure_asked",
  "letter",
]);
export type TimelineKind = z.infer<typeof TimelineKind>;

const TimelineLetter = z.object({
  kind: z.string(),
  to_email: z.nullable(z.string()),
  state: LetterState,
  /** When it leaves, while it is queued. */
  run_at: z.string(),
  /** What the mail server said last. */
  last_error: z.nullable(z.string()),
});

export const TimelineEvent = z.object({
  id: Id,
  kind: TimelineKind,
  /** The administrator who acted, nameless when the account is gone; null for the applicant and the server. */
  actor: z.nullable(z.object({ id: Id, name: z.nullable(z.string()) })),
  /** The value before and after, where the kind has one: a status, a text, a file name, a flag. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  letter: z.nullable(TimelineLetter),
  created_at: z.string(),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

/** What has happened to an application, the newest first. */
export const Timeline = z.object({ events: z.array(TimelineEvent) });
export type Timeline = z.infer<typeof Timeline>;
