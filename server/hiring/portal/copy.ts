import { PassThrough, pipeline, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { receiptNumber } from "#contract/receipt.ts";
import { consumeLink, createLink, requireLink, unusableLink } from "#server/accounts/links.ts";
import type { AppContext } from "#server/context.ts";
import { DamagedFileError } from "#server/files/files.ts";
import { recordEvent } from "#server/hiring/applications/events.ts";
import { templateData } from "#server/hiring/applications/notifications.ts";
import { answerRequest, registerRequest } from "#server/hiring/applications/privacy-requests.ts";
import { lockApplication, type ApplicationRow } from "#server/hiring/applications/records.ts";
import type { Actor, ClientInfo } from "#server/http/requests.ts";
import { listAttachments, readAttachment } from "#server/mail/attachments.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { collectCopy } from "./copy-content.ts";
import { copyPage } from "./copy-page.ts";
import { copyLinkEmail } from "./emails.ts";
import { confirmAddress, invalidLink, secureRecipient } from "./own-application.ts";

const linkHours = 1;

type Copy = { name: string; archive: Readable };

/** Emails a one-time link to the copy, and registers the request, which the download answers. */
export async function requestCopy(context: AppContext, id: string): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, invalidLink);
    const request = { purpose: "copy", applicationId: id, hours: linkHours } as const;
    const link = await createLink(tx, request, context.config.siteUrl, now);
    const data = templateData(context, row);
    const email = copyLinkEmail(row.language, data, link);
    const moment = { tx, now, keys: context.keys };
    await enqueueEmail(moment, email, secureRecipient(row, now), { applicationId: id });
    const unit = { tx, now, actor: { actorId: null } };
    await recordEvent(unit, id, { event: "copy_asked" });
    await registerRequest(context, unit, row, "copy");
  });
}

/** Makes the copy of a one-time link. Throws 422 for a used or expired one. */
export async function confirmCopy(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<Copy> {
  const row = await withMailTransaction(context, async (tx, now) => {
    const link = await requireLink(tx, token, ["copy"], now);
    if (link.application_id === null) throw unusableLink();
    const found = await lockApplication(tx, link.application_id, now, unusableLink);
    await consumeLink(tx, link.id, now);
    await confirmAddress(tx, found, now);
    const unit = { tx, now, actor: { actorId: null, client } };
    await recordEvent(unit, found.id, { action: "application_copied" });
    await answerRequest(unit, found.id, "copy");
    return found;
  });
  return makeCopy(context, row);
}

/** The same for HR, who hands it to the person. Throws 404. */
export async function copyForHr(context: AppContext, id: string, actor: Actor): Promise<Copy> {
  const row = await withMailTransaction(context, async (tx, now) => {
    const found = await lockApplication(tx, id, now);
    await recordEvent({ tx, now, actor }, id, { action: "application_copied" });
    return found;
  });
  return makeCopy(context, row);
}

/** Streams the archive; memory holds one file. A file that is damaged is named in the page, not silently missing. */
async function makeCopy(
  context: AppContext,
  row: Awaited<ReturnType<typeof lockApplication>>,
): Promise<Copy> {
  const { db, clock } = context;
  const content = await collectCopy(context, row, clock());
  const attachments = await listAttachments(db, row.id);
  const resume = await readResume(context, row);
  const files = [
    ...(resume === undefined ? [] : [{ path: `resume/${safeName(resume.name)}`, ...resume }]),
    ...attachments.map(({ id, name, purpose }, index) => ({
      path: `files/${index + 1} ${safeName(name)}`,
      purpose,
      read: async () => (await readAttachment(db, { application_id: row.id, id })).content,
    })),
  ];
  const emails = content.emails.map((email, index) => ({
    ...email,
    path: `emails/${index + 1}.txt`,
  }));
  const named = files.map(({ path }) => path);
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.on("error", (error: Error) => archive.destroy(error));
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  add("data.json", `${JSON.stringify({ ...content, files: named }, null, 2)}\n`);
  add("data.html", copyPage(content, { files: named, isResumeDamaged: isMissing(row, resume) }));
  for (const { path, subject, sent_at, text } of emails) {
    add(path, `${subject}\n${sent_at}\n\n${text}`);
  }
  for (const { path, read } of files) {
    zip.addReadStreamLazy(path, (callback) => callback(null, Readable.from(once(read))));
  }
  zip.end();
  pipeline(zip.outputStream, archive, () => undefined);
  return { name: `${receiptNumber(row.id)}.zip`, archive };
}

async function* once(read: () => Promise<Buffer>) {
  yield await read();
}

/** Undefined without a resume, and for a damaged one. */
async function readResume({ files }: AppContext, row: ApplicationRow) {
  const { cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = row;
  if (key === null || sha256 === null || bytes === null) return undefined;
  try {
    const content = await files.readVerified(key, { sha256, bytes });
    return { name: row.cv_original_name ?? "resume", purpose: "resume", read: async () => content };
  } catch (error) {
    if (error instanceof DamagedFileError) return undefined;
    throw error;
  }
}

const isMissing = ({ cv_key }: ApplicationRow, resume: object | undefined) =>
  cv_key !== null && resume === undefined;

/** A name that no archive program takes for a path. */
const safeName = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, "_");
