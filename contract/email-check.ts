import * as z from "zod/mini";
import { Email, singleLineText } from "./fields.ts";

/** A code of an email, and the address at which it arrived: a real code can be copied into a false email. */
export const EmailCheck = z.object({
  code: singleLineText(100, { missing: "field.emailCode.required" }).check(
    z.minLength(1, "field.emailCode.required"),
  ),
  email: Email,
});
export type EmailCheck = z.infer<typeof EmailCheck>;

/** A code that is not recognised says nothing about the email: it may be older than three years, or mistyped. */
export const EmailCheckResult = z.object({
  recognised: z.boolean(),
  /** The day in Vietnam, `YYYY-MM-DD`. */
  sent_on: z.nullable(z.string()),
});
export type EmailCheckResult = z.infer<typeof EmailCheckResult>;
