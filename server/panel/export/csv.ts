import { stringify } from "csv-stringify/sync";
import { guardFormulas } from "#contract/formulas.ts";
import { formatLocalTime } from "#server/db/vietnam-time.ts";
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
  if (kind === "instant") return formatLocalTime(value);
  return guardFormulas(kind === "phone" ? spaced(value) : cleanText(value));
}

/** A phone number of digits alone in groups: a spreadsheet program would take it for a number and drop its zero. */
const spaced = (phone: string) =>
  /^\d{5,}$/.test(phone) ? phone.replaceAll(/(?<=..)(?=(?:...)+$)/g, " ") : cleanText(phone);
