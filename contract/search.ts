// How texts are searched: the server compares with it, and the panel marks the matches.

/**
 * Normalises text for search: lower case, without diacritics and invisible characters, đ as d; composed equals
 * decomposed.
 */
export function normalizeText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll(/[đĐ]/g, "d")
    .toLowerCase()
    .normalize("NFC");
}

/** The words of a search; every one must be found. A phone number written with spaces is one word. */
export function searchWords(query: string): string[] {
  // Databases store no NUL in a text, and a search never contains other control characters.
  const text = normalizeText(query)
    .replaceAll(/\p{Cc}/gu, " ")
    .trim();
  if (text === "") return [];
  if (/^\+?[\d\s().-]+$/.test(text) && /\d/.test(text)) {
    const compact = text.replaceAll(/[\s().-]/g, "");
    if (compact !== "") return [compact];
  }
  return Array.from(new Set(text.split(/\s+/)));
}

/** The forms by which a phone number is found: as typed, 0… and +84…, which contains 84…. */
export function phoneForms(phone: string): string[] {
  const national = nationalDigits(phone);
  return [phone, `0${national}`, `+84${national}`];
}

/** The digits of a number after the country code or the leading zero. */
function nationalDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  return /^(?:\+|00)?84/.test(phone.replaceAll(/[^\d+]/g, ""))
    ? digits.replace(/^(?:00)?84/, "").replace(/^0/, "")
    : digits.replace(/^0/, "");
}

/** A part of a text, from its first character to the one after its last. */
export type Span = readonly [start: number, end: number];

/** The parts of a text that match one of the words, in order, without overlaps. */
export function findMatches(text: string, words: readonly string[]): Span[] {
  // A letter and its marks are normalised together, so that no match ends between them.
  const letters = Array.from(text.matchAll(/(?:\P{Mn}|^)\p{Mn}*/gu));
  let folded = "";
  const from: number[] = [];
  for (const [index, [letter]] of letters.entries()) {
    const part = normalizeText(letter);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) from.push(index);
  }
  const edge = (index: number) => letters[index]?.index ?? text.length;
  return joined(
    words.flatMap((word) =>
      occurrences(folded, word).map(([start, end]): Span => {
        const [first = 0, last = 0] = [from[start], from[end - 1]];
        return [edge(first), edge(last + 1)];
      }),
    ),
  );
}

/** The same for a phone number, which matches in any of its forms. */
export function findPhoneMatches(phone: string, words: readonly string[]): Span[] {
  const digits = Array.from(phone.matchAll(/\d/g), ({ index }) => index);
  const national = nationalDigits(phone);
  const prefix = digits.length - national.length;
  const [, ...forms] = phoneForms(phone);
  const found = words.flatMap((word) =>
    forms.flatMap((form) => {
      const before = form.length - national.length;
      return occurrences(form, word).map(([start, end]): Span => {
        // A match with another prefix marks the written prefix.
        const first = start < before ? 0 : prefix + start - before;
        const last = end <= before ? prefix - 1 : prefix + end - before - 1;
        const opening = first === 0 ? 0 : (digits[first] ?? 0);
        return [opening, (digits[last] ?? -1) + 1];
      });
    }),
  );
  return joined([...findMatches(phone, words), ...found.filter(([start, end]) => start < end)]);
}

function occurrences(text: string, word: string): Span[] {
  const spans: Span[] = [];
  if (word === "") return spans;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    spans.push([at, at + word.length]);
  }
  return spans;
}

/** Sorts the spans and joins spans that touch or overlap. */
function joined(spans: readonly Span[]): Span[] {
  const parts: Span[] = [];
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    const last = parts.at(-1);
    if (last !== undefined && start <= last[1]) {
      parts[parts.length - 1] = [last[0], Math.max(last[1], end)];
    } else {
      parts.push([start, end]);
    }
  }
  return parts;
}
