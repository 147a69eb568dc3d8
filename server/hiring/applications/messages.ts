import type {
  Message,
  MessagePreview,
  MessageTemplates,
  WriteMessage,
} from "#contract/messages.ts";
import type { AppContext } from "#server/context.ts";
import { exists } from "#server/db/lists.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { undoUntil } from "#server/http/bulk.ts";
import type { Actor } from "#server/http/requests.ts";
import { conflict, notFound } from "#server/http/http-error.ts";
import { messageEmail } from "#server/hiring/applications/emails.ts";
import type { EmailKind } from "#contract/outbox.ts";
import { fillIn, placeholderValues, type Email } from "#server/mail/email.ts";
import { authorOf } from "#server/mail/author-limits.ts";
import {
  cancelScheduledEmails,
  enqueueEmail,
  withMailTransaction,
  withoutTokens,
} from "#server/mail/outbox.ts";
import { attachTo, detachFrom } from "#server/mail/attachments.ts";
import { listTemplates } from "#server/hiring/email-texts/texts.ts";
import { readReplyTo } from "#server/mail/recipients.ts";
import { createOnce, type IdempotencyKey } from "#server/http/idempotency.ts";
import { recipientOf, templateData } from "./notifications.ts";
import { lockApplication, requireApplication, stayIn, type ApplicationRow } from "./records.ts";
import { recordEvent } from "./events.ts";

const kind = "message" satisfies EmailKind;

/**
 * Enqueues a message, which leaves after the time to undo. A repeated key enqueues one. Throws 404, and
 * 409 for suspected spam.
 */
export async function writeMessage(
  context: AppContext,
  id: string,
  { written, key }: { written: WriteMessage; key: IdempotencyKey | undefined },
  actor: Actor,
): Promise<Message> {
  return withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now);
    const email = compose(context, row, written, await signatureOf(tx, written, actor.actorId));
    const message = await createOnce(tx, key, now, async () => {
      const runAt = undoUntil(now);
      const about = { applicationId: id, runAt, author: authorOf(context.config, actor.actorId) };
      const moment = { tx, now, keys: context.keys };
      const messageId = await enqueueEmail(moment, email, recipientOf(row), about);
      if (messageId === undefined) throw conflict("failure.messageToSpam");
      // The history holds the text as written: it never holds the private link.
      const carried = { application_id: id, message_id: messageId };
      const files = await attachTo(tx, carried, written.attachments);
      await keepSignature(tx, written, actor.actorId);
      await setWaitingMessage(tx, id, null);
      const names = files.map(({ name }) => name).join(", ");
      const after = names === "" ? written.text : `${written.text}\n\n[${names}]`;
      const detail = { before: written.subject, after };
      const action = "message_written";
      await recordEvent({ tx, now, actor }, id, { event: kind, detail, action, step: "looked_at" });
      return { id: messageId, at: runAt.toISOString() };
    });
    return { id: message.id, ...shownText(email), run_at: message.at };
  });
}

/** Cancels a queued message. Throws 404, and 409 once the mailer has claimed it. */
export async function cancelMessage(
  context: AppContext,
  id: string,
  messageId: string,
  actor: Actor,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    await lockApplication(tx, id, now);
    const message = { id: messageId, application_id: id };
    const [cancelled] = await cancelScheduledEmails(tx, message, kind, now);
    if (cancelled === undefined) {
      const stored = tx.selectFrom("outbox").select("id");
      const hasLeft = await exists(stored.where((eb) => eb.and({ ...message, kind })));
      throw hasLeft ? conflict("failure.undoOver") : notFound();
    }
    await detachFrom(tx, messageId);
    await setWaitingMessage(tx, id, await findUnansweredSince(tx, id));
    const detail = { before: withoutTokens(cancelled.subject) };
    const event = "message_cancelled";
    await recordEvent({ tx, now, actor }, id, { event, detail, action: event });
  });
}

/** Its version stays: a message is not a change of the application. */
export const setWaitingMessage = (tx: Tx, id: string, message_at: string | null) =>
  tx.updateTable("applications").set({ message_at }).where("id", "=", id).execute();

/** When the applicant last wrote, unless another message or a word of HR followed. */
async function findUnansweredSince(tx: Tx, id: string): Promise<string | null> {
  const events = tx.selectFrom("application_events").where("application_id", "=", id);
  const last = await events
    .select(["id", "created_at"])
    .where("kind", "=", "applicant_message")
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (last === undefined) return null;
  const emails = tx.selectFrom("outbox").select("id").where("application_id", "=", id);
  const isAnswered =
    (await exists(emails.where("kind", "=", kind).where("id", ">", last.id))) ||
    (await exists(
      events.select("id").where("kind", "=", "message_done").where("id", ">", last.id),
    ));
  return isAnswered ? null : last.created_at;
}

/** Shows a message as it would be sent. Throws 404, and 409 for suspected spam. */
export async function previewMessage(
  context: AppContext,
  id: string,
  written: WriteMessage,
  authorId: string,
): Promise<MessagePreview> {
  const row = await requireApplication(context.db, id);
  const ownSignature = await signatureOf(context.db, written, authorId);
  return {
    ...shownText(compose(context, row, written, ownSignature)),
    to_email: row.email,
    reply_to: await readReplyTo(context.db, context.config),
    language: row.language,
  };
}

/** HR's own texts and the ready ones with the applicant's data. The private link stays a placeholder. Throws 404. */
export async function messageTemplates(
  context: AppContext,
  id: string,
  authorId: string,
): Promise<MessageTemplates> {
  const row = await requireApplication(context.db, id);
  const { own, standard } = await listTemplates(context.db);
  const ready = standard
    .filter(({ kind }) => kind.startsWith("message_"))
    // For people of the talent pool alone.
    .filter(({ kind }) => kind !== "message_pool" || stayIn(row, context.clock()) !== null)
    .map((template) => ({ ...template, id: template.kind, name: "" }));
  const all = [...own.map((template) => ({ ...template, kind: "own" as const })), ...ready];
  const inOrder = [
    ...all.filter(({ language }) => language === row.language),
    ...all.filter(({ language }) => language !== row.language),
  ];
  const data = templateData(context, row);
  const templates = inOrder.map((template) => {
    const { status_link: _secret, ...values } = placeholderValues(template.language, data);
    return { ...template, ...fillIn(template, values) };
  });
  const signature = await signatureOf(context.db, {}, authorId);
  return { language: row.language, signature, templates };
}

/** The signature of a message: as it was written, else the one that its author has kept. */
async function signatureOf(
  db: Db,
  { signature }: Pick<WriteMessage, "signature">,
  authorId: string | null,
): Promise<string> {
  if (signature !== undefined) return signature.trim();
  const author = await db
    .selectFrom("users")
    .select("signature")
    .where("id", "=", authorId)
    .executeTakeFirst();
  return author?.signature ?? "";
}

async function keepSignature(
  tx: Tx,
  { signature }: Pick<WriteMessage, "signature">,
  authorId: string | null,
): Promise<void> {
  if (signature === undefined) return;
  const kept = { signature: signature.trim() || null };
  await tx.updateTable("users").set(kept).where("id", "=", authorId).execute();
}

/** What staff may see of an email: no link that acts as the applicant. */
const shownText = ({ subject, text }: Email) => ({
  subject: withoutTokens(subject),
  text: withoutTokens(text),
});

function compose(
  context: AppContext,
  row: ApplicationRow,
  written: WriteMessage,
  authorSignature: string,
) {
  if (row.spam) throw conflict("failure.messageToSpam");
  return messageEmail(row.language, templateData(context, row), written, authorSignature);
}
