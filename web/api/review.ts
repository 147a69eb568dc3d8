import {
  leftOutHeader,
  leftOutKinds,
  Timeline,
  type LeftOutKind,
  type TimelineEvent,
} from "#contract/review.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

/** What has happened to an application, the newest first. */
export async function fetchTimeline(id: string, signal?: AbortSignal): Promise<TimelineEvent[]> {
  const response = await sendAsAdmin({ path: `${pathOf(id)}/events`, signal });
  return (await readAs(Timeline, response, "admin")).events;
}

/** A resume as it is shown: the bytes of a PDF, or a page of HTML, and what that leaves out. */
export type ShownResume =
  | { kind: "pdf"; bytes: ArrayBuffer }
  | { kind: "page"; html: string; leftOut: LeftOutKind[] };

/** Brings a resume to be shown. That it was shown is said with `recordResumeView`. */
export async function fetchResume(id: string, signal?: AbortSignal): Promise<ShownResume> {
  const response = await sendAsAdmin({ path: `${pathOf(id)}/cv/page`, signal });
  const isPdf = response.headers.get("content-type") === "application/pdf";
  if (isPdf) return { kind: "pdf", bytes: await response.arrayBuffer() };
  const named = (response.headers.get(leftOutHeader) ?? "").split(", ");
  const leftOut = leftOutKinds.filter((kind) => named.includes(kind));
  return { kind: "page", html: await response.text(), leftOut };
}

/** Says that somebody has seen a resume. */
export async function recordResumeView(id: string): Promise<void> {
  await sendAsAdmin({ path: `${pathOf(id)}/cv/views`, method: "POST" });
}

const pathOf = (id: string) => `/applications/${encodeURIComponent(id)}`;
