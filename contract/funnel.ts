import * as z from "zod/mini";
import { RejectionReason } from "./rejection-reason.ts";
import { EnteredDay, singleLineText } from "./fields.ts";
import { ApplicationSource } from "./sources.ts";

/** The steps from a page view to a hire, in their order. */
export const funnelSteps = [
  "viewed",
  "started",
  "sent",
  "looked_at",
  "interview",
  "accepted",
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

const count = z.number();

const Figures = z.object({
  /** Page views of a position or the form, and forms that someone began to fill in, by their own day. */
  viewed: count,
  started: count,
  /** Applications by the day on which they were sent, and how many of them were looked at and interviewed. */
  sent: count,
  looked_at: count,
  interview: count,
  /** By the day of the decision. */
  accepted: count,
  /** Median business days from sending to the first look, and to the first decisions of these days; null without any. */
  look_days: z.nullable(z.number()),
  decision_days: z.nullable(z.number()),
});
export type FunnelFigures = z.infer<typeof Figures>;

/** The numbers of people by source and step reached. An erasure keeps them, since they name no person. */
export const Funnel = z.object({
  /** The first counted day, where it is later than the first day asked for. */
  since: z.nullable(z.string()),
  total: Figures,
  /** The most applications first. */
  positions: z.array(
    z.extend(Figures, {
      /** The present slug; empty where no listed position was named. */
      slug: z.string(),
      /** Null for a deleted position. */
      title: z.nullable(z.object({ en: z.string(), vi: z.string() })),
    }),
  ),
  sources: z.array(z.extend(Figures, { source: ApplicationSource })),
  /** Of the rejections of these days; the most frequent first. Null counts those without a reason. */
  reasons: z.array(z.object({ reason: z.nullable(RejectionReason), count })),
});
export type Funnel = z.infer<typeof Funnel>;

export const funnelDays = ["30", "90", "365"] as const;

/** The last days, or the days of the company from one to another, both included. */
export const FunnelQuery = z
  .object({
    days: z._default(z.enum(funnelDays, "field.days.invalid"), "30"),
    from: z.optional(EnteredDay),
    to: z.optional(EnteredDay),
    position: z.optional(singleLineText(200)),
    source: z.optional(ApplicationSource),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: "field.to.early",
      path: ["to"],
    }),
  );
export type FunnelQuery = z.infer<typeof FunnelQuery>;

/** The counted steps of an application. A decision is its first acceptance or rejection. */
export type ApplicationStep = Exclude<FunnelStep, "viewed" | "started"> | "decided";
