import { defaultLanguage } from "#contract/languages.ts";
import { paging } from "#contract/limits.ts";
import { findMentions, type AddNote, type TeamNote, type TeamNotes } from "#contract/notes.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { newId } from "#server/db/id.ts";
import { exists } from "#server/db/exists.ts";
import type { Db } from "#server/db/schema.ts";
import { countStep } from "#server/positions/application-steps.ts";
import type { AppContext } from "#server/context.ts";
import type { Actor, CurrentUser } from "#server/http/current-user.ts";
import { panelLink } from "#server/mail/application-emails.ts";
import { mentionEmail } from "#server/mail/mention-email.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { findColleagues } from "#server/users/colleagues.ts";
import { auditApplication, lockApplication, recordEvent, requireApplication } from "./records.ts";

/**
 * Reads the team notes on an application, newest first. The verdicts of others stay hidden until the
 * reader has given one, so that it is their own. Throws 404.
 */
export async function readNotes(db: Db, id: string, readerId: string): Promise<TeamNotes> {
  await requireApplication(db, id);
  const notes = db.selectFrom("application_notes as note").where("application_id", "=", id);
  const own = notes.where("author_id", "=", readerId).where("verdict", "is not", null);
  const isOpen = await exists(own.select("note.id as id"));
  const rows = await notes
    .leftJoin("users", "users.id", "note.author_id")
    .select(["note.id", "author_id", "text", "verdict", "note.created_at", "users.name"])
    .orderBy("note.id", "desc")
    .limit(paging.maxLimit)
    .execute();
  return {
    notes: rows.map(({ author_id, name, verdict, ...note }) => {
      const isHidden = verdict !== null && !isOpen && author_id !== readerId;
      return {
        ...note,
        author: author_id === null || name === null ? null : { id: author_id, name },
        verdict: isHidden ? null : verdict,
        verdict_hidden: isHidden,
      };
    }),
  };
}

/** Adds a team note and emails the colleagues that it mentions, except its author. Throws 404. */
export async function addNote(
  context: AppContext,
  id: string,
  { text, verdict }: AddNote,
  author: Pick<CurrentUser, "id" | "name">,
  actor: Actor,
): Promise<TeamNote> {
  return withMailTransaction(context, async (tx, now) => {
    await lockApplication(tx, id);
    const note = { id: newId(now), text, verdict, created_at: now.toISOString() };
    const columns = { ...note, application_id: id, author_id: author.id };
    await tx.insertInto("application_notes").values(columns).execute();
    const mention = {
      author: author.name,
      receipt: receiptNumber(id),
      link: panelLink(context.config.siteUrl, id),
    };
    for (const colleague of await findMentioned(tx, text)) {
      if (colleague.id === author.id) continue;
      const language = colleague.language ?? defaultLanguage;
      const email = mentionEmail(language, colleague.name, mention);
      await enqueueEmail(tx, email, colleague, { applicationId: id, userId: colleague.id }, now);
    }
    await recordEvent(tx, id, "note_added", author.id, {}, now);
    await countStep(tx, id, "looked_at", now);
    // Names what the note has, never the verdict itself.
    const fields = [text === "" ? [] : ["text"], verdict === null ? [] : ["verdict"]].flat();
    await auditApplication(tx, id, "note_added", actor, now, { fields });
    return { ...note, author, verdict_hidden: false };
  });
}

async function findMentioned(db: Db, text: string) {
  const colleagues = await findColleagues(db);
  const names = colleagues.map(({ name }) => name);
  const mentioned = new Set(findMentions(text, names).map(({ name }) => name.toLowerCase()));
  return colleagues.filter(({ name }) => mentioned.has(name.toLowerCase()));
}
