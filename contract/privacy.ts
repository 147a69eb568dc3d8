import * as z from "zod/mini";
import { QueryFlag } from "./lists.ts";
import { Id } from "./fields.ts";
import { Language } from "./languages.ts";

// Rights of people over their data: consent as evidence, and requests with clocks.

/** What an applicant agreed to. */
export const ConsentRecord = z.object({
  /** The version of the privacy policy. */
  version: z.string(),
  /** The sentence that was shown; null for an application of an earlier version of the product. */
  text: z.nullable(z.string()),
  language: Language,
  given_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

/** What people may ask for (91/2025/QH15). */
export const PrivacyRequestKind = z.enum(
  ["copy", "correction", "restriction", "consent_withdrawal", "erasure"],
  "field.privacyRequest.invalid",
);
export type PrivacyRequestKind = z.infer<typeof PrivacyRequestKind>;

export const PrivacyRequestState = z.enum(["open", "done"], "field.status.invalid");
export type PrivacyRequestState = z.infer<typeof PrivacyRequestState>;

export const PrivacyRequest = z.object({
  id: Id,
  /** Null once the application is erased: the receipt number alone stays. */
  application_id: z.nullable(Id),
  receipt_number: z.string(),
  kind: PrivacyRequestKind,
  state: PrivacyRequestState,
  created_at: z.string(),
  /** When the person was told that it has arrived. */
  acknowledged_at: z.string(),
  due_at: z.string(),
  closed_at: z.nullable(z.string()),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

/** The open ones first, the next due at the top. */
export const PrivacyRequests = z.object({ requests: z.array(PrivacyRequest) });
export type PrivacyRequests = z.infer<typeof PrivacyRequests>;

/** A request that reached HR by another way, such as a call. */
export const NotePrivacyRequest = z.object({ application_id: Id, kind: PrivacyRequestKind });
export type NotePrivacyRequest = z.infer<typeof NotePrivacyRequest>;

export const UpdatePrivacyRequest = z.object({ state: PrivacyRequestState });
export type UpdatePrivacyRequest = z.infer<typeof UpdatePrivacyRequest>;

/** `on_request=true` says that the person has asked for the deletion, by email, by telephone or in another way. */
export const DeleteApplicationQuery = z.object({ on_request: z._default(QueryFlag, false) });
