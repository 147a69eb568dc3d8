import * as z from "zod/mini";
import { RenderedEmail, TemplateKind, templateText } from "./email-templates.ts";
import { Id, multiLineText } from "./fields.ts";
import { Language } from "./languages.ts";
import { messageLimits } from "./limits.ts";

/** An email that HR writes to an applicant. Placeholders are filled in when it is stored. */
export const WriteMessage = z.extend(templateText("own"), {
  /** Takes the place of the company's signature, and is kept for the author's next message; empty for none. */
  signature: z.optional(multiLineText(messageLimits.signature)),
  /** Ids of received files that no message carries yet. */
  attachments: z._default(
    z.array(Id).check(z.maxLength(messageLimits.files, "field.attachments.many")),
    [],
  ),
});
export type WriteMessage = z.infer<typeof WriteMessage>;

/** Of a message to the applicant, of an answer of the applicant, or a resume that the applicant has replaced. */
export const AttachmentPurpose = z.enum(["message", "answer", "earlier_resume"]);
export type AttachmentPurpose = z.infer<typeof AttachmentPurpose>;

/** A file beside the resume. */
export const Attachment = z.object({
  id: Id,
  purpose: AttachmentPurpose,
  name: z.string(),
  bytes: z.number(),
  created_at: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

/** The files beside the resume, the newest first. */
export const Attachments = z.object({ attachments: z.array(Attachment) });

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

/** HR's own texts and the ready ones with the applicant's data, those in the applicant's language first. */
export const MessageTemplates = z.object({
  /** The applicant's language. */
  language: Language,
  /** The signature of the caller; empty for the company's. */
  signature: z.string(),
  templates: z.array(
    z.object({
      /** The id of an own text, or the kind of a ready one. */
      id: z.string(),
      kind: TemplateKind,
      /** Empty for a ready text. */
      name: z.string(),
      language: Language,
      subject: z.string(),
      text: z.string(),
    }),
  ),
});
export type MessageTemplates = z.infer<typeof MessageTemplates>;
