import * as z from "zod/mini";

/**
 * Where an interview stands for its applicant: `other_times` waits for the company, while a time that was agreed or
 * offered before still holds; `withdrawn` ended with the application, by the applicant; `over` has taken place, and
 * `lapsed` had times of which none was chosen.
 */
export const InterviewStage = z.enum([
  "offered",
  "agreed",
  "other_times",
  "declined",
  "cancelled",
  "withdrawn",
  "over",
  "lapsed",
]);
export type InterviewStage = z.infer<typeof InterviewStage>;

export type InterviewFacts = {
  state: "offered" | "agreed" | "declined" | "cancelled";
  /** The agreed time; null before. */
  starts_at: string | null;
  /** What the applicant has written to ask for other times. */
  other_times: string | null;
  /** Whether its last time has passed. */
  isPast: boolean;
  /** Whether the applicant has ended it by withdrawing the application. */
  isWithdrawn: boolean;
};

/** The stage that the applicant's page, its steps and the emails to the applicant tell of. */
export function interviewStage({
  state,
  starts_at,
  other_times,
  isPast,
  isWithdrawn,
}: InterviewFacts): InterviewStage {
  if (state === "declined") return "declined";
  if (state === "cancelled") return isWithdrawn ? "withdrawn" : "cancelled";
  if (isPast) return starts_at === null ? "lapsed" : "over";
  return other_times === null ? state : "other_times";
}

/** The stages in which an interview is still to come. */
export const isComing = (stage: InterviewStage): boolean =>
  stage === "offered" || stage === "agreed" || stage === "other_times";
