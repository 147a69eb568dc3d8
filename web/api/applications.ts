import * as z from "zod/mini";
import {
  Application,
  ApplicationList,
  type ApplicationStatus,
  type BulkApplications,
  EmailPreview,
  type StatusFilter,
  type UpdateApplication,
} from "#contract/applications.ts";
import { BulkResponse, type UndoBulk } from "#contract/bulk.ts";
import type { ApplicationSource } from "#contract/sources.ts";
import { sortParameter, type Sort } from "#contract/lists.ts";
import {
  excludedContentHeader,
  type ExcludedContent,
  excludedContentKinds,
  Timeline,
  type TimelineEvent,
} from "#contract/review.ts";
import { adminFetch, requestAsAdmin } from "./auth-fetch.ts";

type ApplicationFilter = {
  skip: number;
  limit: number;
  status?: StatusFilter | undefined;
  job_id?: string | undefined;
  email?: string | undefined;
  source?: ApplicationSource | undefined;
  q?: string | undefined;
  /** Lists suspected spam alone. */
  spam?: "true" | undefined;
  /** Lists the applications that have waited longer than the site promises. */
  overdue?: "true" | undefined;
  sort?: Sort | undefined;
};

export const listApplications = (
  { sort, ...filter }: ApplicationFilter,
  signal?: AbortSignal,
): Promise<ApplicationList> =>
  requestAsAdmin(ApplicationList, {
    path: "/applications/",
    query: { ...filter, sort: sortParameter(sort) },
    signal,
  });

export const getApplication = (id: string, signal?: AbortSignal) =>
  requestAsAdmin(Application, { path: pathOf(id), signal });

/** Changes an application as it was at `updatedAt`; fails with 409 where it has changed since. */
export const updateApplication = (id: string, change: UpdateApplication, updatedAt: string) =>
  requestAsAdmin(Application, {
    path: pathOf(id),
    method: "PATCH",
    body: change,
    ifMatch: updatedAt,
  });

/** The email that a new status would send. */
export const previewStatusEmail = (id: string, status: ApplicationStatus, signal?: AbortSignal) =>
  requestAsAdmin(EmailPreview, { path: `${pathOf(id)}/email-preview`, query: { status }, signal });

/** Marks an application as not spam; the server now sends its emails. */
export const restoreApplication = (id: string) =>
  requestAsAdmin(Application, { path: `${pathOf(id)}/restore`, method: "POST" });

export async function deleteApplication(id: string): Promise<void> {
  await requestAsAdmin(z.object({ message: z.string() }), { path: pathOf(id), method: "DELETE" });
}

/** Makes one change to many applications. */
export const changeApplications = (change: BulkApplications) =>
  requestAsAdmin(BulkResponse, { path: "/applications/bulk", body: change });

/** Undoes a change of many applications. */
export const undoApplications = (undo_id: UndoBulk["undo_id"]) =>
  requestAsAdmin(BulkResponse, { path: "/applications/bulk/undo", body: { undo_id } });

/** The resume as it was uploaded. */
export async function downloadResume(id: string): Promise<Blob> {
  return (await adminFetch({ path: `${pathOf(id)}/cv` })).blob();
}

/** The history of an application, the newest event first. */
export async function fetchTimeline(id: string, signal?: AbortSignal): Promise<TimelineEvent[]> {
  return (await requestAsAdmin(Timeline, { path: `${pathOf(id)}/events`, signal })).events;
}

/** A resume as the panel shows it: the bytes of a PDF, or a page of HTML and what that leaves out. */
export type ResumePreview =
  | { kind: "pdf"; bytes: ArrayBuffer }
  | { kind: "page"; html: string; excluded: ExcludedContent[] };

/** Fetches a resume for display. `recordResumeView` records that it was shown. */
export async function fetchResume(id: string, signal?: AbortSignal): Promise<ResumePreview> {
  const response = await adminFetch({ path: `${pathOf(id)}/cv/page`, signal });
  const isPdf = response.headers.get("content-type") === "application/pdf";
  if (isPdf) return { kind: "pdf", bytes: await response.arrayBuffer() };
  const named = (response.headers.get(excludedContentHeader) ?? "").split(", ");
  const excluded = excludedContentKinds.filter((kind) => named.includes(kind));
  return { kind: "page", html: await response.text(), excluded };
}

/** Records in the history that the signed-in administrator has seen a resume. */
export async function recordResumeView(id: string): Promise<void> {
  await adminFetch({ path: `${pathOf(id)}/cv/views`, method: "POST" });
}

const pathOf = (id: string) => `/applications/${encodeURIComponent(id)}`;
