import { sql, type QueryExecutorProvider } from "kysely";
import type { Engine } from "../engine.ts";
import { typesOf } from "./025-start.ts";

/**
 * The texts of resumes, and the index over their words and those of cover letters. Applications that exist
 * wait for the job that reads them.
 */
export async function resumeTexts(db: QueryExecutorProvider, engine: Engine): Promise<void> {
  const { id, instant } = typesOf[engine];
  const isSqlite = engine === "sqlite";
  const references = "references applications (id) on delete cascade";
  // SQLite's full-text index needs a row number that VACUUM keeps.
  const applicationId = isSqlite
    ? `seq integer primary key, application_id ${id} not null unique ${references}`
    : `application_id ${id} primary key ${references}`;
  const statements = [
    `create table resume_texts (
      ${applicationId},
      cv_sha256 text,
      state text not null,
      text text not null,
      words text not null,
      read_at ${instant}
    )`,
    "create index resume_texts_state on resume_texts (state, application_id)",
    ...(isSqlite ? sqliteIndex() : postgresIndex),
    `insert into resume_texts (application_id, cv_sha256, state, text, words)
      select id, cv_sha256, 'pending', '', '' from applications
      where cv_key is not null or cover_letter is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The words are normalised and separated by spaces, so the ASCII tokenizer keeps every other letter. */
function sqliteIndex(): string[] {
  const remove =
    "insert into resume_texts_fts (resume_texts_fts, rowid, words) values ('delete', old.seq, old.words);";
  const add = "insert into resume_texts_fts (rowid, words) values (new.seq, new.words);";
  return [
    `create virtual table resume_texts_fts using fts5(words, content='resume_texts', content_rowid='seq',
      detail=none, tokenize="ascii tokenchars '+#'")`,
    `create trigger resume_texts_fts_insert after insert on resume_texts begin ${add} end`,
    `create trigger resume_texts_fts_delete after delete on resume_texts begin ${remove} end`,
    `create trigger resume_texts_fts_update after update of words on resume_texts begin ${remove} ${add} end`,
  ];
}

// A job writes in the background, so searches need not read the list of postponed entries.
const postgresIndex = [
  `create index resume_texts_words on resume_texts
    using gin (array_to_tsvector(string_to_array(words, ' '))) with (fastupdate = off)`,
];
