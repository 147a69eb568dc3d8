import { defaultLanguage } from "#contract/languages.ts";
import { paging } from "#contract/limits.ts";
import {
  findMentions,
  type AddNote,
  type TeamNote,
  type TeamNotes,
  type Verdict,
} from "#contract/notes.ts";
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

/**
 * Reads the team notes on an application, newest first. The verdicts of others stay hidden until the
 * reader has given one, so that they do not influence it. Throws 404.
 */
export async function readNotes(db: Db, id: string, readerId: string): Promise<TeamNotes> {
  await requireApplication(db, id);
  const rows = await db
    .selectFrom("application_notes as note")
    .leftJoin("users", "users.id", "note.author_id")
    .select(["note.id", "author_id", "text", "verdict", "note.created_at", "users.name", "role"])
    .where("application_id", "=", id)
    .orderBy("note.id", "desc")
    .limit(paging.maxLimit)
    .execute();
  const isOpen = rows.some((row) => row.author_id === readerId && row.verdict !== null);
  return {
    notes: rows.map(({ author_id, name, role, verdict, ...note }) => {
      const isHidden = verdict !== null && !isOpen && author_id !== readerId;
      return {
        ...note,
        author:
          author_id === null || name === null || role === null
            ? null
            : { id: author_id, name, role },
        verdict: isHidden ? null : verdict,
        verdict_hidden: isHidden,
      };
    }),
  };
}

/** The last verdict of each colleague on these applications; none where the reader has given none. */
export async function readVerdicts(
  db: Db,
  ids: readonly string[],
  readerId: string,
): Promise<Map<string, Verdict[]>> {
  const latest = new Map<string, Map<string, Verdict>>();
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("application_notes")
    .select(["application_id", "author_id", "verdict"])
    .where("application_id", "in", ids)
    .where("verdict", "is not", null)
    .orderBy("id")
    .execute();
  for (const { application_id, author_id, verdict } of rows) {
    if (verdict === null) continue;
    const byAuthor = latest.get(application_id) ?? new Map<string, Verdict>();
    latest.set(application_id, byAuthor.set(author_id ?? "", verdict));
  }
  const open = [...latest].filter(([, byAuthor]) => byAuthor.has(readerId));
  return new Map(open.map(([id, byAuthor]) => [id, [...byAuthor.values()]]));
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
      const note = { id: newId(now), text, verdict, created_at: now.toISOString() };
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
    const shown = { text, verdict, author, verdict_hidden: false };
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
