import type * as z from "zod/mini";
import type { SubmitApplication } from "#contract/applications.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";

export type FieldName = keyof z.input<typeof SubmitApplication> | "resume";

/** What the fields hold, as typed. */
export type Values = Partial<Record<FieldName, string>>;

/** What is wrong with fields: keys of texts, or the server's own sentences. */
export type Problems = Partial<Record<FieldName, string>>;

/** The fields in the order of the form, each with the text of its label. A field's id is its name. */
export const fieldLabels = {
  full_name: "apply.fullName",
  email: "form.email",
  phone: "apply.phone",
  position: "apply.position",
  experience_level: "apply.experience",
  resume: "apply.resume.label",
  notes: "apply.coverLetter",
  portfolio_url: "apply.portfolio",
  linkedin_url: "apply.linkedin",
  github_url: "apply.github",
  available_start_date: "apply.startDate",
} as const satisfies Record<FieldName, TextKey>;

export const isFieldName = (text: PropertyKey | undefined): text is FieldName =>
  text !== undefined && Object.hasOwn(fieldLabels, text);

const fieldNames = Object.keys(fieldLabels).filter(isFieldName);

/** The given fields in the order of the form, each once. */
export const inFormOrder = (names: Iterable<FieldName>): FieldName[] => {
  const wanted = new Set(names);
  return fieldNames.filter((name) => wanted.has(name));
};

/** What the rules refuse in an empty form, known before they are here. */
export const requiredFields: readonly FieldName[] = [
  "full_name",
  "email",
  "position",
  "experience_level",
];

export function focusField(name: FieldName): void {
  document.getElementById(name)?.focus();
}
