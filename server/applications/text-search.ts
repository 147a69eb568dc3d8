import { sql, type RawBuilder } from "kysely";
import type { SearchMatch } from "#contract/applications.ts";
import { normalizeText } from "#contract/search.ts";
import { engineOf } from "#server/db/transaction.ts";
import type { Db } from "#server/db/schema.ts";
import { wordPattern } from "./words.ts";

// The words of resumes and cover letters. A search word matches the beginning of a word. One of one or two
// characters, such as "Go" or "C", matches only the same word.

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
/** More words than these mark nothing more in a line. */
const markedWords = 8;

/**
 * The part of the text with most of the words, with its first match in sight. Takes a few milliseconds for
 * the longest text, whatever it contains.
 */
export function findMatch(
  texts: Readonly<Record<SearchMatch["field"], string | null>>,
  words: readonly string[],
): SearchMatch | null {
  const sought = words.slice(0, markedWords);
  const found = (["resume", "cover_letter"] as const).map((field) => {
    const text = (texts[field] ?? "").normalize("NFC");
    const folded = foldLetters(text);
    const starts = sought.map((word) => indexOfWord(folded, word)).filter((start) => start >= 0);
    return { field, text, starts };
  });
  const [resume, letter] = found;
  const best = (letter?.starts.length ?? 0) > (resume?.starts.length ?? 0) ? letter : resume;
  if (best === undefined || best.starts.length === 0) return null;
  return { field: best.field, snippet: snippetOf(best.text, Math.min(...best.starts), sought) };
}

const foldedLetters = new Map<string, string>();

/** Normalises each letter by itself, so that positions in the result are those in the text. */
const foldLetters = (text: string) =>
  text
    .replaceAll(/[\u0080-\uffff]/g, (letter) => {
      const known = foldedLetters.get(letter);
      if (known !== undefined) return known;
      const folded = normalizeText(letter);
      foldedLetters.set(letter, folded.length === 1 ? folded : letter);
      return foldedLetters.get(letter) ?? letter;
    })
    .toLowerCase();

const inWord = /[\p{L}\p{N}\p{Mn}]/u;
const inOrAfterWord = /[\p{L}\p{N}\p{Mn}+#]/u;

/** The position of the first word that matches in a folded text, or -1. */
function indexOfWord(folded: string, word: string): number {
  const isWhole = !isBeginning(word);
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    const isStart = at === 0 || !inWord.test(folded.charAt(at - 1));
    if (!isStart) continue;
    if (!isWhole || !inOrAfterWord.test(folded.charAt(at + word.length))) return at;
  }
  return -1;
}

type Match = { start: number; end: number };

function matchesIn(text: string, words: readonly string[]): Match[] {
  return Array.from(text.matchAll(wordPattern)).flatMap(({ 0: written, index }) => {
    const normalized = normalizeText(written);
    const isMatch = words.some((word) => matches(normalized, word));
    return isMatch ? [{ start: index, end: index + written.length }] : [];
  });
}

/** A line of text around the first match, with all matches in it marked. */
function snippetOf(text: string, first: number, words: readonly string[]): SearchMatch["snippet"] {
  // A snippet begins and ends between words.
  const before = text.slice(Math.max(0, first - charactersBefore), first);
  const start = first <= charactersBefore ? 0 : first - before.replace(/^\S*\s+/, "").length;
  const rest = text.slice(start, first + charactersAfter);
  const isWhole = start + rest.length === text.length;
  const line = isWhole ? rest : rest.replace(/\s+\S*$/, "");
  const parts: SearchMatch["snippet"] = [];
  const add = (part: string, marked: boolean) => {
    if (part !== "") parts.push({ text: part.replaceAll(/\s+/g, " "), marked });
  };
  let from = 0;
  for (const { start: at, end: until } of matchesIn(line, words)) {
    add((from === 0 && start > 0 ? "… " : "") + line.slice(from, at), false);
    add(line.slice(at, until), true);
    from = until;
  }
  add(line.slice(from) + (isWhole ? "" : " …"), false);
  return parts;
}
