import { normalizeText } from "#contract/search.ts";

// The words of texts, as the index stores them and searches compare them.

/** C++ and C# are words. A longer word is cut, because indexes limit their entries. */
export const wordPattern = /[\p{L}\p{N}\p{Mn}]{1,60}[+#]{0,2}/gu;

const wordsIn = (text: string) => Array.from(normalizeText(text).matchAll(wordPattern), ([w]) => w);

/** The different words of texts, as the index stores them. Slow for a long text of a stranger. */
export const indexedWords = (texts: readonly (string | null)[]): string =>
  Array.from(new Set(texts.flatMap((text) => wordsIn(text ?? "")))).join(" ");

export const textSearchWords = (q: string): string[] => Array.from(new Set(wordsIn(q)));
