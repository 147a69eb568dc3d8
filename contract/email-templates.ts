import * as z from "zod/mini";
import { applicationPlaceholders, emailTextWith, type Placeholder } from "./email-text.ts";
import { Id, singleLineText } from "./fields.ts";
import { Language } from "./languages.ts";
import { templateLimits } from "./limits.ts";

/** The emails to applicants that have a standard text, which administrators may change; `message_` ones start a message. */
export const StandardKind = z.enum([
  "receipt",
  "reviewing",
  "accepted",
  "rejected",
  "withdrawn",
  "status_links",
  "apology",
  "talent_pool",
  "erase_link",
  "erased",
  "interview_offered",
  "interview_moved",
  "interview_agreed",
  "interview_changed",
  "interview_reminder",
  "interview_cancelled",
  "interview_declined",
  "interview_erased",
  "message_test",
  "message_documents",
  "message_talk",
  "message_reminder",
  "message_thanks",
  "message_pool",
]);
export type StandardKind = z.infer<typeof StandardKind>;

/** `own` is a text that HR has written, for messages to applicants. */
export const TemplateKind = z.enum([...StandardKind.options, "own"]);
export type TemplateKind = z.infer<typeof TemplateKind>;

const all = applicationPlaceholders;
const withTime = [...all, "time"] as const;

/** The placeholders of each text. The email with all links and the emails of a deletion name no applicant. */
export const placeholders: Record<TemplateKind, readonly Placeholder[]> = {
  receipt: all,
  reviewing: all,
  accepted: all,
  rejected: all,
  withdrawn: all,
  status_links: ["company"],
  apology: all,
  talent_pool: all,
  erase_link: all,
  erased: ["receipt", "company"],
  interview_offered: all,
  interview_moved: all,
  interview_agreed: withTime,
  interview_changed: withTime,
  interview_reminder: withTime,
  interview_cancelled: withTime,
  interview_declined: withTime,
  interview_erased: ["receipt", "company", "time"],
  message_test: all,
  message_documents: all,
  message_talk: all,
  message_reminder: all,
  message_thanks: all,
  message_pool: all,
  own: all,
};

/** A subject and a text with no placeholders but those of this kind. */
export const templateText = (kind: TemplateKind) => emailTextWith(placeholders[kind]);

/** A text for an email of any kind; what it knows is checked with its kind. */
export const AnyEmailText = emailTextWith(withTime);

/** The text of an email in use. Send `version` as If-Match of a change. */
export const StandardTemplate = z.object({
  kind: StandardKind,
  language: Language,
  subject: z.string(),
  text: z.string(),
  /** Whether an administrator has changed it. */
  is_changed: z.boolean(),
  version: z.string(),
});
export type StandardTemplate = z.infer<typeof StandardTemplate>;

const name = singleLineText(templateLimits.name).check(
  z.minLength(1, "field.templateName.required"),
);

/** One of HR's own texts. */
export const OwnTemplate = z.object({
  id: Id,
  name: z.string(),
  language: Language,
  subject: z.string(),
  text: z.string(),
  version: z.string(),
});
export type OwnTemplate = z.infer<typeof OwnTemplate>;

export const EmailTemplates = z.object({
  standard: z.array(StandardTemplate),
  own: z.array(OwnTemplate),
});
export type EmailTemplates = z.infer<typeof EmailTemplates>;

export const CreateTemplate = z.extend(templateText("own"), { name, language: Language });
export type CreateTemplate = z.infer<typeof CreateTemplate>;

export const UpdateTemplate = z.partial(CreateTemplate);
export type UpdateTemplate = z.infer<typeof UpdateTemplate>;

/** A text to show or to send with the data of a sample applicant. */
export const SampleTemplate = z.extend(AnyEmailText, { kind: TemplateKind, language: Language });
export type SampleTemplate = z.infer<typeof SampleTemplate>;

/** Who gets an email. */
export const EmailReader = z.enum(["applicant", "guest", "account", "staff"]);
export type EmailReader = z.infer<typeof EmailReader>;

/** An email whose text cannot be changed, as a sample recipient would get it. `name` is the same in each language. */
export const FixedEmail = z.object({
  name: z.string(),
  language: Language,
  reader: EmailReader,
  subject: z.string(),
  text: z.string(),
});
export const FixedEmails = z.object({ emails: z.array(FixedEmail) });
export type FixedEmails = z.infer<typeof FixedEmails>;

/** An email as it would be sent, without the secret part of its links. */
export const RenderedEmail = z.object({ subject: z.string(), text: z.string() });
export type RenderedEmail = z.infer<typeof RenderedEmail>;
