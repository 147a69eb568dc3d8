import * as z from "zod/mini";
import {
  Application,
  ApplicationList,
  type ApplicationStatus,
  type BulkApplications,
  LetterPreview,
  type StatusFilter,
  type UpdateApplication,
} from "#contract/applications.ts";
import { BulkAnswer, type UndoBulk } from "#contract/bulk.ts";
import { sentSort, type Sort } from "#contract/lists.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";
import {
  leftOutHeader,
  type LeftOutKind,
  leftOutKinds,
  Timeline,
  type TimelineEvent,
} from "#contract/review.ts";

export type ApplicationFilter = {
  skip: number;
  limit: number;
  status?: StatusFilter | undefined;
  job_id?: string | undefined;
  email?: string | undefined;
  q?: string | undefined;
  /** Lists what is suspected to be spam, and nothing else. */
  spam?: "true" | undefined;
  /** Lists what has waited longer than applicants are promised. */
  overdue?: "true" | undefined;
  sort?: Sort | undefined;
};

export async function listApplications(
  query: ApplicationFilter,
  signal?: AbortSignal,
): Promise<ApplicationList> {
  const sent = { ...query, sort: sentSort(query.sort) };
  const response = await sendAsAdmin({ path: "/applications/", query: sent, signal });
  return readAs(ApplicationList, response, "admin");
}

export async function getApplication(id: string, signal?: AbortSignal): Promise<Application> {
  return readAs(Application, await sendAsAdmin({ path: applicationPath(id), signal }), "admin");
}

/** Changes an application as it was at `updatedAt`; where it has changed since, the call fails with 409. */
export async function updateApplication(
  id: string,
  change: UpdateApplication,
  updatedAt: string,
): Promise<Application> {
  const response = await sendAsAdmin({
    path: applicationPath(id),
    method: "PATCH",
    body: change,
    ifMatch: updatedAt,
  });
  return readAs(Application, response, "admin");
}

/** The letter a new status would send, before it is sent. */
export async function previewStatusLetter(
  id: string,
  status: ApplicationStatus,
  signal?: AbortSignal,
): Promise<LetterPreview> {
  const path = `${applicationPath(id)}/email-preview`;
  const response = await sendAsAdmin({ path, query: { status }, signal });
  return readAs(LetterPreview, response, "admin");
}

/** Takes an application out of suspicion; its letters are sent now. */
export async function restoreApplication(id: string): Promise<Application> {
  const response = await sendAsAdmin({ path: `${applicationPath(id)}/restore`, method: "POST" });
  return readAs(Application, response, "admin");
}

export async function deleteApplication(id: string): Promise<void> {
  const response = await sendAsAdmin({ path: applicationPath(id), method: "DELETE" });
  await readAs(z.object({ message: z.string() }), response, "admin");
}

/** Does one thing to many applications. */
export async function changeApplications(change: BulkApplications): Promise<BulkAnswer> {
  const path = "/applications/bulk";
  return readAs(BulkAnswer, await sendAsAdmin({ path, method: "POST", body: change }), "admin");
}

/** Takes a change of many applications back. */
export async function undoApplications(undoId: string): Promise<BulkAnswer> {
  const body: UndoBulk = { undo_id: undoId };
  const path = "/applications/bulk/undo";
  return readAs(BulkAnswer, await sendAsAdmin({ path, method: "POST", body }), "admin");
}

/** The resume as it was uploaded. */
export async function downloadResume(id: string): Promise<Blob> {
  return (await sendAsAdmin({ path: `${applicationPath(id)}/cv` })).blob();
}

const applicationPath = (id: string) => `/applications/${encodeURIComponent(id)}`;

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
