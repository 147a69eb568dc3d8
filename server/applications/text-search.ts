import { sql, type RawBuilder } from "kysely";
import type { SearchMatch } from "#contract/applications.ts";
import { normalizeText } from "#contract/search.ts";
import { engineOf } from "#server/db/transaction.ts";
import type { Db } from "#server/db/schema.ts";

// The words of resumes and cover letters. A search word matches the beginning of a word. One of one or two
// characters, such as "Go" or "C", matches only the same word.

/** C++ and C# are words. A longer word is cut, because indexes limit their entries. */
const wordPattern = /[\p{L}\p{N}\p{Mn}]{1,60}[+#]{0,2}/gu;

const wordsIn = (text: string) => Array.from(normalizeText(text).matchAll(wordPattern), ([w]) => w);

/** The different words of texts, as the index stores them. */
export const indexedWords = (texts: readonly (string | null)[]): string =>
  Array.from(new Set(texts.flatMap((text) => wordsIn(text ?? "")))).join(" ");

export const textSearchWords = (q: string): string[] => Array.from(new Set(wordsIn(q)));

const isBeginning = (word: string) => Array.from(word).length >= 3;

const matches = (found: string, word: string) =>
  isBeginning(word) ? found.startsWith(word) : found === word;

/** The applications whose resume and cover letter contain all of these words, as a table. */
export function applicationsWith(db: Db, words: readonly string[]): RawBuilder<unknown> {
  if (engineOf(db) === "postgres") {
    const query = words.map((word) => `'${word}'${isBeginning(word) ? ":*" : ""}`).join(" & ");
    return sql`(select applications.* from applications
      join applications_with_words(${query}::tsquery) as found (found_id) on found_id = id) as applications`;
  }
  const query = words.map((word) => `"${word}"${isBeginning(word) ? "*" : ""}`).join(" AND ");
  return sql`(select * from applications where seq in
    (select rowid from resume_texts_fts where resume_texts_fts match ${query})) as applications`;
}

const charactersBefore = 50;
const charactersAfter = 110;

/** The part of the text with most of the words, with its first match in sight. */
export function findMatch(
  texts: Readonly<Record<SearchMatch["field"], string | null>>,
  words: readonly string[],
): SearchMatch | null {
  const found = (["resume", "cover_letter"] as const).map((field) => {
    const text = texts[field] ?? "";
    const spans = matchesIn(text, words);
    return { field, text, spans, count: new Set(spans.map(({ word }) => word)).size };
  });
  const [resume, letter] = found;
  const best = (letter?.count ?? 0) > (resume?.count ?? 0) ? letter : resume;
  if (best === undefined || best.count === 0) return null;
  return { field: best.field, snippet: snippetOf(best.text, best.spans) };
}

type Match = { start: number; end: number; word: string };

function matchesIn(text: string, words: readonly string[]): Match[] {
  return Array.from(text.matchAll(wordPattern)).flatMap(({ 0: written, index }) => {
    const normalized = normalizeText(written);
    const word = words.find((one) => matches(normalized, one));
    return word === undefined ? [] : [{ start: index, end: index + written.length, word }];
  });
}

/** A line of text around the first match, with all matches in it marked. */
function snippetOf(text: string, spans: readonly Match[]): SearchMatch["snippet"] {
  const first = spans[0]?.start ?? 0;
  // A snippet begins and ends between words.
  const before = text.slice(Math.max(0, first - charactersBefore), first);
  const start = first <= charactersBefore ? 0 : first - before.replace(/^\S*\s+/, "").length;
  const rest = text.slice(start, first + charactersAfter);
  const isWhole = start + rest.length === text.length;
  const end = start + (isWhole ? rest : rest.replace(/\s+\S*$/, "")).length;
  const parts: SearchMatch["snippet"] = [];
  const add = (part: string, marked: boolean) => {
    if (part !== "") parts.push({ text: part.replaceAll(/\s+/g, " "), marked });
  };
  let from = start;
  for (const { start: at, end: until } of spans.filter((span) => span.end <= end)) {
    add((from === start && start > 0 ? "… " : "") + text.slice(from, at), false);
    add(text.slice(at, until), true);
    from = until;
  }
  add(text.slice(from, end) + (isWhole ? "" : " …"), false);
  return parts;
}
