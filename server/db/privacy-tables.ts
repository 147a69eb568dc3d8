import type { CodeKind } from "#contract/email-check.ts";
import type { EmailKind } from "#contract/outbox.ts";
import type { Language } from "#contract/languages.ts";
import type { PrivacyRequestKind, PrivacyRequestState } from "#contract/privacy.ts";

export type PrivacyTables = {
  /** Each sentence to which applicants have agreed. */
  consent_texts: { id: string; version: string; language: Language; text: string };
  /** Requests of people. Of an erased application the receipt number stays. */
  privacy_requests: {
    id: string;
    application_id: string | null;
    receipt_number: string;
    kind: PrivacyRequestKind;
    state: PrivacyRequestState;
    created_at: string;
    due_at: string;
    closed_at: string | null;
  };
  /** Emails of the last day that visitors caused. An erasure leaves them. */
  visitor_emails: { id: string; to_hash: string; kind: EmailKind; created_at: string };
  /** Addresses to which visitors cause no email until then. */
  email_stops: { to_hash: string; until: string };
  /** SHA-256 of the ids of erased records. `noted` ones are also in the ledgers outside. */
  erased_records: { hash: string; erased_at: string; noted: boolean };
  /** What the emails with a code were. An erasure leaves these rows, which name no person. */
  email_codes: {
    /** HMAC of the code and the address. */
    hash: string;
    kind: CodeKind;
    /** JSON: the title of the position in each language; null without a listed one. */
    position: string | null;
    /** In Vietnam. */
    day: string;
  };
};
