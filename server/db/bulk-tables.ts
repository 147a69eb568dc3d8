export type BulkTables = {
  /** Changes of many records. The id is also the `undo_id`. */
  bulk_acts: {
    id: string;
    kind: "status" | "status_undo" | "application_deletion" | "user_activation" | "user_deletion";
    author_id: string;
    /** JSON (`Act` of `http/bulk.ts`): what to do, and what is done of it. */
    act: string;
    /** When a server last changed records: it has stopped or failed if that is long ago. */
    active_at: string;
    created_at: string;
    finished_at: string | null;
  };
};
