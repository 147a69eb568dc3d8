import * as z from "zod/mini";
import { EmailPreview } from "./applications.ts";
import { StatusEmails } from "./bulk-applications.ts";
import { BulkResponse } from "./bulk.ts";
import { Id } from "./fields.ts";
import { StaffPosition } from "./positions.ts";

/** What becomes of the applications that wait when their position closes. */
export const closingOutcomes = ["keep", "reject"] as const;

export const ClosePosition = z.object({
  outcome: z.enum(closingOutcomes),
  /** The text of the rejections by the language of the applicant, instead of the default one. */
  status_emails: z.optional(StatusEmails),
});
export type ClosePosition = z.infer<typeof ClosePosition>;

/** The closed position, and the rejections that came with it. */
export const ClosedPosition = z.extend(BulkResponse, { position: StaffPosition });
export type ClosedPosition = z.infer<typeof ClosedPosition>;

/** `undo_id` is that of the closing; null where it has rejected nobody. */
export const UndoClosing = z.object({ undo_id: z.nullable(Id) });
export type UndoClosing = z.infer<typeof UndoClosing>;

/** The applications that wait for a decision, and the rejection in each of their languages. */
export const ClosingPreview = z.object({ waiting: z.number(), emails: z.array(EmailPreview) });
export type ClosingPreview = z.infer<typeof ClosingPreview>;
