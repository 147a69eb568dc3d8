import * as z from "zod/mini";
import { Day, EnteredDay, Id, singleLineText, title } from "./fields.ts";
import { Language, languages } from "./languages.ts";
import { positionLimits as limits } from "./limits.ts";

export const PositionKind = z.enum(["full-time", "internship"], "field.positionKind.invalid");
export type PositionKind = z.infer<typeof PositionKind>;

/** A draft is seen in the panel alone, as is any position before the day of `posted_on`; a closed position keeps its page and takes no applications. */
export const PositionState = z.enum(["draft", "open", "closed"], "field.positionState.invalid");
export type PositionState = z.infer<typeof PositionState>;

export const Workplace = z.enum(["on-site", "hybrid", "remote"], "field.workplace.invalid");
export type Workplace = z.infer<typeof Workplace>;

const wholeNumber = (min: number, max: number) =>
  z
    .int("field.number.invalid")
    .check(z.minimum(min, "field.number.invalid"), z.maximum(max, "field.number.invalid"));

/** The gross pay of a month or a year, in whole units of the currency. */
export const Salary = z
  .object({
    min: wholeNumber(0, limits.salary),
    max: wholeNumber(0, limits.salary),
    currency: z.enum(["VND", "USD"], "field.currency.invalid"),
    period: z.enum(["month", "year"], "field.period.invalid"),
  })
  .check(z.refine(({ min, max }) => min <= max, "field.salary.order"));
export type Salary = z.infer<typeof Salary>;

const line = (max: number) => singleLineText(max);
/** A pasted line without its dash or bullet: the page shows its own. */
export const withoutBullet = (text: string) =>
  text.replace(/^\s*(?:[-–—*·]\s+|[•●▪◦‣∙]\s*)+/u, "").trim();

const lines = (count: number, max: number) =>
  z
    .array(
      line(max).check(z.overwrite(withoutBullet), z.minLength(1, "field.list.blank")),
      "field.list.invalid",
    )
    .check(z.maxLength(count, "field.list.long"));

/** A text in each language; an empty one is missing. */
const texts = (max: number) => z.object({ en: line(max), vi: line(max) });
const name = title(limits.title);
/** A name that readers see: no picture and no page can show one of invisible characters. */
const names = z.object({ en: name, vi: name });
const lists = z.object({
  en: lines(limits.items, limits.item),
  vi: lines(limits.items, limits.item),
});

/** Pages and feeds below /careers, and the site's other addresses. */
const reservedSlugs: readonly string[] = [
  "apply",
  "feed",
  "new",
  "404",
  "admin",
  "api",
  "about",
  "solutions",
  "projects",
  "clients",
  "team",
  "careers",
  "contact",
  "privacy-policy",
  "terms-of-service",
  "login",
  "signup",
  "forgot-password",
  "reset-password",
  "confirm-email",
  "dashboard",
  "profile",
  "settings",
  "application-status",
];

/** The last part of the address of a position's page, and what an application stores as its job. */
export const PositionSlug = z.string("field.slug.invalid").check(
  z.trim(),
  z.maxLength(limits.slug, { error: "field.slug.invalid", abort: true }),
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "field.slug.invalid"),
  z.refine((slug) => !reservedSlugs.includes(slug), "field.slug.reserved"),
);

const DayOrNull = z.nullable(Day);

/** The fields that administrators edit. Texts are plain. */
export const PositionFields = z.object({
  slug: PositionSlug,
  kind: PositionKind,
  state: PositionState,
  /** Whether it has a card and its own page, or is only an option of the form. */
  advertised: z.boolean("field.active.invalid"),
  /** Its name on the careers page. */
  title: names,
  /** Its name in the form. */
  label: names,
  summary: texts(limits.summary),
  duties: lists,
  requirements: lists,
  benefits: lists,
  skills: lines(limits.items, limits.skill),
  /** Empty means the company's address. */
  location: line(limits.location),
  workplace: Workplace,
  salary: z.nullable(Salary),
  openings: wholeNumber(1, limits.openings),
  /** Null until the position is first published. */
  posted_on: DayOrNull,
  /** The last day for applications, in Vietnam time. */
  closes_on: DayOrNull,
  /** The name of its look, one of content/position-pictures.ts. */
  picture: line(limits.slug),
  /** A sample is no vacancy: search engines are told of it only once this is false. */
  is_sample: z.boolean("field.active.invalid"),
});
export type PositionFields = z.infer<typeof PositionFields>;

/** The fields of a new position. */
export const emptyPosition: Omit<PositionFields, "slug"> = {
  kind: "full-time",
  state: "draft",
  advertised: true,
  title: { en: "", vi: "" },
  label: { en: "", vi: "" },
  summary: { en: "", vi: "" },
  duties: { en: [], vi: [] },
  requirements: { en: [], vi: [] },
  benefits: { en: [], vi: [] },
  skills: [],
  location: "",
  workplace: "on-site",
  salary: null,
  openings: 1,
  posted_on: null,
  closes_on: null,
  picture: "general",
  is_sample: false,
};

