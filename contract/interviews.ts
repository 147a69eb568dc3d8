import * as z from "zod/mini";
import {
  Email,
  Id,
  LinkToken,
  multiLineText,
  PersonName,
  singleLineText,
  urlOrEmpty,
} from "./fields.ts";
import { InterviewStage } from "./interview-stage.ts";
import { interviewLimits as limits } from "./limits.ts";

/**
 * The state of an interview: `offered` waits for the applicant, `agreed` has a time, `declined` was ended by
 * the applicant and `cancelled` by the company or with its application.
 */
export const InterviewState = z.enum(["offered", "agreed", "declined", "cancelled"]);
export type InterviewState = z.infer<typeof InterviewState>;

/** The states of an interview that may still take place until its last time is over. */
export const openStates = ["offered", "agreed"] as const satisfies readonly InterviewState[];

/** The end of the agreed time, or of the last offered one, in milliseconds. */
export const endOfInterview = (times: readonly string[], minutes: number): number =>
  Math.max(...times.map((time) => Date.parse(time))) + minutes * 60_000;

/** An instant with any offset, stored in UTC: of these years, since databases and calendars know others less. */
const Instant = z.iso
  .datetime({ offset: true, error: "field.interviewTime.invalid", abort: true })
  .check(
    z.overwrite((text) => new Date(text).toISOString()),
    z.refine((text) => /^(?:19|20)\d\d-/.test(text), "field.interviewTime.invalid"),
  );

const Slot = z.object({ starts_at: Instant });

/** One to three times, in their order. */
const Slots = z.array(Slot, "field.interviewSlots.required").check(
  z.minLength(1, "field.interviewSlots.required"),
  z.maxLength(limits.slots, "field.interviewSlots.many"),
  z.refine(
    (slots) => new Set(slots.map(({ starts_at }) => starts_at)).size === slots.length,
    "field.interviewSlots.twice",
  ),
  z.overwrite((slots) => [...slots].sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1))),
);

const Minutes = z
  .int("field.interviewMinutes.invalid")
  .check(
    z.minimum(limits.minutes.min, "field.interviewMinutes.invalid"),
    z.maximum(limits.minutes.max, "field.interviewMinutes.invalid"),
  );

