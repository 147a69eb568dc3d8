import type { ApplicationStep } from "#contract/funnel.ts";
import type { RejectionReason } from "#contract/rejection-reason.ts";
import type { ApplicationSource } from "#contract/sources.ts";

/** The numbers of visits and of the steps of applications. */
export type CountTables = {
  /** Page views per day in Vietnam time, without any data about visitors. */
  page_visits: { day: string; path: string; visits: number };
  /** Page views and started forms per day, position and source, without any data about visitors. */
  funnel_counts: {
    day: string;
    /** A slug; empty for no position. */
    position: string;
    source: ApplicationSource;
    step: "viewed" | "started";
    count: number;
  };
  /** The steps that an application has reached, each for the first time. */
  application_steps: {
    /** Random, because an id with a time would tell when an erased application came. */
    id: string;
    /** Null once the application is erased. */
    application_id: string | null;
    /** The day on which the application was sent, in Vietnam time. */
    day: string;
    /** A slug; empty for a position that is not listed. */
    position: string;
    source: ApplicationSource;
    step: ApplicationStep;
    /** From sending to this step. */
    business_days: number;
    /** Of the first decision, while it is a rejection: the reason, or `unknown`. */
    rejected_for: RejectionReason | "unknown" | null;
    /** The day on which the step was reached, in Vietnam time. */
    reached_on: string;
    /** The day of that rejection; null where there is none. */
    rejected_on: string | null;
  };
};
