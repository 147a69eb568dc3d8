import * as z from "zod/mini";
import { EmailText } from "./email-text.ts";
import { Id } from "./fields.ts";
import { Language } from "./languages.ts";

/** A rejection whose email has not left. Its text may hold {placeholders}. */
export const WaitingRejection = z.object({
  application_id: Id,
  full_name: z.string(),
  job_title: z.string(),
  language: Language,
  to_email: z.string(),
  leaves_at: z.string(),
  ...EmailText.shape,
});
export type WaitingRejection = z.infer<typeof WaitingRejection>;

/** The earliest first, at most 200, and the number of all. */
export const WaitingRejections = z.object({
  rejections: z.array(WaitingRejection),
  total: z.number(),
});
export type WaitingRejections = z.infer<typeof WaitingRejections>;
