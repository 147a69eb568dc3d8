import type { Readable } from "node:stream";
import { receiptNumber } from "#contract/receipt.ts";
import { consumeLink, createLink, requireLink, unusableLink } from "#server/accounts/links.ts";
import type { AppContext } from "#server/context.ts";
import { DamagedFileError } from "#server/files/files.ts";
import { writeZip, type ZipEntry } from "#server/files/write-zip.ts";
import { recordEvent } from "#server/hiring/applications/events.ts";
import { secureRecipient, templateData } from "#server/hiring/applications/notifications.ts";
import { answerRequest, registerRequest } from "#server/hiring/applications/privacy-requests.ts";
import { lockApplication } from "#server/hiring/applications/records.ts";
import { conflict, HttpError } from "#server/http/http-error.ts";
import type { Actor, ClientInfo } from "#server/http/requests.ts";
import { listAttachments, readAttachment } from "#server/mail/attachments.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { collectCopy } from "./copy-content.ts";
import { copyPage, dateText } from "./copy-page.ts";
import { copyLinkEmail } from "./emails.ts";
import { confirmAddress, invalidLink } from "./own-application.ts";

const linkHours = 1;
/** How often a link downloads the copy, since a download may break off. */
const downloadsPerLink = 5;

type Copy = { name: string; archive: Readable };

/** Emails a link to the copy, and registers the request, which the download answers. */
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
    await registerRequest(context, unit, row, { kind: "copy" });
  });
}

/** The download of each link on the server of a database. */
const downloadsOf = new WeakMap<AppContext["db"], Map<string, Readable>>();

/** Makes the copy of a link, and ends its earlier download. Throws 422 for an expired link and one used five times. */
export async function confirmCopy(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<Copy> {
  const { row, linkId } = await withMailTransaction(context, async (tx, now) => {
    const link = await requireLink(tx, token, ["copy"], now);
    if (link.application_id === null) throw unusableLink();
    const found = await lockApplication(tx, link.application_id, now, unusableLink);
    await consumeLink(tx, link.id, now, downloadsPerLink);
    await confirmAddress(tx, found, now);
    const unit = { tx, now, actor: { actorId: null, client } };
    await recordEvent(unit, found.id, { action: "application_copied" });
    await answerRequest(unit, found.id, "copy");
    return { row: found, linkId: link.id };
  });
  const copy = await makeCopy(context, row);
  const downloads = downloadsOf.get(context.db) ?? new Map<string, Readable>();
  downloadsOf.set(context.db, downloads);
  downloads.get(linkId)?.destroy(conflict("failure.copyAgain"));
  downloads.set(linkId, copy.archive);
  copy.archive.once("close", () => {
    if (downloads.get(linkId) === copy.archive) downloads.delete(linkId);
  });
  return copy;
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

/** Streams the archive. The page and data.json name the files that are damaged or were removed meanwhile. */
async function makeCopy(
  context: AppContext,
  row: Awaited<ReturnType<typeof lockApplication>>,
): Promise<Copy> {
  const { db, files: store, clock } = context;
  const content = await collectCopy(context, row, clock());
  const attachments = await listAttachments(db, row.id);
  const { cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = row;
  const checksum = { sha256: sha256 ?? "", bytes: bytes ?? 0 };
  const sources = attachments.map(({ id, name }, index) => ({
    path: `files/${index + 1} ${safeName(name)}`,
    read: async () => (await readAttachment(db, { application_id: row.id, id })).content,
  }));
  if (key !== null) {
    const path = `resume/${safeName(row.cv_original_name ?? "resume")}`;
    sources.unshift({ path, read: () => store.readVerified(key, checksum) });
  }

  async function* entries(): AsyncGenerator<ZipEntry> {
    const files: string[] = [];
    const missing: string[] = [];
    for (const { path, read } of sources) {
      const file = await read().catch(undefinedIfGone);
      (file === undefined ? missing : files).push(path);
      if (file !== undefined) yield { path, content: file };
    }
    for (const [index, { subject, sent_at, text }] of content.emails.entries()) {
      const sent = dateText(row.language, sent_at);
      yield { path: `emails/${index + 1}.txt`, content: `${subject}\n${sent}\n\n${text}` };
    }
    // Last, when the missing files are known.
    const data = { ...content, files, missing_files: missing };
    yield { path: "data.json", content: `${JSON.stringify(data, null, 2)}\n` };
    yield { path: "data.html", content: copyPage(content, files, missing) };
  }
  return { name: `${receiptNumber(row.id)}.zip`, archive: writeZip(entries()) };
}

function undefinedIfGone(error: unknown): undefined {
  const isRemoved = error instanceof HttpError && error.status === 404;
  if (!isRemoved && !(error instanceof DamagedFileError)) throw error;
}

/** A name that no archive program takes for a path. */
const safeName = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, "_");
