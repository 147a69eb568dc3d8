import * as z from "zod/mini";
import { StatusEmails } from "./bulk-applications.ts";
import { BulkResponse } from "./bulk.ts";
import { Id } from "./fields.ts";
import { InterviewOfApplication } from "./interviews.ts";
import { StaffPosition } from "./positions.ts";
import { RejectionReason } from "./rejection-reason.ts";
import { EmailPreview } from "./status-email.ts";

/** What becomes of the applications that wait when their position closes. */
export const closingOutcomes = ["keep", "reject"] as const;

export const ClosePosition = z.object({
  outcome: z.enum(closingOutcomes),
  /** The text of the rejections by the language of the applicant, instead of the default one. */
  status_emails: z.optional(StatusEmails),
  /** Why the applications are rejected, for staff alone. */
  rejection_reason: z.optional(z.nullable(RejectionReason)),
  /** Rejects only these of the applications that wait; without it all. */
  ids: z.optional(z.array(Id)),
});
export type ClosePosition = z.infer<typeof ClosePosition>;

/** Someone whose application waits for a decision. */
export const WaitingPerson = z.object({
  id: Id,
  full_name: z.string(),
  /** The newest interview that is offered or agreed. */
  interview: z.nullable(InterviewOfApplication),
});
export type WaitingPerson = z.infer<typeof WaitingPerson>;

/** The closed position, the rejections that came with it, and the people who still wait. */
export const ClosedPosition = z.extend(BulkResponse, {
  position: StaffPosition,
  people: z.array(WaitingPerson),
});
export type ClosedPosition = z.infer<typeof ClosedPosition>;

/** `undo_id` is that of the closing; null where it has rejected nobody. */
export const UndoClosing = z.object({ undo_id: z.nullable(Id) });
export type UndoClosing = z.infer<typeof UndoClosing>;

/** The people whose applications wait for a decision, and the rejection in each of their languages. */
export const ClosingPreview = z.object({
  waiting: z.number(),
  people: z.array(WaitingPerson),
  emails: z.array(EmailPreview),
});
export type ClosingPreview = z.infer<typeof ClosingPreview>;
