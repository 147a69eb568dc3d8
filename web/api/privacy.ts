import {
  type NotePrivacyRequest,
  PrivacyRequest,
  PrivacyRequests,
  type PrivacyRequestState,
} from "#contract/privacy.ts";
import { RetentionState } from "#contract/settings.ts";
import { adminFetch, readerOf, requestAsAdmin } from "./admin-fetch.ts";
import type { OnProgress } from "./patience.ts";
import { readFile } from "./read-file.ts";

/** What the settings erase in the next 30 days. The server notes that an administrator has seen it. */
export const fetchRetention = readerOf(RetentionState, "/settings/retention/forecast");

/** Lets the retention time erase what is due, also if it is much. */
export const confirmRetention = () =>
  requestAsAdmin(RetentionState, { path: "/settings/retention/confirmation", method: "POST" });

const path = "/privacy-requests";

/** The requests of people about their data, the open ones first. */
export const fetchPrivacyRequests = async (signal?: AbortSignal) =>
  (await requestAsAdmin(PrivacyRequests, { path, signal })).requests;

export const notePrivacyRequest = (request: NotePrivacyRequest) =>
  requestAsAdmin(PrivacyRequest, { path, body: request });

export const changePrivacyRequest = (id: string, state: PrivacyRequestState) =>
  requestAsAdmin(PrivacyRequest, {
    path: `${path}/${encodeURIComponent(id)}`,
    method: "PATCH",
    body: { state },
  });

/** Everything about an application as a ZIP archive, for its applicant. */
export const downloadCopy = (id: string, onProgress: OnProgress): Promise<Blob> =>
  readFile(adminFetch({ path: `/applications/${encodeURIComponent(id)}/copy` }), onProgress);

export const downloadPrivacyRequests = (onProgress: OnProgress): Promise<Blob> =>
  readFile(adminFetch({ path: "/privacy-requests.csv" }), onProgress);
