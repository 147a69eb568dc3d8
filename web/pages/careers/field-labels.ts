import type * as z from "zod/mini";
import type {
  ExperienceLevel,
  SubmitApplication,
  SubmittedApplication,
} from "#contract/applications.ts";
import { asRecord } from "#web/browser/json.ts";
import { focusById } from "#web/ui/focus.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";

export type FieldName = keyof z.input<typeof SubmitApplication> | "resume";

/** The values of the fields as typed. */
export type Values = Partial<Record<FieldName, string>>;

/** An error per field: the key of a text, or the server's message. */
export type FieldErrors = Partial<Record<FieldName, string | undefined>>;

/** A stored application as the confirmation shows it. */
export type SentApplication = Pick<SubmittedApplication, "message" | "visit_key"> & {
  id: string;
  /** Undefined where the form may name another address by now, and after a reload. */
  email?: string | undefined;
};

/** The confirmation of an earlier application in the state of a history entry. */
export function sentIn(state: unknown): SentApplication | undefined {
  const { message, id, visit_key } = asRecord(asRecord(state)["sent"]);
  if (typeof message !== "string" || typeof id !== "string") return undefined;
  return { message, id, ...(typeof visit_key === "string" && { visit_key }) };
}

/** The token of a link that carries one application, in the state of a history entry. */
export function passIn(state: unknown): string | undefined {
  const { pass } = asRecord(state);
  return typeof pass === "string" ? pass : undefined;
}

/** The label of each field, in the order of the form. The id of a field is its name. */
export const fieldLabels = {
  full_name: "form.fullName",
  email: "form.email",
  phone: "apply.phone",
  position: "apply.position",
  experience_level: "form.experience",
  resume: "apply.resume.label",
  notes: "form.coverLetter",
  portfolio_url: "form.portfolio",
  linkedin_url: "form.linkedin",
  github_url: "form.github",
  available_start_date: "form.startDate",
} as const satisfies Record<FieldName, TextKey>;

export const isFieldName = (text: PropertyKey | undefined): text is FieldName =>
  text !== undefined && Object.hasOwn(fieldLabels, text);

const fieldNames = Object.keys(fieldLabels).filter(isFieldName);

/** The given fields in the order of the form, each once. */
export const inFormOrder = (names: readonly FieldName[]): FieldName[] =>
  fieldNames.filter((name) => names.includes(name));

/** The fields that the schema refuses in an empty form, known before it has loaded. */
export const requiredFields: readonly FieldName[] = [
  "full_name",
  "email",
  "position",
  "experience_level",
];

export const focusField = (name: FieldName) => focusById(name);

/** Where this browser stores the draft of an application. */
export const draftKey = "applicationDraft";

export const experienceLevels: readonly ExperienceLevel[] = ["intern", "entry", "mid", "senior"];
