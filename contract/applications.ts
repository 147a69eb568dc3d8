import * as z from "zod/mini";
import { EmailText } from "./email-text.ts";
import {
  EnteredDayOrEmpty,
  Email,
  Id,
  Phone,
  singleLineText,
  title,
  personName,
  multiLineText,
  urlOrEmpty,
} from "./fields.ts";
import { InterviewOfApplication } from "./interviews.ts";
import { Language } from "./languages.ts";
import { limits, paging } from "./limits.ts";
import { Verdict } from "./notes.ts";
import { listQuery, QueryFlag, type Sort } from "./lists.ts";
import { ConsentRecord } from "./privacy.ts";
import { RejectionReason } from "./rejection-reason.ts";
import { ApplicationSource } from "./sources.ts";

export const ExperienceLevel = z.enum(
  ["intern", "entry", "mid", "senior"],
  "field.experienceLevel.required",
);
export type ExperienceLevel = z.infer<typeof ExperienceLevel>;

/** Every status can follow every other (spec §4). */
export const ApplicationStatus = z.enum(
  ["submitted", "reviewing", "accepted", "rejected"],
  "field.status.invalid",
);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** The site promises a review within 3-5 business days. */
export const promisedBusinessDays = 5;

/** The statuses of an application without a decision. */
export const pendingStatuses = [
  "submitted",
  "reviewing",
] as const satisfies readonly ApplicationStatus[];

/**
 * Filters of a list: one status, all pending statuses, or withdrawn applications. A withdrawn application
 * keeps its status and is never pending.
 */
export const StatusFilter = z.enum(
  [...ApplicationStatus.options, "pending", "withdrawn"],
  "field.status.invalid",
);
export type StatusFilter = z.infer<typeof StatusFilter>;

const isBlank = (text: string) => text.trim() === "";

/** The fields of the application form, without the resume (spec §3, §5). An empty optional field equals an absent one. */
export const SubmitApplication = z.object({
  full_name: personName(limits.fullName, {
    missing: "field.fullName.short",
    long: "field.fullName.long",
  }),
  email: Email,
  phone: z.optional(Phone),
  position: title(limits.position.max, { missing: "field.position.required" }).check(
    z.minLength(1, "field.position.required"),
  ),
  experience_level: ExperienceLevel,
  notes: z.optional(
    multiLineText(limits.coverLetter.max).check(
      z.refine(
        (text) => isBlank(text) || text.length >= limits.coverLetter.min,
        "field.coverLetter.short",
      ),
    ),
  ),
  portfolio_url: z.optional(urlOrEmpty("field.portfolioUrl.invalid")),
  linkedin_url: z.optional(urlOrEmpty("field.linkedinUrl.invalid")),
  github_url: z.optional(urlOrEmpty("field.githubUrl.invalid")),
  available_start_date: z.optional(EnteredDayOrEmpty),
});
export type SubmitApplication = z.infer<typeof SubmitApplication>;

/** Whether the application may be kept for other positions: a consent of its own, absent unless ticked. */
export const TalentPoolChoice = z.object({
  talent_pool: z.optional(
    z.union([z.boolean(), z.enum(["true", "false", ""])], "field.active.invalid"),
  ),
});
export type TalentPoolChoice = z.infer<typeof TalentPoolChoice>;

/**
 * Additional fields of the form that detect spam: one that is hidden from people, and the token with the time
 * at which the form was opened. Both may be missing.
 */
export const SpamSignals = z.object({
  website: z.optional(z.string("field.text.invalid")),
  form_age: z.optional(z.string("field.text.invalid")),
});
export type SpamSignals = z.infer<typeof SpamSignals>;

/** A signed token with the time at which the form was opened. */
export const FormToken = z.object({ form_age: z.string() });
export type FormToken = z.infer<typeof FormToken>;

