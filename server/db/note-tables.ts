import type { Generated } from "kysely";
import type { Verdict } from "#contract/notes.ts";

export type NoteTables = {
  /** Team notes of staff. Append-only. */
  application_notes: {
    id: string;
    application_id: string;
    /** Null when the account is deleted. */
    author_id: string | null;
    text: string;
    verdict: Verdict | null;
    created_at: string;
    /** Whether its author had opened the verdicts of others before giving this one. */
    after_others: Generated<boolean>;
  };
  /** Who has opened the verdicts on an application before giving an own one. */
  verdict_openings: { application_id: string; user_id: string; opened_at: string };
};
