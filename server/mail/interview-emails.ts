import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { timeZone } from "#server/lib/calendar.ts";
import {
  composeEmail,
  dayOf,
  ending,
  greeting,
  oneLine,
  translatorTo,
  type Block,
  type Email,
  type TextKey,
  type Translate,
} from "./email.ts";

export type InterviewEmailData = {
  fullName: string;
  /** The position; null for a text that an applicant typed. */
  jobTitle: string | null;
  receipt: string;
  /** The agreed time, or the one that ended; null while there are several. */
  startsAt: string | null;
  slots: readonly string[];
  minutes: number;
  place: string;
  videoLink: string;
  note: string;
  interviewers: readonly string[];
  /** The reason or the wish of the applicant. */
  message: string;
};

/** What the applicant hears. `offered` has one time to confirm or several to choose from. */
export type ApplicantNews =
  | "offered"
  | "moved"
  | "agreed"
  | "changed"
  | "cancelled"
  | "declined"
  | "reminder";

export type TeamNews =
  | "agreed"
  | "changed"
  | "moved"
  | "cancelled"
  | "declined"
  | "otherTimes"
  | "reminder"
  | "left";

/** An email to the applicant. The answer on the status page decides, and the email says so. */
export function applicantInterviewEmail(
  language: Language,
  news: ApplicantNews,
  data: InterviewEmailData,
  statusLink: string,
): Email {
  const t = translatorTo(language);
  const position = data.jobTitle ?? t("interview.unlisted");
  const values = { position, company: company.name, time: timeText(language, data) };
  const isOffer = news === "offered" || news === "moved";
  const isOver = news === "cancelled" || news === "declined";
  const kind = isOffer && data.slots.length === 1 ? (`${news}.one` as const) : news;
  return composeEmail("interview", language, t(`interview.${kind}.subject`, values), [
    greeting(t, data.fullName),
    { paragraph: t(`interview.${kind}.news`, values) },
    ...(isOver ? [] : [detailsBlock(t, language, data, isOffer)]),
    ...(isOver || data.note.trim() === "" ? [] : [{ paragraph: data.note.trim() }]),
    ...(isOver ? [] : [{ paragraph: t(isOffer ? "interview.answer" : "interview.change") }]),
    { label: t(isOffer ? "interview.open.answer" : "status.link"), link: statusLink },
    ...ending(t, t("status.link.note")),
  ]);
}

export function teamInterviewEmail(
  language: Language,
  news: TeamNews,
  data: InterviewEmailData,
  link: string,
): Email {
  const t = translatorTo(language);
  const values = {
    name: shortName(data.fullName, data.receipt),
    time: timeText(language, data),
  };
  const isOver = news !== "agreed" && news !== "changed" && news !== "reminder";
  return composeEmail("interview_team", language, t(`interviewTeam.${news}.subject`, values), [
    { paragraph: t(`interviewTeam.${news}.news`, values) },
    ...(data.message.trim() === "" ? [] : [{ paragraph: data.message.trim() }]),
    ...(isOver ? [] : [detailsBlock(t, language, data, false)]),
    { label: t("new.open"), link },
    { small: [t("new.automatic")] },
  ]);
}

/** Ends an interview whose application was deleted. It names neither applicant nor position. */
export function erasedInterviewEmail(
  language: Language,
  { receipt, startsAt }: { receipt: string; startsAt: string },
): Email {
  const t = translatorTo(language);
  const values = { receipt, time: timeOf(language, startsAt) };
  return composeEmail("erased", language, t("interview.erased.subject", values), [
    { paragraph: t("email.greeting.nameless") },
    { paragraph: t("interview.erased.news", values) },
    ...ending(t),
  ]);
}

function detailsBlock(
  t: Translate,
  language: Language,
  data: InterviewEmailData,
  isOffer: boolean,
): Block {
  const times = isOffer ? data.slots : [data.startsAt ?? data.slots[0] ?? ""];
  const lines: [label: TextKey, value: string][] = [
    ...times.map((time, index): [TextKey, string] => [
      times.length === 1 ? "interview.time" : (numbered[index] ?? "interview.time"),
      timeOf(language, time, data.minutes),
    ]),
    ["interview.place", data.place],
    ["interview.video", data.videoLink],
    ["interview.people", data.interviewers.map(oneLine).join(", ")],
    ["email.receipt", data.receipt],
  ];
  return {
    details: lines.filter(([, value]) => value !== "").map(([key, value]) => [t(key), value]),
  };
}

const numbered = ["interview.time.1", "interview.time.2", "interview.time.3"] as const;

const timeText = (language: Language, { startsAt, slots, minutes }: InterviewEmailData) =>
  timeOf(language, startsAt ?? slots[0] ?? "", minutes);

function shortName(fullName: string, receipt: string): string {
  const name = oneLine(fullName);
  return name === "" ? receipt : name.slice(0, 100);
}

/** A time in Vietnam, in words, with its zone; with its end if `minutes` are given. */
export function timeOf(language: Language, startsAt: string, minutes = 0): string {
  const start = new Date(startsAt);
  const clock = (at: Date) =>
    at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  const end = minutes === 0 ? "" : `–${clock(new Date(start.getTime() + minutes * 60_000))}`;
  const hours = `${clock(start)}${end}`;
  const locale = language === "en" ? "en-GB" : "vi-VN";
  const weekday = start.toLocaleDateString(locale, { weekday: "long", timeZone });
  const day = `${weekday}, ${dayOf(language, startsAt)}`;
  return language === "en"
    ? `${day}, ${hours} (Vietnam time, GMT+7)`
    : `${hours}, ${day} (giờ Việt Nam, GMT+7)`;
}
