import * as z from "zod/mini";
import { DayOrEmpty, Email, line } from "./fields.ts";
import { limits, settingLimits } from "./limits.ts";

const wholeNumber = (min: number, max: number, error: string) =>
  z.int(error).check(z.minimum(min, error), z.maximum(max, error));

/** What the owner decides while the site runs (design §9). */
export const Settings = z.object({
  /** Who is told of new applications; null leaves it to HR_EMAIL. */
  hrEmails: z.nullable(
    z.array(Email).check(z.maxLength(settingLimits.hrEmails, "field.hrEmails.many")),
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
  holidays: z.array(DayOrEmpty.check(z.refine((day) => day !== "", "field.date.invalid"))),
});
export type Settings = z.infer<typeof Settings>;

/** Only the keys that are sent change. */
export const UpdateSettings = z.partial(Settings);
export type UpdateSettings = z.infer<typeof UpdateSettings>;
