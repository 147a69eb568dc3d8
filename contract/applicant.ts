import * as z from "zod/mini";
import { ApplicationStatus } from "./applications.ts";
import { Email, LinkToken } from "./fields.ts";
import { PortalInterview } from "./interviews.ts";
import { Language } from "./languages.ts";

// What applicants see and do through their status link. The token is in the body of each call, never in a URL.

export const StatusTokenBody = z.object({ token: LinkToken });
export type StatusTokenBody = z.infer<typeof StatusTokenBody>;

/** An application as its applicant sees it. A new status appears when its email is due. */
export const PortalApplication = z.object({
  receipt: z.string(),
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
  /** Whether the resume can be replaced: until the review starts. */
  can_replace_resume: z.boolean(),
  /** Newest first, from the moment at which the email about them is due. */
  interviews: z.array(PortalInterview),
});
export type PortalApplication = z.infer<typeof PortalApplication>;

/** Requests an email with the status links of all applications of an address. */
export const RequestStatusLinks = z.object({ email: Email });
export type RequestStatusLinks = z.infer<typeof RequestStatusLinks>;

/** The one-time link that confirms an erasure. */
export const ConfirmErasure = z.object({ token: LinkToken });
export type ConfirmErasure = z.infer<typeof ConfirmErasure>;
