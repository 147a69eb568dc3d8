import { interpolate } from "#server/http/text.ts";

/** What a list of emails on a phone shows of a subject. */
const longestSubject = 60;
const shortestValue = 12;

/**
 * Fills in the placeholders of a subject. If it is longer than 60 characters, the longest of its values
 * is shortened, and then the next; times and receipt numbers are not.
 */
export function subjectOf(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const shown = { ...values };
  for (;;) {
    const subject = oneLine(interpolate(template, shown));
    const excess = subject.length - longestSubject;
    const [name, value = ""] =
      Object.entries(shown)
        .filter(([key]) => key !== "time" && key !== "receipt" && template.includes(`{${key}}`))
        .sort(([, one = ""], [, other = ""]) => other.length - one.length)[0] ?? [];
    if (excess <= 0 || name === undefined || value.length <= shortestValue) return subject;
    shown[name] = shorten(value, Math.max(shortestValue, value.length - excess));
  }
}

/** One line of at most this length; a longer text ends in "…", and no letter is cut in two. */
export function shorten(text: string, length: number): string {
  const line = oneLine(text);
  return line.length > length ? `${line.slice(0, length - 1).replace(/\p{Cs}$/u, "")}…` : line;
}

/** Replaces each run of spaces, control, format and private characters by one space. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
