import * as z from "zod/mini";
import { type Language, languages } from "#contract/languages.ts";
import {
  emptyPosition,
  missingTexts,
  PositionFields,
  PositionSlug,
  UpdatePosition,
  withoutBullet,
} from "#contract/positions.ts";
import type { FormValues } from "#web/forms/values.ts";

/** The texts in two languages, and which of them are lists with one entry a line. */
const texts = ["title", "label", "summary"] as const;
export const lists = ["duties", "requirements", "benefits"] as const;
const translated = [...texts, ...lists] as const;

type TranslatedField = (typeof translated)[number];

/** The fields with a text in one language. */
export const translatedFields = translated.flatMap((text) =>
  languages.map((language) => ({ text, language, field: `${text}.${language}` as const })),
);

/** The fields without a language. */
const sharedFields = [
  "kind",
  "advertised",
  "workplace",
  "location",
  "openings",
  "skills",
  "salary.period",
  "salary.currency",
  "salary.min",
  "salary.max",
  "posted_on",
  "closes_on",
  "picture",
  "slug",
] as const;

type SharedField = (typeof sharedFields)[number];
export type Field = `${TranslatedField}.${Language}` | SharedField;

/** The names of the fields of the editor. The API names its errors the same way. */
export const fields: readonly Field[] = [
  ...translatedFields.map(({ field }) => field),
  ...sharedFields,
];

export type PositionValues = Readonly<Record<Field, string>>;

/** A position as the editor sends it. A new one may have no slug. */
const PositionInput = z.extend(
  z.omit(PositionFields, { slug: true, state: true, is_sample: true }),
  { slug: z.optional(PositionSlug) },
);
export type PositionInput = z.output<typeof PositionInput>;

/** The fields of the editor as texts. The name in the form is empty while it is the title. */
export function valuesOf(position: PositionInput): PositionValues {
  const { title, label, summary, duties, requirements, benefits, salary } = position;
  return {
    "title.en": title.en,
    "title.vi": title.vi,
    "label.en": label.en === title.en ? "" : label.en,
    "label.vi": label.vi === title.vi ? "" : label.vi,
    "summary.en": summary.en,
    "summary.vi": summary.vi,
    "duties.en": duties.en.join("\n"),
    "duties.vi": duties.vi.join("\n"),
    "requirements.en": requirements.en.join("\n"),
    "requirements.vi": requirements.vi.join("\n"),
    "benefits.en": benefits.en.join("\n"),
    "benefits.vi": benefits.vi.join("\n"),
    kind: position.kind,
    advertised: String(position.advertised),
    workplace: position.workplace,
    location: position.location,
    openings: String(position.openings),
    skills: position.skills.join("\n"),
    "salary.period": salary?.period ?? "",
    "salary.currency": salary?.currency ?? "VND",
    "salary.min": salary === null ? "" : String(salary.min),
    "salary.max": salary === null ? "" : String(salary.max),
    posted_on: position.posted_on ?? "",
    closes_on: position.closes_on ?? "",
    picture: position.picture,
    slug: position.slug ?? "",
  };
}

/** The fields of a new position. */
export const newValues = valuesOf(emptyPosition);

/** A copy starts without what belongs to the one position. */
export const copyOf = (position: PositionInput): PositionValues => ({
  ...valuesOf(position),
  slug: "",
  posted_on: "",
  closes_on: "",
});

/** The position in the fields, without any check. */
export function positionIn(values: FormValues) {
  const of = (name: Field) => values[name] ?? "";
  const lines = (name: Field) =>
    of(name)
      .split("\n")
      .map(withoutBullet)
      .filter((line) => line !== "");
  const inBoth = <Value>(read: (name: Field) => Value, text: TranslatedField) => ({
    en: read(`${text}.en`),
    vi: read(`${text}.vi`),
  });
  const line = (name: Field) => of(name).trim();
  const min = numberIn(of("salary.min"));
  const salary = {
    min,
    max: line("salary.max") === "" ? min : numberIn(of("salary.max")),
    currency: of("salary.currency"),
    period: of("salary.period"),
  };
  return {
    kind: of("kind"),
    advertised: of("advertised") === "true",
    title: inBoth(line, "title"),
    label: inBoth(line, "label"),
    summary: inBoth(line, "summary"),
    duties: inBoth(lines, "duties"),
    requirements: inBoth(lines, "requirements"),
    benefits: inBoth(lines, "benefits"),
    skills: lines("skills"),
    location: line("location"),
    workplace: of("workplace"),
    salary: salary.period === "" ? null : salary,
    openings: numberIn(of("openings")),
    posted_on: of("posted_on") || null,
    closes_on: of("closes_on") || null,
    picture: of("picture"),
    slug: line("slug") || undefined,
  };
}

/** A whole number, also with spaces, points or commas between its thousands. */
const numberIn = (text: string) => Number(text.replaceAll(/[\s.,]/g, "") || NaN);

/** The fields of texts that publishing needs and that are empty. */
export function missingIn(values: FormValues): string[] {
  const { advertised, title, summary, duties, requirements, benefits } = positionIn(values);
  const texts = { advertised, title, summary, duties, requirements, benefits };
  return missingTexts({ ...emptyPosition, slug: "", ...texts });
}

/** Reads the fields of the editor. Texts that publishing needs may be missing, unless `isPublic`. */
export const positionForm = (isPublic: boolean) =>
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((values, context): PositionInput => {
      const read = PositionInput.safeParse(positionIn(values));
      const missing = isPublic ? missingIn(values) : [];
      const issues = [
        ...missing.map((field) => ({ field, message: "field.position.missing" })),
        ...(read.error?.issues ?? []).map(({ path, message }) => ({
          field: fieldOf(path),
          message,
        })),
      ];
      for (const { field, message } of issues) {
        context.issues.push({ code: "custom", message, path: [field], input: values });
      }
      return read.data ?? z.NEVER;
    }),
  );

function fieldOf([first, second]: readonly PropertyKey[]): string {
  if (first === "salary") return `salary.${second === "max" ? "max" : "min"}`;
  const inLanguage = `${String(first)}.${String(second)}`;
  return fields.find((field) => field === inLanguage) ?? String(first);
}

/** The fields and languages that differ from the stored ones, for the API. */
export function changeOf(input: PositionInput, read: PositionValues) {
  const mine = valuesOf(input);
  const hasChanged = (field: Field) => mine[field] !== read[field];
  // A name in the form that is the title changes with it.
  const isSent = (text: TranslatedField, language: Language) =>
    hasChanged(`${text}.${language}`) ||
    (text === "label" && mine[`label.${language}`] === "" && hasChanged(`title.${language}`));
  const changed = translated.map((text) => {
    const sent = languages.filter((language) => isSent(text, language));
    return [text, Object.fromEntries(sent.map((language) => [language, sentText(text, language)]))];
  });
  function sentText(text: TranslatedField, language: Language) {
    return text === "label" ? mine[`label.${language}`] : input[text][language];
  }
  const others = sharedFields.filter(hasChanged).map((field) => {
    const [name = ""] = field.split(".");
    return [name, Reflect.get(input, name)];
  });
  return UpdatePosition.parse({
    ...Object.fromEntries(changed.filter(([, sent]) => Object.keys(sent ?? {}).length > 0)),
    ...Object.fromEntries(others),
  });
}
