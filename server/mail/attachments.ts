import type { ExpressionBuilder } from "kysely";
import type { Attachment, AttachmentPurpose } from "#contract/messages.ts";
import { messageLimits } from "#contract/limits.ts";
import { newId } from "#server/db/id.ts";
import type { Db, Moment, Schema, Tx } from "#server/db/schema.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { invalid, notFound } from "#server/http/http-error.ts";

/** A row is small enough for a page of rows in memory, in a backup too. */
const partBytes = 128 * 1024;

const columns = ["id", "purpose", "name", "bytes", "created_at"] as const;

/** Stores a received file. One of a message waits for it. */
export async function storeAttachment(
  { tx, now }: Moment,
  application_id: string,
  { purpose = "message", name, type, content }: Content & { purpose?: AttachmentPurpose },
): Promise<Attachment> {
  const at = now.toISOString();
  const stored = { id: newId(now), purpose, name, bytes: content.length, created_at: at };
  const row = { ...stored, application_id, type, message_id: null };
  await tx.insertInto("attachments").values(row).execute();
  for (let start = 0, number = 0; start < content.length; start += partBytes, number += 1) {
    const bytes = content.subarray(start, start + partBytes);
    const part = { attachment_id: stored.id, number, bytes };
    await tx.insertInto("attachment_parts").values(part).execute();
  }
  return stored;
}

const isWaiting = (eb: ExpressionBuilder<Schema, "attachments">) =>
  eb.and({ purpose: "message" as const }).and("message_id", "is", null);

/** Gives waiting files of an application to a message. Throws 422 for another file, and for too many bytes. */
export async function attachTo(
  tx: Tx,
  { application_id, message_id }: { application_id: string; message_id: string },
  ids: readonly string[],
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const attached = await tx
    .updateTable("attachments")
    .set({ message_id })
    .where("application_id", "=", application_id)
    .where(isWaiting)
    .where("id", "in", ids)
    .returning(columns)
    .execute();
  if (attached.length < new Set(ids).size) {
    throw invalid({ attachments: ["field.attachments.unknown"] });
  }
  if (attached.reduce((sum, { bytes }) => sum + bytes, 0) > messageLimits.bytes) {
    throw invalid({ attachments: ["field.attachments.large"] });
  }
  return attached;
}

/** Takes the files of a message that does not leave back, so that it can be written again. */
export const detachFrom = (tx: Tx, messageId: string) =>
  tx
    .updateTable("attachments")
    .set({ message_id: null })
    .where("message_id", "=", messageId)
    .execute();

/** The bytes of all files of an application for one purpose. */
export async function sizeOf(
  tx: Tx,
  application_id: string,
  purpose: AttachmentPurpose,
): Promise<number> {
  const files = await tx
    .selectFrom("attachments")
    .select("bytes")
    .where((eb) => eb.and({ application_id, purpose }))
    .execute();
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Removes all but the newest files of a kind. */
export async function keepNewest(
  tx: Tx,
  about: { application_id: string; purpose: AttachmentPurpose },
  count: number,
): Promise<void> {
  const ofKind = tx.selectFrom("attachments").where((eb) => eb.and(about));
  const kept = ofKind.select("id").orderBy("id", "desc").limit(count);
  await tx
    .deleteFrom("attachments")
    .where((eb) => eb.and(about))
    .where("id", "not in", kept)
    .execute();
}

/** The files beside the resume but for those that wait for their message, the newest first. */
export const listAttachments = (db: Db, applicationId: string): Promise<Attachment[]> =>
  db
    .selectFrom("attachments")
    .select(columns)
    .where("application_id", "=", applicationId)
    .where((eb) => eb.not(isWaiting(eb)))
    .orderBy("id", "desc")
    .execute();

type Content = { name: string; type: string; content: Buffer };

/** One file of an application. Throws 404. */
export async function readAttachment(
  db: Db,
  about: { application_id: string; id: string },
): Promise<Content> {
  const row = await db
    .selectFrom("attachments")
    .select(["id", "name", "type", "bytes"])
    .where((eb) => eb.and(about))
    .executeTakeFirstOrThrow(() => notFound());
  return contentOf(db, row);
}

/** The files of an email, in the order in which they were received. */
export async function attachmentsOf(db: Db, messageId: string): Promise<Content[]> {
  const rows = await db
    .selectFrom("attachments")
    .select(["id", "name", "type", "bytes"])
    .where("message_id", "=", messageId)
    .orderBy("id")
    .execute();
  return Promise.all(rows.map((row) => contentOf(db, row)));
}

async function contentOf(
  db: Db,
  { id, bytes, ...file }: { id: string; bytes: number; name: string; type: string },
): Promise<Content> {
  const parts = await db
    .selectFrom("attachment_parts")
    .select("bytes")
    .where("attachment_id", "=", id)
    .orderBy("number")
    .execute();
  const content = Buffer.concat(parts.map((part) => part.bytes));
  // Removed after its row was read.
  if (content.length !== bytes) throw notFound();
  return { ...file, content };
}

/** Removes files whose message was not written within a day. */
export async function purgeWaitingAttachments(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("attachments")
    .where(isWaiting)
    .where("created_at", "<", new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
