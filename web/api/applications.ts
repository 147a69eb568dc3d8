import {
  Application,
  ApplicationList,
  type ApplicationListQuery,
  type ApplicationStatus,
  defaultSort,
  type UpdateApplication,
  UpdatedApplication,
} from "#contract/applications.ts";
import { type BulkApplications } from "#contract/bulk-applications.ts";
import { BulkResponse, type UndoBulk } from "#contract/bulk.ts";
import {
  type AddApplication,
  DuplicateList,
  type DuplicateQuery,
  ResumeSuggestions,
} from "#contract/manual-applications.ts";
import type { EmailText } from "#contract/email-text.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { type AddNote, Colleagues, TeamNote, TeamNotes } from "#contract/notes.ts";
import {
  type ExcludedContent,
  excludedContentHeader,
  excludedContentKinds,
  Timeline,
  type TimelineEvent,
} from "#contract/review.ts";
import { EmailPreview } from "#contract/status-email.ts";
import { WaitingRejections } from "#contract/waiting-rejections.ts";
import { adminFetch, type Filter, requestAsAdmin } from "./admin-fetch.ts";
import { sendOnce } from "./send-once.ts";
import type { OnProgress } from "./patience.ts";
import { readFile } from "./read-file.ts";

export const listApplications = (
  { sort, ...filter }: Filter<typeof ApplicationListQuery>,
  signal?: AbortSignal,
): Promise<ApplicationList> =>
  requestAsAdmin(ApplicationList, {
    path: "/applications/",
    // What waits is listed oldest first unless asked otherwise.
    query: { ...filter, sort: sort === defaultSort(filter) ? undefined : sort },
    signal,
  });

export const getApplication = (id: string, signal?: AbortSignal) =>
  requestAsAdmin(Application, { path: pathOf(id), signal });

/** Changes texts and data as they were at `updatedAt`, and decides on what was seen at `seen`. */
export const updateApplication = (
  id: string,
  change: UpdateApplication,
  { updatedAt, seen }: { updatedAt?: string; seen?: number },
) =>
  requestAsAdmin(UpdatedApplication, {
    path: pathOf(id),
    method: "PATCH",
    body: change,
    ifMatch: updatedAt,
    ifSeen: seen,
  });

/** The rejections whose email has not left. */
export const fetchWaitingRejections = (signal?: AbortSignal) =>
  requestAsAdmin(WaitingRejections, { path: "/applications/rejections", signal });

export const sendRejection = (id: string) =>
  requestAsAdmin(MessageResponse, { path: `${pathOf(id)}/rejection/send`, method: "POST" });

export const rewriteRejection = (id: string, text: EmailText) =>
  requestAsAdmin(MessageResponse, {
    path: `${pathOf(id)}/rejection`,
    method: "PATCH",
    body: text,
  });

export const cancelRejection = (id: string) =>
  requestAsAdmin(MessageResponse, { path: `${pathOf(id)}/rejection`, method: "DELETE" });

/** Puts back a cancelled email about a rejection. */
export const restoreRejection = (id: string, text: EmailText) =>
  requestAsAdmin(MessageResponse, { path: `${pathOf(id)}/rejection`, body: text });

/** The email that a new status would send. */
export const previewStatusEmail = (id: string, status: ApplicationStatus, signal?: AbortSignal) =>
  requestAsAdmin(EmailPreview, { path: `${pathOf(id)}/email-preview`, query: { status }, signal });

/** Ends all links that were sent to the applicant, and sends the new one if wished. */
export const replaceLink = (id: string, send: boolean) =>
  requestAsAdmin(Application, { path: `${pathOf(id)}/link`, body: { send } });

/** Marks an application as not spam; the server now sends its emails. */
export const restoreApplication = (id: string) =>
  requestAsAdmin(Application, { path: `${pathOf(id)}/restore`, method: "POST" });

/** Deletes an application for good. On request of its person, who gets a confirmation. */
export const deleteApplication = (id: string, isOnRequest: boolean) =>
  requestAsAdmin(MessageResponse, {
    path: pathOf(id),
    method: "DELETE",
    query: { on_request: isOnRequest ? "true" : undefined },
  });

export const changeApplications = (change: BulkApplications) =>
  sendOnce("applications", (idempotencyKey) =>
    requestAsAdmin(BulkResponse, { path: "/applications/bulk", body: change, idempotencyKey }),
  );

export const undoApplications = (undo_id: UndoBulk["undo_id"]) =>
  requestAsAdmin(BulkResponse, { path: "/applications/bulk/undo", body: { undo_id } });

/** The resume as it was uploaded. */
export function downloadResume(id: string, onProgress: OnProgress): Promise<Blob> {
  return readFile(adminFetch({ path: `${pathOf(id)}/cv` }), onProgress);
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

const manual = "/applications/manual";

/** Adds an application. Sent again after a lost response, it is added once. */
export function addApplication(
  fields: AddApplication,
  resume: File | undefined,
  onProgress: OnProgress,
): Promise<Application> {
  const body = formOf(resume);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, value);
  }
  const send = (idempotencyKey: string) =>
    requestAsAdmin(Application, { path: manual, body, idempotencyKey, onProgress });
  return sendOnce("application", send, "in the browser");
}

/** Reads name, email and phone from a resume. Nothing is stored. */
export const suggestFields = (resume: File, onProgress: OnProgress): Promise<ResumeSuggestions> => {
  const path = `${manual}/suggestions`;
  return requestAsAdmin(ResumeSuggestions, { path, body: formOf(resume), onProgress });
};

/** Applications with the same email or phone. They are asked for in the body, never in an address. */
export const findDuplicates = (person: DuplicateQuery, signal?: AbortSignal) =>
  requestAsAdmin(DuplicateList, { path: `${manual}/duplicates`, body: person, signal });

function formOf(resume: File | undefined): FormData {
  const form = new FormData();
  if (resume !== undefined) form.append("resume", resume, resume.name);
  return form;
}

/** The team notes on an application, the newest first. */
export async function fetchNotes(id: string, signal?: AbortSignal): Promise<TeamNote[]> {
  return (await requestAsAdmin(TeamNotes, { path: `${pathOf(id)}/notes`, signal })).notes;
}

/** Shows the verdicts of others without an own one, which the history tells. */
export const openVerdicts = async (id: string): Promise<TeamNote[]> =>
  (await requestAsAdmin(TeamNotes, { path: `${pathOf(id)}/verdicts/open`, method: "POST" })).notes;

/** Adds a note. Sent again after a lost response, it is stored once. */
export const addNote = (id: string, note: AddNote) =>
  sendOnce(
    `note ${id}`,
    (idempotencyKey) =>
      requestAsAdmin(TeamNote, { path: `${pathOf(id)}/notes`, body: note, idempotencyKey }),
    "in the browser",
  );

/** The recruiters and administrators, by name. */
export const fetchColleagues = async (signal?: AbortSignal) =>
  (await requestAsAdmin(Colleagues, { path: "/colleagues", signal })).colleagues;

const pathOf = (id: string) => `/applications/${encodeURIComponent(id)}`;
