/** The value of a cell. Instants are ISO-8601 in UTC, days are `YYYY-MM-DD`. */
export type Value = string | number | null;

/** The type of the values in a column. Text stays text, even if it looks like a number. */
export type ColumnKind = "text" | "phone" | "number" | "instant" | "day";

export type Column = { heading: string; width: number; kind: ColumnKind };

/** A table for a file, with its rows in batches. */
export type Table = {
  title: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly (readonly Value[])[]>;
};

export type Metadata = { label: string; value: Value; kind: ColumnKind };

/** Normalises text to NFC and plain line ends, and removes characters that make a file unreadable. */
export function cleanText(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(unprintable, "")
    .normalize("NFC");
}

const isPlain = /^[ -~]*$/;
// oxlint-disable-next-line no-control-regex -- the pattern removes them
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/gu;
