import {
  type CreateTemplate,
  EmailTemplates,
  FixedEmails,
  OwnTemplate,
  RenderedEmail,
  type SampleTemplate,
  type StandardKind,
  StandardTemplate,
  type UpdateTemplate,
} from "#contract/email-templates.ts";
import type { EmailText } from "#contract/email-text.ts";
import type { Language } from "#contract/languages.ts";
import {
  Attachment,
  Attachments,
  Message,
  MessagePreview,
  MessageTemplates,
  type WriteMessage,
} from "#contract/messages.ts";
import { QueuedTestEmail } from "#contract/outbox.ts";
import { adminFetch, patchAsAdmin, requestAsAdmin } from "./admin-fetch.ts";
import { sendOnce } from "./send-once.ts";
import type { OnProgress } from "./patience.ts";
import { readFile } from "./read-file.ts";

/** Writes an email to an applicant, which leaves after the time to undo. Sent again, it is queued once. */
export const writeMessage = (id: string, message: WriteMessage) =>
  sendOnce(
    `message ${id}`,
    (idempotencyKey) =>
      requestAsAdmin(Message, { path: messagesOf(id), body: message, idempotencyKey }),
    "in the browser",
  );

/** Uploads a file for a message, which names its id within a day. */
export function addAttachment(id: string, file: File, onProgress: OnProgress): Promise<Attachment> {
  const body = new FormData();
  body.append("attachment", file, file.name);
  return requestAsAdmin(Attachment, { path: attachmentsOf(id), body, onProgress });
}

/** The files that messages to an applicant carry, the newest first. */
export const fetchAttachments = async (id: string, signal?: AbortSignal) =>
  (await requestAsAdmin(Attachments, { path: attachmentsOf(id), signal })).attachments;

export function downloadAttachment(
  id: string,
  attachmentId: string,
  onProgress: OnProgress,
): Promise<Blob> {
  return readFile(adminFetch({ path: `${attachmentsOf(id)}/${attachmentId}` }), onProgress);
}

/** Takes an email back that has not left. */
export async function cancelMessage(id: string, messageId: string): Promise<void> {
  await adminFetch({ path: `${messagesOf(id)}/${messageId}`, method: "DELETE" });
}

/** A message as the applicant would get it. */
export const previewMessage = (id: string, message: WriteMessage) =>
  requestAsAdmin(MessagePreview, { path: `${messagesOf(id)}/preview`, body: message });

/** HR's own texts with the data of an applicant. */
export const fetchMessageTemplates = (id: string, signal?: AbortSignal) =>
  requestAsAdmin(MessageTemplates, { path: `${messagesOf(id)}/templates`, signal });

export const fetchTemplates = (signal?: AbortSignal) =>
  requestAsAdmin(EmailTemplates, { path: templates, signal });

export const fetchFixedEmails = (signal?: AbortSignal) =>
  requestAsAdmin(FixedEmails, { path: `${templates}/fixed`, signal });

type Key = { kind: StandardKind; language: Language };

/** Changes a text as it was at this version; fails with 409 where it has changed since. */
export const changeStandardText = (
  { kind, language }: Key,
  { subject, text }: EmailText,
  version: string,
) =>
  requestAsAdmin(StandardTemplate, {
    path: `${templates}/${kind}/${language}`,
    method: "PUT",
    body: { subject, text },
    ifMatch: version,
  });

/** Goes back to the standard text. */
export const resetStandardText = ({ kind, language, version }: Key & { version: string }) =>
  requestAsAdmin(StandardTemplate, {
    path: `${templates}/${kind}/${language}`,
    method: "DELETE",
    ifMatch: version,
  });

export const createTemplate = (template: CreateTemplate) =>
  requestAsAdmin(OwnTemplate, { path: templates, body: template });

export const updateTemplate = (id: string, change: UpdateTemplate, version: string) =>
  patchAsAdmin(OwnTemplate, `${templates}/${id}`, change, version);

export async function deleteTemplate(id: string): Promise<void> {
  await adminFetch({ path: `${templates}/${id}`, method: "DELETE" });
}

/** An email with a text, as a sample applicant would get it. */
export const previewTemplate = (sample: SampleTemplate) =>
  requestAsAdmin(RenderedEmail, { path: `${templates}/preview`, body: sample });

/** Sends it to the signed-in administrator. */
export const sendTestOfTemplate = (sample: SampleTemplate) =>
  requestAsAdmin(QueuedTestEmail, { path: `${templates}/test`, body: sample });

const messagesOf = (id: string) => `/applications/${encodeURIComponent(id)}/messages`;
const attachmentsOf = (id: string) => `/applications/${encodeURIComponent(id)}/attachments`;
const templates = "/email-templates";