/** The response to a stored submission. */
export const SubmittedApplication = z.object({
  message: z.string(),
  data: z.object({ id: Id, status: ApplicationStatus, created_at: z.string() }),
  /** The key of the visit after sending, for 24 hours. It is never stored, so a saved response lacks it. */
  visit_key: z.optional(z.string()),
});
export type SubmittedApplication = z.infer<typeof SubmittedApplication>;

/**
 * The reason for suspected spam: the hidden field is filled in, the form's age is forged or too short, or a
 * member of staff has marked it.
 */
export const SpamReason = z.enum(["honeypot", "form_age", "forged_age", "marked"]);
export type SpamReason = z.infer<typeof SpamReason>;

/** The legal basis for the data of an applicant whom a user adds by hand. */
export const Consent = z.enum(
  ["sent_by_applicant", "agreed", "public_profile"],
  "field.consent.required",
);
export type Consent = z.infer<typeof Consent>;

/** An application as administrators read it. `cv_*` are null without a resume. */
export const Application = z.object({
  id: Id,
  /** The number by which applicant and HR refer to it. */
  receipt_number: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  job_id: z.string(),
  job_title: z.string(),
  status: ApplicationStatus,
  notes: z.nullable(z.string()),
  cover_letter: z.nullable(z.string()),
  experience_level: ExperienceLevel,
  portfolio_url: z.nullable(z.string()),
  linkedin_url: z.nullable(z.string()),
  github_url: z.nullable(z.string()),
  available_start_date: z.nullable(z.string()),
  language: Language,
  cv_original_name: z.nullable(z.string()),
  cv_size_bytes: z.nullable(z.number()),
  cv_content_type: z.nullable(z.string()),
  /** Whether the virus scanner has yet to check the resume; until then it cannot be downloaded. */
  cv_scan_pending: z.boolean(),
  /** The reason for suspected spam; null without suspicion. */
  spam_reason: z.nullable(SpamReason),
  withdrawn_at: z.nullable(z.string()),
  /** Why it was rejected; null without a reason, and with every other status. */
  rejection_reason: z.nullable(RejectionReason),
  /** When a member of staff first opened the resume, wrote a note or decided; null before. */
  looked_at: z.nullable(z.string()),
  /** When the waiting email about its status leaves; null without one. */
  status_email_at: z.nullable(z.string()),
  source: ApplicationSource,
  /** Details of the source, such as the name of the referrer. */
  source_detail: z.nullable(z.string()),
  /** The user who added it by hand; null when the applicant sent it. */
  added_by: z.nullable(Id),
  /** The legal basis; null when the applicant sent it. */
  consent: z.nullable(Consent),
  /** What the applicant agreed to; null where staff added it. */
  consent_record: z.nullable(ConsentRecord),
  /** Kept despite the retention period. */
  legal_hold: z.boolean(),
  /** Business days begun since it arrived; null when it no longer waits for a decision. */
  age_business_days: z.nullable(z.number()),
  /** Whether it waits longer than the promised business days. */
  overdue: z.boolean(),
  /** When the applicant wrote and waits for an answer; null when nothing waits. */
  message_at: z.nullable(z.string()),
  /** Until when it may be kept for other positions; null outside of the talent pool. */
  talent_pool_until: z.nullable(z.string()),
  /** When the owner of the address said that the application is not theirs. */
  disowned_at: z.nullable(z.string()),
  /** The number of applications with the same address, including this one. */
  applied_times: z.number(),
  /** The newest interview that is offered or agreed. */
  interview: z.nullable(InterviewOfApplication),
  created_at: z.string(),
  updated_at: z.string(),
  /** Raised by interviews, messages, notes, files, corrections and decisions, not by views. A decision sends it. */
  seen_version: z.number(),
});
export type Application = z.infer<typeof Application>;

/** The text in which a search found its words, and a part of it. `marked` parts match. */
export const SearchMatch = z.object({
  field: z.enum(["resume", "cover_letter"]),
  snippet: z.array(z.object({ text: z.string(), marked: z.boolean() })),
});
export type SearchMatch = z.infer<typeof SearchMatch>;

