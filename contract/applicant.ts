import * as z from "zod/mini";
import { ApplicationStatus, SubmitApplication } from "./applications.ts";
import { Email, Id, LinkToken, multiLineText, Phone } from "./fields.ts";
import { PortalInterview } from "./interviews.ts";
import { Language } from "./languages.ts";
import { limits } from "./limits.ts";

// What applicants see and do through their status link. The token is in the body of each call, never in a URL.

export const StatusTokenBody = z.object({ token: LinkToken });
export type StatusTokenBody = z.infer<typeof StatusTokenBody>;

/** An application as its applicant sees it. A new status appears when its email is due. */
export const PortalApplication = z.object({
  receipt: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Until when the applicant can go back to the address before; null without a change. */
  previous_email_until: z.nullable(z.string()),
  job_title: z.string(),
  status: ApplicationStatus,
  created_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
  /** When the applicant has withdrawn the consent to the processing. */
  consent_withdrawn_at: z.nullable(z.string()),
  /** The language of its emails. */
  language: Language,
  cv_original_name: z.nullable(z.string()),
  cv_size_bytes: z.nullable(z.number()),
  can_withdraw: z.boolean(),
  /** Until when it may be kept for other positions; null outside of the talent pool. */
  talent_pool_until: z.nullable(z.string()),
  /** The business days within which applicants are usually answered; null while too few are known. */
  usual_answer_days: z.nullable(z.number()),
  /** What the applicant has written, oldest first. */
  messages: z.array(
    z.object({
      id: Id,
      text: z.string(),
      /** The name of the file that came with it. */
      file_name: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
  /** Whether the resume can be replaced: until the application is rejected or withdrawn. */
  can_replace_resume: z.boolean(),
  /** Newest first, from the moment at which the email about them is due. */
  interviews: z.array(PortalInterview),
});
export type PortalApplication = z.infer<typeof PortalApplication>;

/** An email that was sent to the applicant, without the secret part of its links. */
export const OwnEmail = z.object({
  id: Id,
  subject: z.string(),
  text: z.string(),
  sent_at: z.string(),
});
export type OwnEmail = z.infer<typeof OwnEmail>;

/** The newest first. */
export const OwnEmails = z.object({ emails: z.array(OwnEmail) });
export type OwnEmails = z.infer<typeof OwnEmails>;

/** Corrected contact data. Name and phone change at once, an address once it is confirmed. */
export const UpdateContact = z.extend(StatusTokenBody, {
  full_name: z.optional(SubmitApplication.shape.full_name),
  /** An empty number removes it. */
  phone: z.optional(Phone),
  email: z.optional(Email),
});
export type UpdateContact = z.infer<typeof UpdateContact>;

/** The application, and whether an email was sent that confirms a new address. */
export const UpdatedContact = z.extend(PortalApplication, { confirmation_sent: z.boolean() });
export type UpdatedContact = z.infer<typeof UpdatedContact>;

/** What an applicant writes to HR. */
export const WriteToHr = z.extend(StatusTokenBody, {
  text: multiLineText(limits.applicantMessage.max).check(
    z.refine((text) => text.trim() !== "", "field.message.required"),
  ),
});
export type WriteToHr = z.infer<typeof WriteToHr>;

export const SetTalentPool = z.extend(StatusTokenBody, {
  talent_pool: z.boolean("field.active.invalid"),
});
export type SetTalentPool = z.infer<typeof SetTalentPool>;

/** The key from the answer to an application, for the rest of the visit. It is in the body of each call. */
export const VisitKeyBody = z.object({ visit_key: LinkToken });

/** An application as its sender sees it before a link from an email is opened: what was typed. */
export const VisitedApplication = z.object({
  receipt: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  job_title: z.string(),
  created_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
  can_withdraw: z.boolean(),
  /** How often the address can still be corrected. */
  corrections_left: z.number(),
  ends_at: z.string(),
});
export type VisitedApplication = z.infer<typeof VisitedApplication>;

export const CorrectAddress = z.extend(VisitKeyBody, { email: Email });

/** Requests an email with the status links of all applications of an address. */
export const RequestStatusLinks = z.object({ email: Email });
export type RequestStatusLinks = z.infer<typeof RequestStatusLinks>;

/** The one-time link of an email to an applicant. */
export const OneTimeLink = z.object({ token: LinkToken });
export type OneTimeLink = z.infer<typeof OneTimeLink>;
