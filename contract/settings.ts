import * as z from "zod/mini";
import { Day, Email, EnteredDay } from "./fields.ts";
import { Language } from "./languages.ts";
import { settingLimits } from "./limits.ts";
import type { Role } from "./roles.ts";

const wholeNumber = (min: number, max: number, error: string) =>
  z.int(error).check(z.minimum(min, error), z.maximum(max, error));

const differ = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

const holidays = (day: typeof Day) =>
  z
    .array(day)
    .check(
      z.maxLength(settingLimits.holidays, "field.holidays.many"),
      z.refine(differ, "field.holidays.twice"),
    );

const ClockTime = z
  .string("field.clockTime.invalid")
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "field.clockTime.invalid"));

const requestDays = wholeNumber(1, settingLimits.privacyRequestDays, "field.requestDays.invalid");

/** The settings that an administrator changes while the site runs. */
export const Settings = z.object({
  /** The recipients of emails about new applications; null uses HR_EMAIL. */
  hrEmails: z.nullable(
    z
      .array(Email)
      .check(
        z.maxLength(settingLimits.hrEmails, "field.hrEmails.many"),
        z.refine(differ, "field.hrEmails.twice"),
      ),
  ),
  /** The language of their emails, by address; English by default. */
  hrLanguages: z
    .record(Email, Language)
    .check(
      z.refine(
        (languages) => Object.keys(languages).length <= settingLimits.hrEmails,
        "field.hrEmails.many",
      ),
    ),
  /** The address that gets applicants' answers to emails; null uses the first recipient. */
  replyTo: z.nullable(Email),
  /** The delay of rejection emails. */
  rejectionHoldHours: wholeNumber(
    0,
    settingLimits.rejectionHoldHours,
    "field.rejectionHold.invalid",
  ),
  /** When the emails of rejections leave after their delay: on business days, by the company's clock. */
  rejectionHours: z
    .object({ from: ClockTime, to: ClockTime })
    .check(z.refine(({ from, to }) => from < to, "field.rejectionHours.order")),
  /** Days after which rejected and withdrawn applications are erased; null keeps them. */
  retentionDays: z.nullable(
    wholeNumber(
      settingLimits.retentionDays.min,
      settingLimits.retentionDays.max,
      "field.retention.invalid",
    ),
  ),
  /** Days after which accepted applications are erased; null keeps them. */
  acceptedRetentionDays: z.nullable(
    wholeNumber(
      settingLimits.retentionDays.min,
      settingLimits.retentionDays.max,
      "field.retention.invalid",
    ),
  ),
  /** Days in which requests of people are answered, by their kind. */
  privacyRequestDays: z.object({
    copy: requestDays,
    correction: requestDays,
    restriction: requestDays,
    consent_withdrawal: requestDays,
    erasure: requestDays,
  }),
  /** Whether administrators must use two-step sign-in. */
  adminsNeedTwoStep: z.boolean("field.active.invalid"),
  /** Whether recruiters must use two-step sign-in. */
  recruitersNeedTwoStep: z.boolean("field.active.invalid"),
  /** Whether recruiters may export lists of applications. */
  recruitersMayExport: z.boolean("field.active.invalid"),
  /** Whether applicants are told once that the promised answer is late. */
  sendsApologies: z.boolean("field.active.invalid"),
  /** Days besides weekends that are not business days. */
  holidays: holidays(Day),
});
export type Settings = z.infer<typeof Settings>;

/** The setting that requires two-step sign-in of a role. */
export const twoStepRules = {
  admin: "adminsNeedTwoStep",
  recruiter: "recruitersNeedTwoStep",
} as const satisfies Partial<Record<Role, keyof Settings>>;

/** The settings as the panel reads them. */
export const SettingsRecord = z.extend(Settings, {
  /** The value of HR_EMAIL, used while `hrEmails` is null. */
  hrEmailFallback: z.nullable(z.string()),
  /** Whether an administrator has decided how long applications are kept. */
  retentionChosen: z.boolean(),
  /** The version of these values for If-Match. */
  version: z.string(),
});
export type SettingsRecord = z.infer<typeof SettingsRecord>;

/** Only the keys that are sent change. */
export const UpdateSettings = z.extend(z.partial(Settings), {
  holidays: z.optional(holidays(EnteredDay)),
});
export type UpdateSettings = z.infer<typeof UpdateSettings>;

/** The retention period to forecast, in days. */
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

/** The numbers of applications that would be erased now and that a legal hold would keep. */
export const RetentionForecast = z.object({ due: z.number(), held: z.number() });
export type RetentionForecast = z.infer<typeof RetentionForecast>;

/** Why nothing is erased: the forecast is unseen, too many would be, or the clock has jumped. */
export const RetentionPause = z.enum(["unseen", "many", "clock"]);
export type RetentionPause = z.infer<typeof RetentionPause>;

/** What the settings erase. */
export const RetentionState = z.extend(RetentionForecast, {
  /** Erased by then, with those of `due`. */
  within_30_days: z.number(),
  /** Without a decision, for positions that are closed: they are kept until somebody decides. */
  undecided_closed: z.number(),
  paused: z.nullable(RetentionPause),
});
export type RetentionState = z.infer<typeof RetentionState>;
