import * as z from "zod/mini";
import { catch as withDefault } from "zod/mini";
import { limits } from "./limits.ts";

export const ApplicationSource = z.enum(
  [
    "careers_page",
    "referral",
    "topcv",
    "vietnamworks",
    "itviec",
    "linkedin",
    "facebook",
    "zalo",
    "tiktok",
    "email",
    "event",
    "agency",
    "other",
  ],
  "field.source.required",
);
export type ApplicationSource = z.infer<typeof ApplicationSource>;

/** A text that is ignored, never refused, where it is no text. */
const anyText = withDefault(z.optional(z.string()), undefined);

/** The source as applicants send it. `readSource` reads it; no value is an error. */
export const SourceFields = z.object({ source: anyText, source_detail: anyText });
export type SourceFields = z.infer<typeof SourceFields>;

/**
 * What pages report for the funnel: a form once its applicant starts to fill it in, or, with the step
 * "viewed", a page that a link of the site opened.
 */
export const ReportedStep = z.object({ position: anyText, source: anyText, step: anyText });

/** A source as it is stored. */
export type StoredSource = { source: ApplicationSource; source_detail: string | null };

/** Other spellings of the sources in links, without spaces, punctuation, paths and endings such as ".com". */
const aliases: Readonly<Record<string, ApplicationSource>> = {
  careers: "careers_page",
  careerpage: "careers_page",
  website: "careers_page",
  referrals: "referral",
  reference: "referral",
  friend: "referral",
  vietnamwork: "vietnamworks",
  vnw: "vietnamworks",
  li: "linkedin",
  fb: "facebook",
  zalooa: "zalo",
  zalochat: "zalo",
  mail: "email",
  gmail: "email",
  newsletter: "email",
  events: "event",
  jobfair: "event",
  headhunter: "agency",
  recruiter: "agency",
};

/**
 * Reads a source: a known value or alias in any case; an unknown text becomes `other` with the text as
 * its detail, cut to the limit; an empty one is the careers page.
 */
export function readSource({ source, source_detail }: SourceFields): StoredSource {
  const text = cleanText(source);
  const detail = cleanText(source_detail);
  const known = text === "" ? "careers_page" : findSource(text);
  if (known !== undefined) return { source: known, source_detail: detail || null };
  return { source: "other", source_detail: cleanText([text, detail].filter(Boolean).join(" · ")) };
}

function findSource(text: string): ApplicationSource | undefined {
  // Networks append a path and parameters of their own to links.
  const [host = ""] = text
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .split(/[/?#&]/, 1);
  const name = host
    .replace(/^(?:www|m)\./, "")
    .replace(/\.(?:com|vn|com\.vn)$/, "")
    .replaceAll(/[\s._-]/g, "");
  const exact = ApplicationSource.options.find((one) => one.replace("_", "") === name);
  return exact ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
}

// Control characters, line separators, bidi controls, and what no database stores.
const unsafe = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** One line that every database stores, cut to the limit without half a character at the end. */
const cleanText = (text = "") =>
  text
    // A longer text is not worth reading.
    .slice(0, 10 * limits.sourceDetail.max)
    .replaceAll(unsafe, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, limits.sourceDetail.max)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
