import * as z from "zod/mini";
import { ApplicationStatus } from "./applications.ts";
import { Language } from "./languages.ts";

/** The email that a new status would send. */
export const EmailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  language: Language,
  /** False when no email would be sent: withdrawn, spam, or a status without an email. */
  is_sent: z.boolean(),
  /** The email waits this long and can be cancelled meanwhile. */
  hold_hours: z.number(),
  /** When the email would leave if the status changed now. */
  leaves_at: z.string(),
  /** Whether it leaves at once, because an interview that it cancels would begin too soon after it. */
  interview_soon: z.boolean(),
});
export type EmailPreview = z.infer<typeof EmailPreview>;

export const EmailPreviewQuery = z.object({ status: ApplicationStatus });
export type EmailPreviewQuery = z.infer<typeof EmailPreviewQuery>;
