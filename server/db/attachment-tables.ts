import type { Generated } from "kysely";
import type { AttachmentPurpose } from "#contract/messages.ts";

export type AttachmentTables = {
  /**
   * Files beside the resume. Of a `message` to the applicant without a `message_id` it waits; an `answer` came from
   * the applicant, and an `earlier_resume` was replaced after HR had seen it.
   */
  attachments: {
    id: string;
    application_id: string;
    message_id: string | null;
    purpose: Generated<AttachmentPurpose>;
    name: string;
    type: string;
    bytes: number;
    created_at: string;
  };
  /** Their content, in parts that a backup can hold in memory. */
  attachment_parts: { attachment_id: string; number: number; bytes: Buffer };
};
