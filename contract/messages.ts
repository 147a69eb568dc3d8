import * as z from "zod/mini";
import { templateText, RenderedEmail } from "./email-templates.ts";
import { Id } from "./fields.ts";
import { Language } from "./languages.ts";

/** An email that HR writes to an applicant. Placeholders are filled in when it is stored. */
export const WriteMessage = templateText("own");
export type WriteMessage = z.infer<typeof WriteMessage>;

/** A stored message. It can be taken back until `run_at`. */
export const Message = z.object({
  id: Id,
  subject: z.string(),
  text: z.string(),
  run_at: z.string(),
});
export type Message = z.infer<typeof Message>;

/** A message as the applicant would get it. */
export const MessagePreview = z.extend(RenderedEmail, {
  to_email: z.string(),
  /** The address that gets the answers. */
  reply_to: z.string(),
  language: Language,
});
export type MessagePreview = z.infer<typeof MessagePreview>;

/** HR's own texts with the applicant's data, those in the applicant's language first. */
export const MessageTemplates = z.object({
  /** The applicant's language. */
  language: Language,
  templates: z.array(
    z.object({
      id: Id,
      name: z.string(),
      language: Language,
      subject: z.string(),
      text: z.string(),
    }),
  ),
});
export type MessageTemplates = z.infer<typeof MessageTemplates>;
