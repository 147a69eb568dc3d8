import { sql, type RawBuilder } from "kysely";
import type { SearchMatch } from "#contract/applications.ts";
import { normalizeText } from "#contract/search.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { joiners, wordsWithPairs } from "#server/hiring/resumes/words.ts";

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
    const text = (texts[field] ?? "").normalize("NFKC");
    const folded = foldLetters(text);
    const starts = sought
      .map((word) => {
        const start = indexOfWord(folded, word);
        return start >= 0 ? start : indexOfPair(folded, word);
      })
      .filter((start) => start >= 0);
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

const longestWord = 60;

/** The position of the first pair of words, such as node.js, that matches as one word, or -1. */
function indexOfPair(folded: string, word: string): number {
  for (let at = 1; at < folded.length - 1; at += 1) {
    if (!joiners.has(folded.charAt(at))) continue;
    const [start, end] = [edgeOfWord(folded, at, -1), edgeOfWord(folded, at, 1)];
    const pair = folded.slice(start, at) + folded.slice(at + 1, end);
    if (start < at && end > at + 1 && matches(pair, word)) return start;
  }
  return -1;
}

/** The first or last edge of the word before or after a position. */
function edgeOfWord(folded: string, from: number, step: 1 | -1): number {
  let at = from + step;
  while (inWord.test(folded.charAt(at)) && Math.abs(at - from) <= longestWord) at += step;
  return step === 1 ? at : at + 1;
}

type Match = { start: number; end: number };

function matchesIn(text: string, words: readonly string[]): Match[] {
  const found = wordsWithPairs(text).filter(({ word: written }) => {
    const normalized = normalizeText(written);
    return words.some((word) => matches(normalized, word));
  });
  // Of a pair and a word in it the word is marked.
  let last = 0;
  return found
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      const isNew = start >= last;
      if (isNew) last = end;
      return isNew;
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
