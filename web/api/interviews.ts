import {
  CalendarFeed,
  CalendarFeedState,
  type CheckClashes,
  Clashes,
  Interview,
  InterviewAgenda,
  InterviewPlaces,
  Interviews,
  type OfferInterview,
  UndoneInterview,
  type UpdateInterview,
} from "#contract/interviews.ts";
import { adminFetch, patchAsAdmin, readerOf, requestAsAdmin } from "./admin-fetch.ts";
import { sendOnce } from "./send-once.ts";

/** The interviews of an application, the newest first. */
export async function fetchInterviews(id: string, signal?: AbortSignal): Promise<Interview[]> {
  return (await requestAsAdmin(Interviews, { path: ofApplication(id), signal })).interviews;
}

/** Offers an interview. Sent again, it is offered once. */
export const offerInterview = (id: string, offer: OfferInterview) =>
  sendOnce(
    `interview ${id}`,
    (idempotencyKey) =>
      requestAsAdmin(Interview, { path: ofApplication(id), body: offer, idempotencyKey }),
    "in the browser",
  );

export const updateInterview = (id: string, change: UpdateInterview, version: string) =>
  patchAsAdmin(Interview, pathOf(id), change, version);

/** Undoes the last change while no email about it has left. */
export const undoInterview = (id: string) =>
  requestAsAdmin(UndoneInterview, { path: `${pathOf(id)}/undo`, method: "POST" });

export const fetchClashes = (times: CheckClashes, signal?: AbortSignal) =>
  requestAsAdmin(Clashes, { path: "/interviews/clashes", body: times, signal });

export const fetchPlaces = readerOf(InterviewPlaces, "/interviews/places");

export const fetchAgenda = readerOf(InterviewAgenda, "/interviews");

const feedPath = "/users/me/calendar-feed";

export const fetchFeedState = readerOf(CalendarFeedState, feedPath);

export const createFeed = () => requestAsAdmin(CalendarFeed, { path: feedPath, method: "POST" });

export async function revokeFeed(): Promise<void> {
  await adminFetch({ path: feedPath, method: "DELETE" });
}

const ofApplication = (id: string) => `/applications/${encodeURIComponent(id)}/interviews`;
const pathOf = (id: string) => `/interviews/${encodeURIComponent(id)}`;
