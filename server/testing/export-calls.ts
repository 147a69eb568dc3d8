import assert from "node:assert/strict";
import { parse } from "csv-parse/sync";
import readExcelFile from "read-excel-file/node";
import type { ExportRequest } from "#contract/export.ts";
import type { TestApp } from "./app.ts";
import type { TestResponse } from "./client.ts";

/** A number with the format of a date is a `Date`; an empty cell is null. */
type SheetValue = string | number | Date | null;

type Sheet = { name: string; rows: SheetValue[][] };

type ExportOptions = Pick<ExportRequest, "kind"> & {
  query?: Record<string, string>;
  language?: string;
};

/** Exports like those of the panel. */
export class ExportCalls {
  readonly #app: TestApp;
  readonly #token: string;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.#token = token;
  }

  request(format: string, { language = "en", ...options }: ExportOptions): Promise<TestResponse> {
    return this.#app.client.call("POST", "/api/v1/exports", {
      token: this.#token,
      body: { format, ...options },
      headers: { "accept-language": language },
    });
  }

  /** The rows of a CSV file, its headings first. */
  async csv(options: ExportOptions): Promise<string[][]> {
    const { status, text } = await this.request("csv", options);
    assert.equal(status, 200, text);
    assert.ok(text.startsWith("\ufeff"));
    return readCsv(text.slice(1));
  }

  /** The sheet of rows and the sheet about the export. */
  async xlsx(options: ExportOptions): Promise<[rows: Sheet, about: Sheet]> {
    const { status, bytes, text } = await this.request("xlsx", options);
    assert.equal(status, 200, text);
    const [rows, about] = await readXlsx(bytes);
    assert.ok(rows !== undefined && about !== undefined);
    return [rows, about];
  }
}

/** Parses CSV with an independent parser. Any line break outside quotes ends a row. */
export const readCsv = (text: string): string[][] =>
  parse(text, { record_delimiter: ["\r\n", "\n", "\r"] });

/** Reads the values of a workbook with an independent reader. */
export async function readXlsx(file: Buffer): Promise<Sheet[]> {
  const sheets = await readExcelFile(file, { trim: false });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(sheetValue)),
  }));
}

function sheetValue(value: unknown): SheetValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  // Spreadsheets store an instant as a fraction of a day and show it to the nearest second.
  if (value instanceof Date) return new Date(Math.round(value.getTime() / 1_000) * 1_000);
  throw new TypeError(`Unexpected value in an export: ${typeof value}`);
}
