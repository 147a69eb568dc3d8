import {
  Application,
  ApplicationList,
  type ApplicationListQuery,
  type ApplicationStatus,
  type BulkApplications,
  EmailPreview,
  type UpdateApplication,
} from "#contract/applications.ts";
import { BulkResponse, type UndoBulk } from "#contract/bulk.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { sortParameter } from "#contract/lists.ts";
import {
  excludedContentHeader,
  type ExcludedContent,
  excludedContentKinds,
  Timeline,
  type TimelineEvent,
} from "#contract/review.ts";
import { adminFetch, type Filter, requestAsAdmin } from "./auth-fetch.ts";

export const listApplications = (
  { sort, ...filter }: Filter<typeof ApplicationListQuery>,
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

export const deleteApplication = (id: string) =>
  requestAsAdmin(MessageResponse, { path: pathOf(id), method: "DELETE" });

export const changeApplications = (change: BulkApplications) =>
  requestAsAdmin(BulkResponse, { path: "/applications/bulk", body: change });

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
export const recordResumeView = (id: string) =>
  adminFetch({ path: `${pathOf(id)}/cv/views`, method: "POST" });

const pathOf = (id: string) => `/applications/${encodeURIComponent(id)}`;
