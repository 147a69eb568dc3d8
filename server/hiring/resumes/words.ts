import { normalizeText } from "#contract/search.ts";

// The words of texts, as the index stores them and searches compare them.

/** C++ and C# are words. A longer word is cut, because indexes limit their entries. */
const wordPattern = /[\p{L}\p{N}\p{Mn}]{1,60}[+#]{0,2}/gu;

/** A word of a text, from its first character to the one after its last. */
export type Word = { word: string; start: number; end: number };

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

/** Two words that one of these characters joins are also one word: Node.js is nodejs, UI/UX is uiux. */
export const joiners: ReadonlySet<string> = new Set([".", "/", "-", "\u2011", "&"]);
const isPlain = /\p{L}[\p{N}\p{Mn}]*$/u;

/** The words of a text in their order, and after each one the word that it forms with the next. */
export function wordsWithPairs(text: string): Word[] {
  const words = wordsOf(text);
  return words.flatMap((one, index) => {
    const next = words[index + 1];
    if (next === undefined || !joiners.has(text.slice(one.end, next.start))) return [one];
    if (!isPlain.test(one.word) || !isPlain.test(next.word)) return [one];
    return [one, { word: one.word + next.word, start: one.start, end: next.end }];
  });
}

/** As much of a text as words are read from: a sign can stand for eighteen letters. */
export const maxCharacters = 200_000;

/** A text as words are read from it. */
const readable = (text: string) => normalizeText(text.normalize("NFKC").slice(0, maxCharacters));

/** More different words than a resume has: SQLite indexes them in one piece. */
export const maxIndexedWords = 10_000;

/** The different words of texts, as the index stores them, the first ones of too many. */
export const indexedWords = (texts: readonly (string | null)[]): string =>
  firstWords(texts.flatMap((text) => wordsWithPairs(readable(text ?? "")).map(({ word }) => word)));

export const firstWords = (words: readonly string[]): string =>
  Array.from(new Set(words)).slice(0, maxIndexedWords).join(" ");

export const textSearchWords = (q: string): string[] =>
  Array.from(new Set(wordsOf(readable(q)).map(({ word }) => word)));
