import type * as z from "zod/mini";
import type {
  ExperienceLevel,
  SubmitApplication,
  SubmittedApplication,
} from "#contract/applications.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";

export type FieldName = keyof z.input<typeof SubmitApplication> | "resume";

/** What the fields hold, as typed. */
export type Values = Partial<Record<FieldName, string>>;

/** What is wrong with fields: keys of texts, or the server's own sentences. */
export type Problems = Partial<Record<FieldName, string>>;

/** A stored application as the applicant is told of it. */
export type SentApplication = {
  answer: SubmittedApplication;
  /** Undefined where the form may name another address by now. */
  email: string | undefined;
};

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

export const experienceTexts = {
  intern: "apply.experience.intern",
  entry: "apply.experience.entry",
  mid: "apply.experience.mid",
  senior: "apply.experience.senior",
} as const satisfies Record<ExperienceLevel, TextKey>;

const isLevel = (text: string): text is ExperienceLevel => Object.hasOwn(experienceTexts, text);

export const experienceLevels = Object.keys(experienceTexts).filter(isLevel);

/** The positions that can be chosen, by the kind of employment. */
export function openPositions(closed: readonly string[]) {
  const open = positions.filter(({ slug }) => !closed.includes(slug));
  return {
    fullTime: open.filter(({ kind }) => kind === "full-time"),
    internship: open.filter(({ kind }) => kind === "internship"),
  };
}

/** A position as the form shows it: its label, or the text itself where no position has that name. */
export const positionName = (text: string) => findPosition(positions, text)?.label ?? text;

/** Whether a text names a position that takes no applications. */
export function isClosedPosition(text: string, closed: readonly string[]): boolean {
  const position = findPosition(positions, text);
  return position !== undefined && closed.includes(position.slug);
}

/** The position an address asks for, as it was asked for; a slug is no name to show. */
export function askedName(asked: string): string {
  const found = findPosition(positions, asked);
  return found?.slug === asked.toLowerCase() ? found.label : asked;
}
