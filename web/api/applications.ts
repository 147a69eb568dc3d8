import * as z from "zod/mini";
import {
  Application,
  ApplicationList,
  LetterPreview,
  SubmittedApplication,
  type ApplicationStatus,
  type StatusFilter,
  type BulkApplications,
  type SubmitApplication,
  type UpdateApplication,
} from "#contract/applications.ts";
import { BulkAnswer, type UndoBulk } from "#contract/bulk.ts";
import { sentSort, type Sort } from "#contract/lists.ts";
import { readAs, send } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

/** Submits an application that has no resume. The form with its resume goes through `upload.ts`. */
export async function submitApplication(
  application: SubmitApplication,
): Promise<SubmittedApplication> {
  const response = await send({ path: "/applications", method: "POST", body: application });
  return readAs(SubmittedApplication, response);
}

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
  const path = `${applicationPath(id)}/letter`;
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
