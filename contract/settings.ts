import * as z from "zod/mini";
import { DayOrEmpty, Email, line } from "./fields.ts";
import { Language } from "./languages.ts";
import { limits, settingLimits } from "./limits.ts";

const wholeNumber = (min: number, max: number, error: string) =>
  z.int(error).check(z.minimum(min, error), z.maximum(max, error));

const differ = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** What the owner decides while the site runs (design §9). */
export const Settings = z.object({
  /** Who is told of new applications; null leaves it to HR_EMAIL. */
  hrEmails: z.nullable(
    z
      .array(Email)
      .check(
        z.maxLength(settingLimits.hrEmails, "field.hrEmails.many"),
        z.refine(differ, "field.hrEmails.twice"),
      ),
  ),
  /** What language each of them gets e-mails in, by address; English where none is named. */
  hrLanguages: z
    .record(Email, Language)
    .check(
      z.refine(
        (languages) => Object.keys(languages).length <= settingLimits.hrEmails,
        "field.hrEmails.many",
      ),
    ),
  /** Slugs of positions that take no applications now. */
  closedPositions: z.array(line(limits.position.max)),
  /** How long a rejection waits before its letter leaves. */
  rejectionHoldHours: wholeNumber(
    0,
    settingLimits.rejectionHoldHours,
    "field.rejectionHold.invalid",
  ),
  /** Days after which rejected and withdrawn applications are erased; null keeps them. */
  retentionDays: z.nullable(
    wholeNumber(
      settingLimits.retentionDays.min,
      settingLimits.retentionDays.max,
      "field.retention.invalid",
    ),
  ),
  /** Whether every administrator must sign in in two steps. */
  adminsNeedTwoStep: z.boolean("field.active.invalid"),
  /** Days besides weekends that are no business days. */
  holidays: z
    .array(DayOrEmpty.check(z.refine((day) => day !== "", "field.date.invalid")))
    .check(
      z.maxLength(settingLimits.holidays, "field.holidays.many"),
      z.refine(differ, "field.holidays.twice"),
    ),
});
export type Settings = z.infer<typeof Settings>;

/** The settings as the panel reads them. */
export const SettingsRecord = z.extend(Settings, {
  /** Who HR_EMAIL names, and is told while nobody is named in the settings. */
  hrEmailFallback: z.nullable(z.string()),
  /** Whether anybody has decided yet how long applications are kept. */
  retentionChosen: z.boolean(),
  /** Stands for these very values: a change with another one as its If-Match is refused. */
  version: z.string(),
});
export type SettingsRecord = z.infer<typeof SettingsRecord>;

/** Only the keys that are sent change. What is asked of sign-ins has a call and rules of its own. */
export const UpdateSettings = z.partial(z.omit(Settings, { adminsNeedTwoStep: true }));
export type UpdateSettings = z.infer<typeof UpdateSettings>;

/** The days a retention time would have. */
export const RetentionQuery = z.object({
  days: z.pipe(
    z.string("field.retention.invalid").check(z.regex(/^\d{1,5}$/, "field.retention.invalid")),
    z.pipe(
      z.transform(Number),
      wholeNumber(
        settingLimits.retentionDays.min,
        settingLimits.retentionDays.max,
        "field.retention.invalid",
      ),
    ),
  ),
});
export type RetentionQuery = z.infer<typeof RetentionQuery>;

/** How many applications would be erased now, and how many more but for a legal hold. */
export const RetentionForecast = z.object({ due: z.number(), held: z.number() });
export type RetentionForecast = z.infer<typeof RetentionForecast>;