export const ListedApplication = z.extend(Application, {
  /** Null without a search, and where the search finds names, contacts or the position. */
  match: z.nullable(SearchMatch),
  /** The last verdict of each colleague; empty until the reader has given one. */
  verdicts: z.array(Verdict),
});
export type ListedApplication = z.infer<typeof ListedApplication>;

/** Matches in names and contacts come first, then matches in texts. */
export const ApplicationList = z.object({
  applications: z.array(ListedApplication),
  total: z.number(),
});
export type ApplicationList = z.infer<typeof ApplicationList>;

export const ApplicationListQuery = z.object({
  ...listQuery(paging.applications.defaultLimit),
  status: z.optional(StatusFilter),
  job_id: z.optional(singleLineText(limits.position.max)),
  /** `true` lists only suspected spam; otherwise suspected spam is excluded. */
  spam: z.optional(QueryFlag),
  /** `true` lists only overdue applications. */
  overdue: z.optional(QueryFlag),
  /** `true` lists only applications that wait for a first look. */
  to_review: z.optional(QueryFlag),
  /** `true` lists only applicants who ask for other times of an interview. */
  other_times: z.optional(QueryFlag),
  /** `true` lists only applications without a decision for closed positions. */
  closed_undecided: z.optional(QueryFlag),
  /** `true` lists only applicants who have written and wait for an answer. */
  unanswered: z.optional(QueryFlag),
  /** `true` lists only rejected applicants whose email was cancelled or has failed, and who got no other one since. */
  never_told: z.optional(QueryFlag),
  /** `true` lists only people of the talent pool. */
  talent_pool: z.optional(QueryFlag),
  source: z.optional(ApplicationSource),
  /** `contacts` searches neither resumes nor cover letters. */
  in: z.optional(z.literal("contacts", "field.searchIn.invalid")),
  email: z.optional(
    singleLineText(limits.email.max, {
      missing: "field.email.invalid",
      long: "field.email.invalid",
    }),
  ),
});
export type ApplicationListQuery = z.infer<typeof ApplicationListQuery>;

/** What waits longest comes first where the list is of what waits. */
export const defaultSort = ({
  overdue,
  to_review,
}: {
  overdue?: unknown;
  to_review?: unknown;
}): Sort => (overdue || to_review ? "oldest" : "newest");

/** `notify: false` sends no email about a new status; without it the standard email is sent. */
export const UpdateApplication = z.object({
  status: z.optional(ApplicationStatus),
  /** Only with the status `rejected`. */
  rejection_reason: z.optional(z.nullable(RejectionReason)),
  notes: z.optional(multiLineText(limits.notes.max)),
  notify: z.optional(z.boolean("field.active.invalid")),
  status_email: z.optional(EmailText),
  legal_hold: z.optional(z.boolean("field.active.invalid")),
  full_name: z.optional(SubmitApplication.shape.full_name),
  email: z.optional(Email),
  /** `true` sends the receipt, with the link, to a corrected address. */
  send_receipt: z.optional(z.boolean("field.active.invalid")),
  /** An empty number removes it. */
  phone: z.optional(Phone),
  /** A position as in the form: its slug, its name or another text. */
  job_id: z.optional(SubmitApplication.shape.position),
  /** Null says that what the applicant has written needs no answer. */
  message_at: z.optional(z.null("field.invalid")),
  /** `true` marks it as spam, `false` as no spam. */
  spam: z.optional(z.boolean("field.active.invalid")),
});
export type UpdateApplication = z.infer<typeof UpdateApplication>;

/** `send: true` emails the new link to the applicant. */
export const ReplaceLink = z.object({ send: z.boolean("field.active.invalid") });

/** `undo_id` takes a new status back for a short time; null without one. */
export const UpdatedApplication = z.extend(Application, { undo_id: z.nullable(Id) });
export type UpdatedApplication = z.infer<typeof UpdatedApplication>;
