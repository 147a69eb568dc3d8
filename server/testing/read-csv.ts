import { parse } from "csv-parse/sync";

/** Parses CSV with an independent parser. Any line break outside quotes ends a row. */
export const readCsv = (text: string): string[][] =>
  parse(text, { record_delimiter: ["\r\n", "\n", "\r"] });
