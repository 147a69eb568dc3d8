/** What stands in a cell. Instants come as ISO-8601 in UTC, days as `YYYY-MM-DD`. */
export type Value = string | number | null;

/** How the values of a column are meant. What is text stays text, whatever it looks like. */
export type ColumnKind = "text" | "number" | "instant" | "day";

export type Column = { heading: string; width: number; kind: ColumnKind };

/** A table on its way into a file, its rows some at a time. */
export type Table = {
  /** Names the sheet. */
  title: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly (readonly Value[])[]>;
};

/** A line of what a file says about itself. */
export type Fact = { label: string; value: Value; kind: ColumnKind };

/**
 * Text as every program can show it: composed, with plain line ends, without the control characters
 * and the half characters that would make a file unreadable.
 */
export function cleanText(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(unprintable, "")
    .normalize("NFC");
}

const isPlain = /^[ -~]*$/;
// oxlint-disable-next-line no-control-regex -- naming them is the point
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/gu;
