import * as z from "zod/mini";
import { ApplicationStatus } from "./applications.ts";
import { BulkIds, SeenVersions } from "./bulk.ts";
import { EmailText } from "./email-text.ts";
import { Id } from "./fields.ts";
import { RejectionReason } from "./rejection-reason.ts";

/** The text of the emails about a new status, by the language of the applicant. */
export const StatusEmails = z.partial(z.object({ en: EmailText, vi: EmailText }));

/** A bulk change. A new status can be undone for a short time, a deletion cannot. */
export const BulkApplications = z.discriminatedUnion(
  "action",
  [
    z.object({
      action: z.literal("status"),
      ids: BulkIds,
      status: ApplicationStatus,
      rejection_reason: z.optional(z.nullable(RejectionReason)),
      notify: z.optional(z.boolean("field.active.invalid")),
      /** Instead of the default texts. */
      status_emails: z.optional(StatusEmails),
      seen: z.optional(SeenVersions),
      /** Leaves out and names those of these that are accepted without an interview, or with verdicts that disagree. */
      check_hire: z.optional(z.array(Id)),
    }),
    z.object({ action: z.literal("delete"), ids: BulkIds }),
  ],
  "field.bulkAction.invalid",
);
export type BulkApplications = z.infer<typeof BulkApplications>;
