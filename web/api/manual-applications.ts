import { Application } from "#contract/applications.ts";
import {
  type AddApplication,
  DuplicateList,
  type DuplicateQuery,
  ResumeSuggestions,
} from "#contract/manual-applications.ts";
import { requestAsAdmin } from "./auth-fetch.ts";

const path = "/applications/manual";

/** Adds an application. A repetition with the same key adds it once. */
export function addApplication(
  fields: AddApplication,
  resume: File | undefined,
  idempotencyKey: string,
): Promise<Application> {
  const body = formOf(resume);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, value);
  }
  return requestAsAdmin(Application, { path, body, idempotencyKey });
}

/** Reads name, email and phone from a resume. Nothing is stored. */
export const suggestFields = (resume: File): Promise<ResumeSuggestions> =>
  requestAsAdmin(ResumeSuggestions, { path: `${path}/suggestions`, body: formOf(resume) });

/** Applications with the same email or phone. They are asked for in the body, never in an address. */
export const findDuplicates = (person: DuplicateQuery, signal?: AbortSignal) =>
  requestAsAdmin(DuplicateList, { path: `${path}/duplicates`, body: person, signal });

function formOf(resume: File | undefined): FormData {
  const form = new FormData();
  if (resume !== undefined) form.append("resume", resume, resume.name);
  return form;
}
