import { PortalApplication, type RequestStatusLinks } from "#contract/applicant.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { request } from "./http.ts";

// The calls of an applicant's private link. The token travels in bodies alone.

export const fetchOwnApplication = (token: string, signal?: AbortSignal) =>
  request(PortalApplication, { path: "/application-status", body: { token }, signal });

export const withdrawOwnApplication = (token: string) =>
  request(PortalApplication, { path: "/application-status/withdraw", body: { token } });

export function replaceOwnResume(token: string, resume: File): Promise<PortalApplication> {
  const body = new FormData();
  body.append("token", token);
  body.append("resume", resume, resume.name);
  return request(PortalApplication, { path: "/application-status/resume", body });
}

/** Asks for the email that confirms an erasure. Returns the server's message, as the two below do. */
export const askErasure = (token: string) => ask("/erasure", { token });

export const confirmErasure = (token: string) => ask("/erasure/confirm", { token });

export const askStatusLinks = (asked: RequestStatusLinks) => ask("/links", asked);

async function ask(path: string, body: unknown): Promise<string> {
  return (await request(MessageResponse, { path: `/application-status${path}`, body })).message;
}
