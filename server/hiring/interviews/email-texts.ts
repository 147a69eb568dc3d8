import { company } from "#content/company.ts";
import type { StandardKind } from "#contract/email-templates.ts";
import type { InterviewStage } from "#contract/interview-stage.ts";
import type { Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { InterviewsTable } from "#server/db/interview-tables.ts";
import { timeZone } from "#server/db/vietnam-time.ts";
import {
  applicantEmail,
  composeEmail,
  dayOf,
  ending,
  placeholderValues,
  staffEnding,
  standardText,
  translatorTo,
  type Email,
  type TextKey,
  type Translate,
} from "#server/mail/email.ts";
import { oneLine, subjectOf } from "#server/mail/subject.ts";
import type { Block } from "#server/mail/render-email.ts";

/** An interview in an email. `starts_at` is the agreed time, or the one that ended. */
type EmailedInterview = Pick<
  InterviewsTable,
  "application_id" | "starts_at" | "minutes" | "place" | "video_link" | "note"
> & {
  slots: readonly string[];
  people: readonly { name: string }[];
  guests?: readonly { name: string }[];
  /** `job_title` is null for a position that the applicant typed. */
  applicant: { full_name: string; job_title: string | null };
};

/** Kinds of interview emails to applicants. An offer has one time to confirm or several to choose from. */
export type ApplicantNews = Exclude<
  Extract<StandardKind, `interview_${string}`>,
  "interview_erased"
>;

/** A change of an interview that emails tell of, or its reminder. */
export type InterviewKind =
  | "offered"
  | "agreed"
  | "changed"
  | "moved"
  | "cancelled"
  | "declined"
  | "otherTimes"
  | "restored"
  | "guests"
  | "reminder";

export type TeamNews = Exclude<InterviewKind, "offered" | "guests"> | "left";

export type GuestNews = "invited" | "left" | "changed" | "moved" | "cancelled" | "reminder";

/**
 * An email to the applicant with the given text, else the standard one. The answer on the status page
 * decides, and the email says so.
 */
export function applicantInterviewEmail(
  language: Language,
  news: ApplicantNews,
  {
    statusLink,
    reason = null,
    stage,
    ...interview
  }: EmailedInterview & {
    statusLink: string;
    reason?: string | null | undefined;
    stage?: InterviewStage;
  },
  given = standardText(language, news),
): Email {
  const t = translatorTo(language);
  const { application_id: id, applicant, slots } = interview;
  const { full_name: fullName, job_title: jobTitle } = applicant;
  const values = {
    ...placeholderValues(language, { id, fullName, jobTitle, statusLink }),
    time: timeText(language, interview),
  };
  const isOffer = news === "interview_offered" || news === "interview_moved";
  const isOver = news === "interview_cancelled" || news === "interview_declined";
  const question = slots.length === 1 ? "interview.confirm" : "interview.choose";
  const note = interview.note.trim();
  return applicantEmail("interview", language, {
    fullName,
    given,
    values,
    ofSubject: { time: shortTimeOf(language, interview, news !== "interview_agreed") },
    blocks: [
      ...(reason === null ? [] : [{ paragraph: reason }]),
      ...(isOffer ? [{ paragraph: t(question) }] : []),
      ...(stage === "other_times" ? [{ paragraph: t("interview.timeHolds") }] : []),
      ...(stage === "declined" ? [{ paragraph: t("interview.goesOn") }] : []),
      ...(isOver ? [] : [detailsBlock(language, interview, isOffer)]),
      ...(isOver || note === "" ? [] : [{ paragraph: note }]),
      ...(isOver ? [] : [{ paragraph: t(isOffer ? "interview.answer" : "interview.change") }]),
      { label: t(isOffer ? "interview.open.answer" : "status.link"), link: statusLink },
      ...ending(t, t("status.link.note")),
    ],
  });
}

export function teamInterviewEmail(
  language: Language,
  news: TeamNews,
  interview: EmailedInterview,
  /** `message` is the reason or the wish of the applicant; `by` is who made the change, none for a reminder. */
  { link, message, by }: { link: string; message: string; by: string | undefined },
): Email {
  const t = translatorTo(language);
  const values = { name: shortName(interview), time: timeText(language, interview) };
  const subject = subjectOf(t(`interviewTeam.${news}.subject`), {
    ...values,
    time: shortTimeOf(language, interview),
  });
  const about: Lines = [
    ["interview.position", interview.applicant.job_title ?? ""],
    ["email.receipt", receiptNumber(interview.application_id)],
    ["interviewTeam.by", by ?? ""],
  ];
  const withGuests = { ...interview, people: [...interview.people, ...(interview.guests ?? [])] };
  const isOver = !["agreed", "changed", "restored", "reminder"].includes(news);
  return composeEmail("interview_team", language, subject, [
    { paragraph: t(`interviewTeam.${news}.news`, values) },
    ...(message.trim() === "" ? [] : [{ paragraph: message.trim() }]),
    isOver ? { details: linesOf(t, about) } : detailsBlock(language, withGuests, false, about),
    ...staffEnding(t, "new.open", link),
  ]);
}

const guestTexts = {
  invited: ["interviewTeam.agreed.subject", "interviewGuest.invited"],
  changed: ["interviewTeam.changed.subject", "interviewTeam.changed.news"],
  moved: ["interviewTeam.moved.subject", "interviewGuest.moved"],
  cancelled: ["interviewTeam.cancelled.subject", "interviewTeam.cancelled.news"],
  left: ["interviewTeam.left.subject", "interviewGuest.left"],
  reminder: ["interviewTeam.reminder.subject", "interviewTeam.reminder.news"],
} as const satisfies Record<GuestNews, readonly [TextKey, TextKey]>;

/** An email to a guest: when, where, with whom and for which position, and nothing else of the application. */
export function guestInterviewEmail(
  language: Language,
  news: GuestNews,
  interview: EmailedInterview,
  reason: string | null | undefined,
): Email {
  const t = translatorTo(language);
  const time = timeText(language, interview);
  const values = { name: shortName(interview), time, company: company.name };
  const [subject, text] = guestTexts[news];
  const isOver = news === "left" || news === "moved" || news === "cancelled";
  const position = interview.applicant.job_title ?? t("interview.unlisted");
  const shortTime = { ...values, time: shortTimeOf(language, interview) };
  return composeEmail("interview_guest", language, subjectOf(t(subject), shortTime), [
    { paragraph: t(text, values) },
    ...(reason ? [{ paragraph: reason }] : []),
    ...(isOver
      ? []
      : [detailsBlock(language, interview, false, [["interview.position", position]])]),
    ...ending(t, t("interviewGuest.note", values)),
  ]);
}

function detailsBlock(
  language: Language,
  { application_id, starts_at, slots, minutes, place, video_link, people }: EmailedInterview,
  isOffer: boolean,
  last: Lines = [["email.receipt", receiptNumber(application_id)]],
): Block {
  const t = translatorTo(language);
  const times = isOffer || starts_at === null ? slots : [starts_at];
  const lines: Lines = [
    ...times.map((time, index): [TextKey, string] => [
      times.length === 1 ? "interview.time" : (numbered[index] ?? "interview.time"),
      timeOf(language, time, minutes),
    ]),
    ["interview.place", place],
    ["interview.video", video_link],
    ["interview.people", people.map(({ name }) => oneLine(name)).join(", ")],
    ...last,
  ];
  return { details: linesOf(t, lines) };
}

type Lines = [label: TextKey, value: string][];

/** The lines that have a value, with their labels. */
const linesOf = (t: Translate, lines: Lines) =>
  lines
    .filter(([, value]) => value !== "")
    .map(([key, value]): [string, string] => [t(key), value]);

const numbered = ["interview.time.1", "interview.time.2", "interview.time.3"] as const;

/** The agreed time in words, else the offered ones. */
export const timeText = (
  language: Language,
  { starts_at, slots, minutes }: Pick<EmailedInterview, "starts_at" | "slots" | "minutes">,
) =>
  (starts_at === null ? slots : [starts_at])
    .map((time) => timeOf(language, time, minutes))
    .join("; ");

/** The time for a subject, such as "09:00 Sat 28 Nov"; with "…" for the first of several. */
export function shortTimeOf(
  language: Language,
  { starts_at, slots }: Pick<EmailedInterview, "starts_at" | "slots">,
  isShort = true,
): string {
  const [first, second] = starts_at === null ? slots : [starts_at];
  if (first === undefined) return "";
  const at = new Date(first);
  const isEnglish = language === "en";
  const locale = isEnglish ? "en-GB" : "vi-VN";
  const style = isEnglish ? "short" : "narrow";
  const weekday = at.toLocaleDateString(locale, { weekday: isShort ? style : "long", timeZone });
  // In English, since Vietnamese would write 28-11.
  const day = at.toLocaleDateString("en-GB", {
    day: isEnglish ? "numeric" : "2-digit",
    month: isEnglish ? "short" : "2-digit",
    timeZone,
  });
  return `${clock(at)} ${weekday} ${day}${second === undefined ? "" : "…"}`;
}

const clock = (at: Date) =>
  at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });

const shortName = ({ applicant, application_id }: EmailedInterview) =>
  oneLine(applicant.full_name).slice(0, 100) || receiptNumber(application_id);

/** A time in Vietnam, in words, with its end and its zone. */
function timeOf(language: Language, startsAt: string, minutes: number): string {
  const start = new Date(startsAt);
  const hours = `${clock(start)}–${clock(new Date(start.getTime() + minutes * 60_000))}`;
  const locale = language === "en" ? "en-GB" : "vi-VN";
  const weekday = start.toLocaleDateString(locale, { weekday: "long", timeZone });
  const day = `${weekday}, ${dayOf(language, startsAt)}`;
  return language === "en"
    ? `${day}, ${hours} (Vietnam time, GMT+7)`
    : `${hours}, ${day} (giờ Việt Nam, GMT+7)`;
}
