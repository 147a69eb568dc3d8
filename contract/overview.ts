import * as z from "zod/mini";
import { AuditRecord } from "./audit.ts";
import { Id } from "./fields.ts";

/**
 * A figure, and its change since the beginning of this month in Asia/Ho_Chi_Minh; negative when it fell.
 */
const Counter = z.object({ count: z.number(), trend: z.number() });

/** What waits, and the business days that the oldest of it has waited. */
const Waiting = z.object({ count: z.number(), oldest_days: z.number() });

/** What there is to do today. The lists of applications have filters for each. */
export const Today = z.object({
  /** Applications that wait for a first look. */
  to_review: Waiting,
  /** Applications that have waited longer than promised. */
  overdue: Waiting,
  /** Applicants who have written and wait for an answer. */
  unanswered: Waiting,
  /** Agreed interviews of today and tomorrow in Vietnam. */
  interviews: z.number(),
  /** Applicants who ask for other times of an interview. */
  other_times: z.number(),
  /** Rejections whose email has not left, and those whose email leaves today. */
  rejections_waiting: z.number(),
  rejections_today: z.number(),
  /** Rejected applicants whose email was cancelled or has failed, and who got no other one since. */
  never_told: z.number(),
  /** Requests about personal data whose day has passed, for administrators. */
  privacy_overdue: z.optional(z.number()),
  /** Bulk changes that are not finished, and the records that they have not changed yet. */
  unfinished: z.object({ acts: z.number(), records: z.number() }),
});
export type Today = z.infer<typeof Today>;

/** The content of the Dashboard tab (spec §2). Spam is not counted; days are those of Vietnam. */
export const Overview = z.object({
  today: Today,
  counters: z.object({
    /** Accounts, for administrators. The trend: created this month minus deleted older ones. */
    users: z.optional(Counter),
    /** Accounts that may sign in, for administrators. The trend includes activations and deactivations. */
    activeUsers: z.optional(Counter),
    /** The trend: received this month. Erased applications are not counted. */
    applications: Counter,
    /** Applications that are submitted or under review and not withdrawn. */
    pending: Counter,
  }),
  /** The newest audit entries, without views of resumes. */
  activity: z.array(AuditRecord),
  /** The submitted application that has waited longest. */
  oldestUnreviewed: z.nullable(Id),
  /** The last twelve weeks, oldest first, each named by its Monday. */
  weeks: z.array(z.object({ monday: z.string(), applications: z.number() })),
  /** The most popular positions of these weeks, and the number of applications for others. */
  positions: z.array(
    z.object({
      job_id: z.string(),
      /** The title of a listed position; null for a text of applicants. */
      title: z.nullable(z.object({ en: z.string(), vi: z.string() })),
      applications: z.number(),
    }),
  ),
  otherPositions: z.number(),
  visits: z.object({
    /** The last thirty days, oldest first. */
    days: z.array(z.object({ day: z.string(), visits: z.number() })),
    /** The most visited pages of these days. */
    pages: z.array(z.object({ path: z.string(), visits: z.number() })),
    /** The first counted day; null before the first visit. */
    since: z.nullable(z.string()),
  }),
  /** Samples in the content that visitors can read; 0 while the address of the site is not public. */
  samples: z.number(),
});
export type Overview = z.infer<typeof Overview>;
