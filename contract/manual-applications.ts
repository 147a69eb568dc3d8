import * as z from "zod/mini";
import { Application, Consent, SubmitApplication } from "./applications.ts";
import { singleLineText } from "./fields.ts";
import { Language } from "./languages.ts";
import { limits } from "./limits.ts";
import { ApplicationSource } from "./sources.ts";

// Applications that users of the panel add by hand.

const FormFlag = z.enum(["true", "false"], "field.active.invalid");

/** The form of an application that is added by hand: the fields of the application form, and these. */
export const AddApplication = z.extend(SubmitApplication, {
  source: ApplicationSource,
  source_detail: z.optional(singleLineText(limits.sourceDetail.max)),
  consent: Consent,
  /** Whether the applicant gets the receipt by email. */
  send_receipt: z._default(FormFlag, "false"),
  /** The language of the emails to the applicant; that of the request by default. */
  language: z.optional(Language),
});
export type AddApplication = z.infer<typeof AddApplication>;

/** Values from the text of a resume; null for one that was not found. */
export const ResumeSuggestions = z.object({
  full_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type ResumeSuggestions = z.infer<typeof ResumeSuggestions>;

/** The person whose earlier applications to find; an incomplete value finds none. */
export const DuplicateQuery = z.object({
  email: z.optional(singleLineText(limits.email.max, { missing: "field.email.invalid" })),
  phone: z.optional(singleLineText(limits.phone.max, { missing: "field.phone.invalid" })),
});
export type DuplicateQuery = z.infer<typeof DuplicateQuery>;

const DuplicateApplication = z.pick(Application, {
  id: true,
  receipt_number: true,
  full_name: true,
  email: true,
  phone: true,
  job_title: true,
  status: true,
  withdrawn_at: true,
  created_at: true,
});

/** The applications with the same email address or phone number, newest first. */
export const DuplicateList = z.object({ applications: z.array(DuplicateApplication) });
export type DuplicateList = z.infer<typeof DuplicateList>;
