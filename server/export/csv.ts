import { stringify } from "csv-stringify/sync";
import { localTime } from "#server/lib/calendar.ts";
import { cleanText, type ColumnKind, type Table, type Value } from "./table.ts";

/** Tells programs that guess that this is UTF-8. */
const byteOrderMark = "\ufeff";

const format = { record_delimiter: "\r\n", quoted_match: /[;\t\n\r]|^\s|\s$/u };

/** A table as RFC 4180 has it, some rows at a time: the headings and the rows, and nothing else. */
export async function* csv({ columns, rows }: Table): AsyncGenerator<string> {
  yield byteOrderMark + stringify([columns.map(({ heading }) => field(heading, "text"))], format);
  for await (const some of rows) {
    yield stringify(
      some.map((row) => columns.map(({ kind }, index) => field(row[index] ?? null, kind))),
      format,
    );
  }
}

function field(value: Value, kind: ColumnKind): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return String(value);
  return kind === "instant" ? localTime(value) : guarded(cleanText(value));
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe in front: what an applicant
 * typed must not run in HR's spreadsheet. Some programs pass over white space at the start, and take
 * full-width signs for the plain ones.
 *
 * The same goes for each place in a text where a cell could begin. Where lists are separated by `;`,
 * as on many machines in Vietnam, a line of this file is one cell up to its first `;`, so that our
 * quotes stand amid a cell and hold nothing together: a semicolon, a tab or a line break then begins
 * a cell of its own, and so does what comes behind it and a quote. A list of points with hyphens pays
 * for that with an apostrophe at each; the workbook shows it as it was typed.
 */
function guarded(text: string): string {
  const inside = text.replaceAll(/[;\t\n](?=(?:[^\S\t\n]|")*[=+\-@＝＋－＠])/gu, "$&'");
  return /^(?:[\t\n\r]|\s*[=+\-@＝＋－＠])/u.test(text) ? `'${inside}` : inside;
}