/** A position as everybody may read it. */
export const Position = z.extend(z.omit(PositionFields, { is_sample: true }), {
  id: Id,
  updated_at: z.string(),
});
export type Position = z.infer<typeof Position>;

/** A position as administrators read it. */
export const StaffPosition = z.extend(Position, {
  is_sample: z.boolean(),
  /** Its place in lists, from 0. */
  order: z.number(),
  /** Earlier slugs, which lead to this position. */
  former_slugs: z.array(z.string()),
  /** Texts that publishing needs, such as `title.vi`. */
  missing: z.array(z.string()),
  created_at: z.string(),
  /** The number of its applications without suspected spam, and how many of them wait for a decision. */
  applications: z.number(),
  waiting: z.number(),
  /** Of the last 30 days. */
  recent_applications: z.number(),
  recent_views: z.number(),
});
export type StaffPosition = z.infer<typeof StaffPosition>;

/** The public gets `Position`; administrators who ask for a state get `StaffPosition`. */
export const PositionList = z.object({ positions: z.array(z.union([StaffPosition, Position])) });
export type PositionList = z.infer<typeof PositionList>;

export const PositionListQuery = z.object({
  state: z.optional(z.enum([...PositionState.options, "all"], "field.positionState.invalid")),
});
export type PositionListQuery = z.infer<typeof PositionListQuery>;

const someTexts = (max: number) => z.partial(texts(max));
const someLists = z.partial(lists);

/** Only the given fields and languages change. `order` moves the position to that place. */
export const UpdatePosition = z.extend(z.partial(PositionFields), {
  title: z.optional(someTexts(limits.title)),
  label: z.optional(someTexts(limits.title)),
  summary: z.optional(someTexts(limits.summary)),
  duties: z.optional(someLists),
  requirements: z.optional(someLists),
  benefits: z.optional(someLists),
  posted_on: z.optional(z.nullable(EnteredDay)),
  closes_on: z.optional(z.nullable(EnteredDay)),
  order: z.optional(wholeNumber(0, limits.positions)),
});
export type UpdatePosition = z.infer<typeof UpdatePosition>;

/** A draft unless `state` is given. Without a slug it is made from the title. */
export const CreatePosition = z.omit(UpdatePosition, { order: true });
export type CreatePosition = z.infer<typeof CreatePosition>;

/** The texts that an advertised position needs in both languages before it is published. */
const neededTexts = ["title", "summary"] as const;
const neededLists = ["duties", "requirements"] as const;

/** The texts that publishing needs, such as `title.vi`. A text in one language needs the other one. */
export function missingTexts(position: PositionFields): string[] {
  const { advertised, benefits } = position;
  const isMissing = (language: Language) => [
    ...(advertised ? neededTexts : (["title"] as const)).filter(
      (field) => position[field][language] === "",
    ),
    ...(advertised ? neededLists.filter((field) => position[field][language].length === 0) : []),
    ...(benefits[language].length === 0 && benefits.en.length + benefits.vi.length > 0
      ? ["benefits"]
      : []),
  ];
  return languages.flatMap((language) =>
    isMissing(language).map((field) => `${field}.${language}`),
  );
}

/** A position in one language, as a list of the site shows it. */
export const PositionCard = z.extend(
  z.pick(PositionFields, {
    slug: true,
    kind: true,
    skills: true,
    location: true,
    workplace: true,
    salary: true,
    closes_on: true,
    picture: true,
  }),
  { title: z.string(), summary: z.string() },
);
export type PositionCard = z.infer<typeof PositionCard>;

const Lines = z.array(z.string());

/** A position in one language, as its own page shows it. */
export const PositionText = z.extend(PositionCard, {
  ...z.pick(PositionFields, {
    state: true,
    openings: true,
    posted_on: true,
    is_sample: true,
  }).shape,
  duties: Lines,
  requirements: Lines,
  benefits: Lines,
});
export type PositionText = z.infer<typeof PositionText>;

/** The positions on one page, in its language; other pages get none. */
export const PagePositions = z.object({
  /** On the careers page all open advertised ones, on a position's page a few similar ones. */
  cards: z.optional(z.array(PositionCard)),
  /** On the careers page: the business days within which applicants are usually answered, where they are known. */
  answer_days: z.optional(z.number()),
  /** The page's own position, open or closed. */
  position: z.optional(PositionText),
  /** The choices of the form, in their order, with other texts that name them in an address. */
  options: z.optional(
    z.array(
      z.object({
        slug: z.string(),
        kind: PositionKind,
        label: z.string(),
        title: z.string(),
        isClosed: z.boolean(),
        names: Lines,
      }),
    ),
  ),
});
export type PagePositions = z.infer<typeof PagePositions>;

export const SitePositionsQuery = z.object({
  path: z.string("field.text.invalid").check(z.maxLength(200, "field.text.long")),
  language: Language,
});