const Interviewers = z.array(Id, "field.interviewers.required").check(
  z.minLength(1, "field.interviewers.required"),
  z.maxLength(limits.interviewers, "field.interviewers.many"),
  z.overwrite((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
);

/** Somebody without an account who joins, such as a customer. Only staff see the address. */
export const Guest = z.object({ name: PersonName, email: Email });
export type Guest = z.infer<typeof Guest>;

const Guests = z.array(Guest).check(z.maxLength(limits.guests, "field.guests.many"));

const details = {
  slots: Slots,
  minutes: Minutes,
  /** Empty for a video call. */
  place: z._default(singleLineText(limits.place), ""),
  video_link: z._default(urlOrEmpty("field.videoLink.invalid"), ""),
  /** Shown to the applicant. */
  note: z._default(multiLineText(limits.note), ""),
  /** The members of staff who join. */
  interviewers: Interviewers,
  guests: z._default(Guests, []),
};

/** An offer of one to three times, at a place, by video, or both. */
export const OfferInterview = z
  .object({
    ...details,
    /** The applicant has agreed already, such as by phone: one time, of which both sides are told. */
    agreed: z.optional(z.boolean("field.active.invalid")),
  })
  .check(
    z.refine(({ place, video_link }) => place !== "" || video_link !== "", {
      error: "field.interviewPlace.required",
      path: ["place"],
    }),
    z.refine(({ agreed, slots }) => agreed !== true || slots.length === 1, {
      error: "field.interviewSlots.single",
      path: ["slots"],
    }),
  );
export type OfferInterview = z.infer<typeof OfferInterview>;

/** Only the keys that are sent change. New `slots` offer the interview again. */
export const UpdateInterview = z
  .object({
    slots: z.optional(Slots),
    minutes: z.optional(Minutes),
    place: z.optional(singleLineText(limits.place)),
    video_link: z.optional(urlOrEmpty("field.videoLink.invalid")),
    note: z.optional(multiLineText(limits.note)),
    interviewers: z.optional(Interviewers),
    guests: z.optional(Guests),
    state: z.optional(z.literal("cancelled", "field.interviewState.invalid")),
    /** Told to everybody who joins, with `state: cancelled`. */
    cancel_reason: z.optional(multiLineText(limits.answer)),
  })
  .check(
    z.refine(({ state, cancel_reason }) => cancel_reason === undefined || state !== undefined, {
      error: "field.interviewState.invalid",
      path: ["cancel_reason"],
    }),
  );
export type UpdateInterview = z.infer<typeof UpdateInterview>;

const Person = z.object({ id: Id, name: z.string() });

/** The interview in lists of applications: the newest open one. */
export const InterviewOfApplication = z.object({
  id: Id,
  state: InterviewState,
  /** The agreed time; null before. */
  starts_at: z.nullable(z.string()),
});
export type InterviewOfApplication = z.infer<typeof InterviewOfApplication>;

const SharedInterview = z.extend(InterviewOfApplication, {
  /** The offered times, earliest first; for the applicant those that can still be chosen. */
  slots: z.array(Slot),
  minutes: z.number(),
  place: z.string(),
  video_link: z.string(),
  note: z.string(),
  /** Why the company has cancelled it; null where it does not say. */
  cancel_reason: z.nullable(z.string()),
});

/** An interview as staff see it. */
export const Interview = z.extend(SharedInterview, {
  application_id: Id,
  interviewers: z.array(Person),
  guests: z.array(z.object({ name: z.string(), email: z.string() })),
  /** The reason for declining; empty without one. */
  decline_reason: z.nullable(z.string()),
  /** The applicant's request for other times. */
  other_times: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Interview = z.infer<typeof Interview>;

/** The interviews of an application, newest first. */
export const Interviews = z.object({ interviews: z.array(Interview) });
export type Interviews = z.infer<typeof Interviews>;

/** The interview after an undo; null after the undo of an offer. */
export const UndoneInterview = z.object({ interview: z.nullable(Interview) });
export type UndoneInterview = z.infer<typeof UndoneInterview>;

/** An interview in the dashboard. */
export const ListedInterview = z.extend(Interview, {
  full_name: z.string(),
  job_title: z.string(),
});
export type ListedInterview = z.infer<typeof ListedInterview>;

/** The interviews of the next days, and the open offers. */
export const InterviewAgenda = z.object({
  /** Agreed for today. */
  today: z.array(ListedInterview),
  /** Agreed for the next seven days. */
  week: z.array(ListedInterview),
  /** Agreed for this week and the next, from Monday on. */
  weeks: z.array(ListedInterview),
  /** Agreed for the days after the next seven. */
  later: z.array(ListedInterview),
  /** Offers without an answer, and applicants who ask for other times. */
  waiting: z.array(ListedInterview),
});
export type InterviewAgenda = z.infer<typeof InterviewAgenda>;

/** Times to check for clashes; `except` is the interview that is being moved. */
export const CheckClashes = z.object({
  slots: Slots,
  minutes: Minutes,
  interviewers: Interviewers,
  except: z.optional(Id),
});
export type CheckClashes = z.infer<typeof CheckClashes>;

/** Another interview of the same people that overlaps one of the times. */
export const Clash = z.object({
  /** The offered time. */
  slot: z.string(),
  /** The time of the other interview, agreed or offered. */
  starts_at: z.string(),
  minutes: z.number(),
  state: InterviewState,
  full_name: z.string(),
  /** The people who would join both. */
  people: z.array(z.string()),
});
export type Clash = z.infer<typeof Clash>;

export const Clashes = z.object({
  clashes: z.array(Clash),
  /** The offered times on weekends and holidays. */
  days_off: z.array(z.string()),
});
export type Clashes = z.infer<typeof Clashes>;

/** The places of the newest interviews, to choose from. */
export const InterviewPlaces = z.object({ places: z.array(z.string()) });

/** An interview as the applicant sees it. */
export const PortalInterview = z.extend(SharedInterview, {
  /** The names of those who join. */
  interviewers: z.array(z.string()),
  stage: InterviewStage,
  /** What the applicant has written: other times that would suit, and why not. */
  other_times: z.nullable(z.string()),
  decline_reason: z.nullable(z.string()),
  /** Whether it can be declined or moved: it is open and not over. */
  can_answer: z.boolean(),
  /** The end of the time in which a decline can be taken back; null where it cannot. */
  restorable_until: z.nullable(z.string()),
  /** The agreed time as an iCalendar file, and the link that adds it to Google Calendar; null before it is agreed and once it is over. */
  calendar: z.nullable(z.object({ file: z.string(), google_url: z.string() })),
});
export type PortalInterview = z.infer<typeof PortalInterview>;

/** The applicant's answer to an offer, or a change of mind about an agreed time. */
export const AnswerInterview = z.discriminatedUnion(
  "action",
  [
    z.object({ token: LinkToken, action: z.literal("pick"), starts_at: Instant }),
    z.object({
      token: LinkToken,
      action: z.literal("decline"),
      reason: z._default(multiLineText(limits.answer), ""),
    }),
    z.object({
      token: LinkToken,
      action: z.literal("other_times"),
      message: multiLineText(limits.answer).check(
        z.refine((text) => text.trim() !== "", "field.otherTimes.required"),
      ),
    }),
    /** Takes a decline back. */
    z.object({ token: LinkToken, action: z.literal("restore") }),
  ],
  "field.interviewAnswer.invalid",
);
export type AnswerInterview = z.infer<typeof AnswerInterview>;

/** The address of a new calendar feed. It is shown once; only a hash of its key is stored. */
export const CalendarFeed = z.object({ url: z.string() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Whether the account has a calendar feed. */
export const CalendarFeedState = z.object({ created_at: z.nullable(z.string()) });
export type CalendarFeedState = z.infer<typeof CalendarFeedState>;

export const CalendarFeedQuery = z.object({ key: z.optional(z.string().check(z.maxLength(200))) });
