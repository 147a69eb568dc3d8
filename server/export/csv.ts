import { stringify } from "csv-stringify/sync";
import { formatLocalTime } from "#server/lib/calendar.ts";
import { cleanText, type ColumnKind, type Table, type Value } from "./table.ts";

/** Makes spreadsheet programs read the file as UTF-8. */
const byteOrderMark = "\ufeff";

const format = { record_delimiter: "\r\n", quoted_match: /[;\t\n\r]|^\s|\s$/u };

/** Writes a table as CSV (RFC 4180) in batches of rows: the headings and the rows, nothing else. */
export async function* csv({ columns, rows }: Table): AsyncGenerator<string> {
  yield byteOrderMark + stringify([columns.map(({ heading }) => field(heading, "text"))], format);
  for await (const batch of rows) {
    yield stringify(
      batch.map((row) => columns.map(({ kind }, index) => field(row[index] ?? null, kind))),
      format,
    );
  }
}

function field(value: Value, kind: ColumnKind): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return String(value);
  return kind === "instant" ? formatLocalTime(value) : guardFormulas(cleanText(value));
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, including after leading
 * white space and for full-width signs.
 *
 * Where lists are separated by `;`, as on many machines in Vietnam, quotes do not hold a field of this
 * file together: a semicolon, a tab or a line break inside starts a new cell. So each of these gets the
 * same guard, at the price of an apostrophe in lists with hyphens; the workbook has the text unchanged.
 */
function guardFormulas(text: string): string {
  const inside = text.replaceAll(/[;\t\n](?=(?:[^\S\t\n]|")*[=+\-@＝＋－＠])/gu, "$&'");
  return /^(?:[\t\n\r]|\s*[=+\-@＝＋－＠])/u.test(text) ? `'${inside}` : inside;
}
