export type AttachmentTables = {
  /** The files of messages to applicants. Without a `message_id` a file waits for its message. */
  attachments: {
    id: string;
    application_id: string;
    message_id: string | null;
    name: string;
    type: string;
    bytes: number;
    created_at: string;
  };
  /** Their content, in parts that a backup can hold in memory. */
  attachment_parts: { attachment_id: string; number: number; bytes: Buffer };
};
