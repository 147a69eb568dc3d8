import assert from "node:assert/strict";
import type { ExportRequest } from "#contract/export.ts";
import type { TestApp } from "./app.ts";
import type { TestResponse } from "./client.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx, type Sheet } from "./read-xlsx.ts";

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
