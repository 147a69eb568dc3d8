import { defaultLanguage } from "#contract/languages.ts";
import { paging } from "#contract/limits.ts";
import { findMentions, type AddNote, type TeamNote, type TeamNotes } from "#contract/notes.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { newId } from "#server/db/id.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { AppContext } from "#server/context.ts";
import type { Actor, CurrentUser } from "#server/http/requests.ts";
import { panelLink } from "#server/hiring/applications/emails.ts";
import { mentionEmail } from "./staff-emails.ts";
import { authorOf } from "#server/mail/author-limits.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { findColleagues } from "#server/accounts/list-users.ts";
import { createOnce, type IdempotencyKey } from "#server/http/idempotency.ts";
import { lockApplication, requireApplication } from "./records.ts";
import { recordEvent } from "./events.ts";
import { findOpenTo, hasOpened } from "./verdicts.ts";

/**
 * Reads the team notes on an application, newest first. Notes of others with a verdict stay hidden until the reader
 * has given one or has opened them, so that they do not influence it. Throws 404.
 */
export async function readNotes(db: Db, of: string, readerId: string): Promise<TeamNotes> {
  const { id } = await requireApplication(db, of);
  const rows = await db
    .selectFrom("application_notes as note")
    .leftJoin("users", "users.id", "note.author_id")
    .select(["note.id", "author_id", "text", "verdict", "note.created_at", "after_others"])
    .select(["users.name", "role"])
    .where("application_id", "=", id)
    .orderBy("note.id", "desc")
    .limit(paging.maxLimit)
    .execute();
  const isOpen = (await findOpenTo(db, [id], readerId)).has(id);
  return {
    notes: rows.map(({ author_id, name, role, verdict, text, ...note }) => {
      const isHidden = verdict !== null && !isOpen && author_id !== readerId;
      return {
        ...note,
        author:
          author_id === null || name === null || role === null
            ? null
            : { id: author_id, name, role },
        text: isHidden ? null : text,
        verdict: isHidden ? null : verdict,
        verdict_hidden: isHidden,
      };
    }),
  };
}

type NewNote = AddNote & {
  applicationId: string;
  author: Pick<CurrentUser, "id" | "name" | "role">;
};

/**
 * Adds a team note and emails the colleagues that it mentions, except its author. A repeated key adds
 * one. Throws 404.
 */
export async function addNote(
  context: AppContext,
  added: NewNote,
  key: IdempotencyKey | undefined,
  actor: Actor,
): Promise<TeamNote> {
  const { applicationId: id, author, text, verdict } = added;
  return withMailTransaction(context, async (tx, now) => {
    const { job_title } = await lockApplication(tx, id, now);
    const note = await createOnce(tx, key, now, async () => {
      const after_others = verdict !== null && (await hasOpened(tx, id, author.id));
      const note = { id: newId(now), text, verdict, after_others, created_at: now.toISOString() };
      const columns = { ...note, application_id: id, author_id: author.id };
      await tx.insertInto("application_notes").values(columns).execute();
      await emailMentioned(context, tx, { ...added, position: job_title }, now);
      // The names of the fields, never the verdict itself.
      const fields = [text === "" ? [] : ["text"], verdict === null ? [] : ["verdict"]].flat();
      await recordEvent({ tx, now, actor }, id, {
        event: "note_added",
        action: "note_added",
        audited: { fields },
        step: "looked_at",
      });
      return { id: note.id, at: note.created_at };
    });
    const { after_others } = await tx
      .selectFrom("application_notes")
      .select("after_others")
      .where("id", "=", note.id)
      .executeTakeFirstOrThrow();
    const shown = { text, verdict, author, verdict_hidden: false, after_others };
    return { ...shown, id: note.id, created_at: note.at };
  });
}

async function emailMentioned(
  { config }: AppContext,
  tx: Tx,
  { applicationId, text, author, position }: NewNote & { position: string | null },
  now: Date,
): Promise<void> {
  const colleagues = await findColleagues(tx);
  const names = colleagues.map(({ name }) => name);
  const mentioned = new Set(findMentions(text, names).map(({ name }) => name.toLowerCase()));
  const mention = {
    author: author.name,
    position,
    receipt: receiptNumber(applicationId),
    link: panelLink(config.siteUrl, applicationId),
  };
  for (const colleague of colleagues) {
    const { id: userId, name, language } = colleague;
    if (userId === author.id || !mentioned.has(name.toLowerCase())) continue;
    const email = mentionEmail(language ?? defaultLanguage, name, mention);
    const about = { applicationId, userId, author: authorOf(config, author.id) };
    await enqueueEmail({ tx, now }, email, colleague, about);
  }
}
