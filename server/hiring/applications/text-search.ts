import { setImmediate } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import type { SearchMatch } from "#contract/applications.ts";
import { normalizeText } from "#contract/search.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { joiners, maxCharacters, wordsWithPairs } from "#server/hiring/resumes/words.ts";

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

const sliceCharacters = 20_000;
/** Longer than a word: slices overlap by two, so that each word stands whole in one of them. */
const longestWord = 64;

/**
 * The part of the text with most of the words, with its first match in sight. Other work runs between slices of
 * the text.
 */
export async function findMatch(
  texts: Readonly<Record<SearchMatch["field"], string | null>>,
  words: readonly string[],
): Promise<SearchMatch | null> {
  const sought = words.slice(0, markedWords);
  const [resume, letter] = [
    await findWords(texts.resume, sought),
    await findWords(texts.cover_letter, sought),
  ];
  const field = letter.starts.length > resume.starts.length ? "cover_letter" : "resume";
  const { text, starts } = field === "resume" ? resume : letter;
  if (starts.length === 0) return null;
  return { field, snippet: snippetOf(text, Math.min(...starts), sought) };
}

/** Where each of the words begins first, of those that a text contains. */
async function findWords(read: string | null, sought: readonly string[]) {
  const text = (read ?? "").normalize("NFKC").slice(0, maxCharacters);
  const starts = new Map<string, number>();
  for (let end = 0; end < text.length && starts.size < sought.length;) {
    const begin = Math.max(0, end - 2 * longestWord);
    end += sliceCharacters;
    const folded = foldLetters(text.slice(begin, end));
    // What begins earlier stood whole in the slice before; what begins later does in the next.
    const from = begin === 0 ? 0 : longestWord;
    const until = end < text.length ? folded.length - longestWord : folded.length;
    for (const [word, start] of findInSlice(folded, sought, from, until)) {
      if (!starts.has(word)) starts.set(word, begin + start);
    }
    await setImmediate();
  }
  return { text, starts: Array.from(starts.values()) };
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

/** The words that begin in a slice, and where: alone, or as a pair of words, such as node.js, that matches as one. */
function findInSlice(
  folded: string,
  sought: readonly string[],
  from: number,
  until: number,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of sought) {
    const start = indexOfWord(folded, word, from, until);
    if (start !== -1) found.set(word, start);
  }
  const missing = sought.filter((word) => !found.has(word));
  if (missing.length === 0) return found;
  for (let at = Math.max(1, from); at < until; at += 1) {
    if (!joiners.has(folded.charAt(at))) continue;
    const [start, end] = [edgeOfWord(folded, at, -1), edgeOfWord(folded, at, 1)];
    if (start === at || end === at + 1) continue;
    const pair = folded.slice(start, at) + folded.slice(at + 1, end);
    for (const word of missing) {
      if (!found.has(word) && matches(pair, word)) found.set(word, start);
    }
  }
  return found;
}

/** Where the first word that matches begins between two positions, or -1. */
function indexOfWord(folded: string, word: string, from: number, until: number): number {
  const isWhole = !isBeginning(word);
  for (let at = from - 1; ;) {
    at = folded.indexOf(word, at + 1);
    if (at === -1 || at >= until) return -1;
    const isStart = at === 0 || !inWord.test(folded.charAt(at - 1));
    if (!isStart) continue;
    if (!isWhole || !inOrAfterWord.test(folded.charAt(at + word.length))) return at;
  }
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
