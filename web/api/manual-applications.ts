import { Application } from "#contract/applications.ts";
import {
  type AddApplication,
  DuplicateList,
  type DuplicateQuery,
  ResumeSuggestions,
} from "#contract/manual-applications.ts";
import { requestAsAdmin } from "./auth-fetch.ts";
import { sendOnce } from "./send-once.ts";

const path = "/applications/manual";

/** Adds an application. Sent again after a lost response, it is added once. */
export function addApplication(
  fields: AddApplication,
  resume: File | undefined,
): Promise<Application> {
  const body = formOf(resume);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, value);
  }
  return sendOnce("application", (idempotencyKey) =>
    requestAsAdmin(Application, { path, body, idempotencyKey }),
  );
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
