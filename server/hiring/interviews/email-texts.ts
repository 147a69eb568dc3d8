import type { StandardKind } from "#contract/email-templates.ts";
import type { Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { InterviewsTable } from "#server/db/interview-tables.ts";
import { timeZone } from "#server/db/vietnam-time.ts";
import {
  applicantEmail,
  composeEmail,
  dayOf,
  ending,
  oneLine,
  placeholderValues,
  staffEnding,
  standardText,
  translatorTo,
  type Block,
  type Email,
  type TextKey,
  type Translate,
} from "#server/mail/email.ts";

/** An interview in an email. `starts_at` is the agreed time, or the one that ended. */
type EmailedInterview = Pick<
  InterviewsTable,
  "application_id" | "starts_at" | "minutes" | "place" | "video_link" | "note"
> & {
  slots: readonly string[];
  people: readonly { name: string }[];
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
  | "reminder";

export type TeamNews = Exclude<InterviewKind, "offered"> | "left";

/**
 * An email to the applicant with the given text, else the standard one. The answer on the status page
 * decides, and the email says so.
 */
export function applicantInterviewEmail(
  language: Language,
  news: ApplicantNews,
  { statusLink, ...interview }: EmailedInterview & { statusLink: string },
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
    blocks: [
      ...(isOffer ? [{ paragraph: t(question) }] : []),
      ...(isOver ? [] : [detailsBlock(t, language, interview, isOffer)]),
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
  /** `message` is the reason or the wish of the applicant. */
  { link, message }: { link: string; message: string },
): Email {
  const t = translatorTo(language);
  const values = { name: shortName(interview), time: timeText(language, interview) };
  const isOver = news !== "agreed" && news !== "changed" && news !== "reminder";
  return composeEmail("interview_team", language, t(`interviewTeam.${news}.subject`, values), [
    { paragraph: t(`interviewTeam.${news}.news`, values) },
    ...(message.trim() === "" ? [] : [{ paragraph: message.trim() }]),
    ...(isOver ? [] : [detailsBlock(t, language, interview, false)]),
    ...staffEnding(t, "new.open", link),
  ]);
}

function detailsBlock(
  t: Translate,
  language: Language,
  { application_id, starts_at, slots, minutes, place, video_link, people }: EmailedInterview,
  isOffer: boolean,
): Block {
  const times = isOffer || starts_at === null ? slots : [starts_at];
  const lines: [label: TextKey, value: string][] = [
    ...times.map((time, index): [TextKey, string] => [
      times.length === 1 ? "interview.time" : (numbered[index] ?? "interview.time"),
      timeOf(language, time, minutes),
    ]),
    ["interview.place", place],
    ["interview.video", video_link],
    ["interview.people", people.map(({ name }) => oneLine(name)).join(", ")],
    ["email.receipt", receiptNumber(application_id)],
  ];
  return {
    details: lines.filter(([, value]) => value !== "").map(([key, value]) => [t(key), value]),
  };
}

const numbered = ["interview.time.1", "interview.time.2", "interview.time.3"] as const;

/** The agreed time in words, else the offered ones. */
export const timeText = (
  language: Language,
  { starts_at, slots, minutes }: Pick<EmailedInterview, "starts_at" | "slots" | "minutes">,
) =>
  (starts_at === null ? slots : [starts_at])
    .map((time) => timeOf(language, time, minutes))
    .join("; ");

const shortName = ({ applicant, application_id }: EmailedInterview) =>
  oneLine(applicant.full_name).slice(0, 100) || receiptNumber(application_id);

/** A time in Vietnam, in words, with its end and its zone. */
function timeOf(language: Language, startsAt: string, minutes: number): string {
  const start = new Date(startsAt);
  const clock = (at: Date) =>
    at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  const hours = `${clock(start)}–${clock(new Date(start.getTime() + minutes * 60_000))}`;
  const locale = language === "en" ? "en-GB" : "vi-VN";
  const weekday = start.toLocaleDateString(locale, { weekday: "long", timeZone });
  const day = `${weekday}, ${dayOf(language, startsAt)}`;
  return language === "en"
    ? `${day}, ${hours} (Vietnam time, GMT+7)`
    : `${hours}, ${day} (giờ Việt Nam, GMT+7)`;
}
