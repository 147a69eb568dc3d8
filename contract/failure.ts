import * as z from "zod/mini";

/** The stable code of a failure; its message is for people, in the reader's language. */
export const FailureCode = z.enum([
  "malformed",
  "unauthenticated",
  "invalid_credentials",
  "mfa_required",
  "mfa_setup_required",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "timeout",
  "conflict",
  "too_large",
  "unsupported_media_type",
  "headers_too_large",
  "invalid",
  "request_reused",
  "link_replaced",
  "too_many_requests",
  // Of one address: a link by email carries one application past the limit.
  "too_many_applications",
  "internal",
  "unavailable",
]);
export type FailureCode = z.infer<typeof FailureCode>;

/** The body of every failed call. `errors` has a message per invalid field. */
export const Failure = z.object({
  error: z.object({ code: FailureCode, message: z.string(), requestId: z.string() }),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  /** With `mfa_required`: the challenge for the second step. */
  challenge: z.optional(z.string()),
  /** With a stale If-Match: the name of the user who changed the record, if known. */
  changedBy: z.optional(z.string()),
  /** With a decision on an older page: what has happened since, one sentence each. */
  happened: z.optional(z.array(z.string())),
});
export type Failure = z.infer<typeof Failure>;
