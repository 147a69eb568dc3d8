import type { Migration } from "./020-start.ts";

/**
 * The texts of resumes, and the index over their words and those of cover letters. Applications that exist
 * wait for the job that reads them.
 */
export const resumeTexts: Migration = ({ id, instant }, engine) => [
  `create table resume_texts (
    application_id ${id} primary key references applications (id) on delete cascade,
    cv_sha256 text,
    state text not null,
    text text not null,
    words text not null,
    read_at ${instant}
  )${engine === "postgres" ? " with (toast_tuple_target = 128)" : ""}`,
  "create index resume_texts_state on resume_texts (state, application_id)",
  ...(engine === "sqlite" ? sqliteIndex : postgresIndex),
  `insert into resume_texts (application_id, cv_sha256, state, text, words)
    select id, cv_sha256, 'pending', '', '' from applications
    where cv_key is not null or cover_letter is not null`,
];

/**
 * The row numbers of the index are those of the applications, so that a search reads no text. The words
 * are normalised and separated by spaces, so the ASCII tokenizer keeps every other letter. Three letters
 * begin a thousand words, so they have an index of their own.
 */
const sqliteIndex = [
  `create virtual table resume_texts_fts using fts5(words, content='', contentless_delete=1, detail=none,
    prefix='3', tokenize="ascii tokenchars '+#'")`,
  `create trigger resume_texts_fts_insert after insert on resume_texts begin
    insert into resume_texts_fts (rowid, words)
      select seq, new.words from applications where id = new.application_id; end`,
  `create trigger resume_texts_fts_update after update of words on resume_texts begin
    update resume_texts_fts set words = new.words
      where rowid = (select seq from applications where id = new.application_id); end`,
  `create trigger resume_texts_fts_delete after delete on resume_texts begin
    delete from resume_texts_fts
      where rowid = (select seq from applications where id = old.application_id); end`,
  // A cascade deletes the text when the number of the application is gone.
  `create trigger applications_resume_texts_delete before delete on applications begin
    delete from resume_texts where application_id = old.id; end`,
];

/**
 * Texts are stored outside the rows, so that a search reads few pages. The job writes in the background, so
 * searches need not read a list of postponed entries. Reading the index is always faster than splitting
 * the words of a row again, which PostgreSQL cannot know: the function decides, and its number of rows
 * makes PostgreSQL join its result in one pass.
 */
const postgresIndex = [
  `create index resume_texts_words on resume_texts
    using gin (array_to_tsvector(string_to_array(words, ' '))) with (fastupdate = off)`,
  "alter index resume_texts_words alter column 1 set statistics 0",
  `create function applications_with_words(query tsquery) returns setof uuid
    language sql stable parallel safe rows 20000 set enable_seqscan = off as $$
    select application_id from resume_texts
      where array_to_tsvector(string_to_array(words, ' ')) @@ query $$`,
];
