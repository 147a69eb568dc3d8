import * as z from "zod/mini";
import { Email, singleLineText } from "./fields.ts";
import { Language } from "./languages.ts";

/** A code of an email, and the address at which it arrived: a real code can be copied into a false email. */
export const EmailCheck = z.object({
  code: singleLineText(100, { missing: "field.emailCode.required" }).check(
    z.minLength(1, "field.emailCode.required"),
  ),
  email: Email,
});
export type EmailCheck = z.infer<typeof EmailCheck>;

/** What an email with a code was: its kind, and of an email about a status the status. */
export const CodeKind = z.enum([
  "receipt",
  "status",
  "reviewing",
  "accepted",
  "rejected",
  "status_links",
  "apply_pass",
  "message",
  "withdrawn",
  "interview",
  "interview_guest",
  "privacy_request",
  "apology",
  "talent_pool",
  "contact_link",
  "contact_notice",
  "copy_link",
  "erase_link",
  "erased",
]);
export type CodeKind = z.infer<typeof CodeKind>;

/** A code that is not recognised says nothing about the email: it may be older than three years, or mistyped. */
export const EmailCheckResult = z.object({
  recognised: z.boolean(),
  /** The day in Vietnam, `YYYY-MM-DD`. */
  sent_on: z.nullable(z.string()),
  /** Null for an email of version 1.0.0, of which the day alone is known. */
  kind: z.nullable(CodeKind),
  /** The title of the position in each language; null for an email without a listed position. */
  position: z.nullable(z.record(Language, z.string())),
});
export type EmailCheckResult = z.infer<typeof EmailCheckResult>;
