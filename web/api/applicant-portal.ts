import { PortalApplication, type RequestStatusLinks } from "#contract/applicant.ts";
import { type EmailCheck, EmailCheckResult } from "#contract/email-check.ts";
import type { AnswerInterview } from "#contract/interviews.ts";
import { request, requestMessage } from "./http.ts";

// The calls of an applicant's private link. The token travels in bodies alone.

export const fetchPortalApplication = (token: string, signal?: AbortSignal) =>
  request(PortalApplication, { path: "/application-status", body: { token }, signal });

export const withdrawApplication = (token: string) =>
  request(PortalApplication, { path: "/application-status/withdraw", body: { token } });

/** Withdraws the consent to the processing, and with it the application where that is possible. */
export const withdrawConsent = (token: string) =>
  request(PortalApplication, { path: "/application-status/consent/withdrawal", body: { token } });

type Answer<One> = One extends { token: string } ? Omit<One, "token"> : never;

/** Picks a time, declines, or asks for other times. Fails with 409 where the time is gone. */
export const answerInterview = (token: string, id: string, answer: Answer<AnswerInterview>) =>
  request(PortalApplication, {
    path: `/application-status/interviews/${encodeURIComponent(id)}`,
    body: { token, ...answer },
  });

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

export const checkEmail = (asked: EmailCheck) =>
  request(EmailCheckResult, { path: "/email-check", body: asked });

export const askStatusLinks = (asked: RequestStatusLinks) =>
  requestMessage("/application-status/links", asked);
