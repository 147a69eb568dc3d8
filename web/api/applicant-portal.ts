import {
  OwnEmails,
  PortalApplication,
  type RequestStatusLinks,
  type UpdateContact,
  UpdatedContact,
  VisitedApplication,
} from "#contract/applicant.ts";
import { type EmailCheck, EmailCheckResult } from "#contract/email-check.ts";
import type { AnswerInterview } from "#contract/interviews.ts";
import { request, requestMessage, send } from "./http.ts";
import type { OnProgress } from "./patience.ts";
import { sendOnce } from "./send-once.ts";

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

export function replaceResume(
  token: string,
  resume: File,
  onProgress: OnProgress,
): Promise<PortalApplication> {
  const body = new FormData();
  body.append("token", token);
  body.append("resume", resume, resume.name);
  return request(PortalApplication, { path: "/application-status/resume", body, onProgress });
}

export const fetchOwnEmails = async (token: string) =>
  (await request(OwnEmails, { path: "/application-status/emails", body: { token } })).emails;

export const updateContact = (token: string, change: Omit<UpdateContact, "token">) =>
  request(UpdatedContact, { path: "/application-status/contact", body: { token, ...change } });

/** Writes to HR, with a file or without. Sent again after a lost response, it is stored once. */
export function writeToHr(
  { token, receipt }: { token: string; receipt: string },
  { text, file }: { text: string; file: File | undefined },
  onProgress: OnProgress,
): Promise<PortalApplication> {
  const form = new FormData();
  form.append("token", token);
  form.append("text", text);
  if (file !== undefined) form.append("file", file, file.name);
  const body = file === undefined ? { token, text } : form;
  return sendOnce(`message ${receipt}`, (idempotencyKey) =>
    request(PortalApplication, {
      path: "/application-status/messages",
      body,
      idempotencyKey,
      onProgress,
    }),
  );
}

export const setTalentPool = (token: string, talent_pool: boolean) =>
  request(PortalApplication, {
    path: "/application-status/talent-pool",
    body: { token, talent_pool },
  });

const download = async (path: string, token: string, onProgress: OnProgress): Promise<Blob> =>
  (await import("./read-file.ts")).readFile(
    send({ path: `/application-status${path}`, body: { token } }),
    onProgress,
  );

export const downloadOwnResume = (token: string, onProgress: OnProgress) =>
  download("/resume/file", token, onProgress);

/** Everything about an application as a ZIP archive, by a one-time link. */
export const downloadCopy = (token: string, onProgress: OnProgress) =>
  download("/copy/confirm", token, onProgress);

/** Asks for the email that confirms an erasure. Returns the server's message, as those below do. */
export const askErasure = (token: string) =>
  requestMessage("/application-status/erasure", { token });

export const askCopy = (token: string) => requestMessage("/application-status/copy", { token });

export const confirmContact = (token: string) =>
  requestMessage("/application-status/contact/confirm", { token });

export const keepContact = (token: string) =>
  requestMessage("/application-status/contact/keep", { token });

export const stayInTalentPool = (token: string) =>
  requestMessage("/application-status/talent-pool/confirm", { token });

export const confirmErasure = (token: string) =>
  requestMessage("/application-status/erasure/confirm", { token });

/** Says that an application with one's own address is not one's own. */
export const disownApplication = (token: string) =>
  requestMessage("/application-status/disowned", { token });

/** The application that was just sent, by the key in the answer to it. */
export const fetchVisited = (visit_key: string, signal?: AbortSignal) =>
  request(VisitedApplication, { path: "/application-visit", body: { visit_key }, signal });

export const correctAddress = (visit_key: string, email: string) =>
  request(VisitedApplication, { path: "/application-visit/address", body: { visit_key, email } });

export const checkEmail = (asked: EmailCheck) =>
  request(EmailCheckResult, { path: "/email-check", body: asked });

export const askStatusLinks = (asked: RequestStatusLinks) =>
  requestMessage("/application-status/links", asked);
