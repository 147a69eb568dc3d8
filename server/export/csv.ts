import { cleanText, localTime, type ColumnKind, type Table, type Value } from "./table.ts";

/** Tells programs that guess that this is UTF-8. */
const byteOrderMark = "\ufeff";

/** A table as RFC 4180 has it, some rows at a time: the headings and the rows, and nothing else. */
export async function* csv({ columns, rows }: Table): AsyncGenerator<string> {
  yield byteOrderMark + line(columns.map(({ heading }) => field(heading, "text")));
  for await (const some of rows) {
    const lines = some.map((row) =>
      line(columns.map(({ kind }, index) => field(row[index] ?? null, kind))),
    );
    yield lines.join("");
  }
}

const line = (fields: readonly string[]) => `${fields.join(",")}\r\n`;

function field(value: Value, kind: ColumnKind): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return String(value);
  if (kind === "instant") return localTime(value);
  return quoted(guarded(cleanText(value)));
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe in front: what an applicant
 * typed must not run in HR's spreadsheet. Some programs pass over white space at the start, and take
 * full-width signs for the plain ones.
 */
export function guarded(text: string): string {
  return /^(?:[\t\n\r]|\s*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;
}

const quoted = (text: string) =>
  /[",\n\r]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
