import { PortalApplication, type RequestStatusLinks } from "#contract/applicant.ts";
import { request, requestMessage } from "./http.ts";

// The calls of an applicant's private link. The token travels in bodies alone.

export const fetchPortalApplication = (token: string, signal?: AbortSignal) =>
  request(PortalApplication, { path: "/application-status", body: { token }, signal });

export const withdrawApplication = (token: string) =>
  request(PortalApplication, { path: "/application-status/withdraw", body: { token } });

export function replaceResume(token: string, resume: File): Promise<PortalApplication> {
  const body = new FormData();
  body.append("token", token);
  body.append("resume", resume, resume.name);
  return request(PortalApplication, { path: "/application-status/resume", body });
}

/** Asks for the email that confirms an erasure. Returns the server's message, as the two below do. */
export const askErasure = (token: string) =>
  requestMessage("/application-status/erasure", { token });

export const confirmErasure = (token: string) =>
  requestMessage("/application-status/erasure/confirm", { token });

export const askStatusLinks = (asked: RequestStatusLinks) =>
  requestMessage("/application-status/links", asked);
