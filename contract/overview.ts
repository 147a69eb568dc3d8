import * as z from "zod/mini";
import { AuditRecord } from "./audit.ts";
import { Id } from "./fields.ts";

/**
 * A figure, and how far it is from where it stood when this month began in Asia/Ho_Chi_Minh. It
 * falls below zero when the figure has shrunk.
 */
const Counter = z.object({ count: z.number(), trend: z.number() });

/** What the Dashboard tab shows (spec §2, design §9). Spam counts nowhere; days are those of Vietnam. */
export const Overview = z.object({
  counters: z.object({
    /** Accounts. The trend: those made this month less those deleted that were there before. */
    users: Counter,
    /** Accounts that may sign in. The trend also follows activations and deactivations. */
    activeUsers: Counter,
    /** The trend: those received this month. What was erased since counts neither then nor now. */
    applications: Counter,
    /** Applications that are submitted or under review and not withdrawn. The trend follows both. */
    pending: Counter,
  }),
  /** The newest entries of the audit log, without those that a resume was read. */
  activity: z.array(AuditRecord),
  /** The application that has waited longest without anybody taking it up. */
  oldestUnreviewed: z.nullable(Id),
  /** The last twelve weeks, the oldest first, each by its Monday. */
  weeks: z.array(z.object({ monday: z.string(), applications: z.number() })),
  /** The most asked for positions of these weeks, and how many applications were for others. */
  positions: z.array(z.object({ job_id: z.string(), applications: z.number() })),
  otherPositions: z.number(),
  visits: z.object({
    /** The last thirty days, the oldest first. */
    days: z.array(z.object({ day: z.string(), visits: z.number() })),
    /** The most visited pages of these days. */
    pages: z.array(z.object({ path: z.string(), visits: z.number() })),
    /** The first day that was ever counted; null before any was. */
    since: z.nullable(z.string()),
  }),
});
export type Overview = z.infer<typeof Overview>;
