import assert from "node:assert/strict";
import type { ExportRequest } from "#contract/export.ts";
import type { TestApp } from "./app.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx, type Sheet } from "./read-xlsx.ts";

type ExportOptions = Pick<ExportRequest, "kind" | "format"> & {
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

  ask({ language = "en", ...body }: Omit<ExportOptions, "format"> & { format: string }) {
    const headers = { "accept-language": language };
    return this.#app.client.call("POST", "/api/v1/exports", { token: this.#token, body, headers });
  }

  /** The response with an unread file. */
  async fetch({ language = "en", ...body }: ExportOptions): Promise<Response> {
    const response = await fetch(`${this.#app.url}/api/v1/exports`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${this.#token}`,
        "content-type": "application/json",
        "accept-language": language,
      },
    });
    assert.equal(response.status, 200);
    return response;
  }

  /** The rows of a CSV file, its headings first. */
  async csv(request: Omit<ExportOptions, "format">): Promise<string[][]> {
    const response = await this.fetch({ ...request, format: "csv" });
    const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
    assert.ok(text.startsWith("\ufeff"));
    return readCsv(text.slice(1));
  }

  /** The sheet of rows and the sheet about the export. */
  async xlsx(request: Omit<ExportOptions, "format">): Promise<[rows: Sheet, about: Sheet]> {
    const response = await this.fetch({ ...request, format: "xlsx" });
    const [rows, about] = await readXlsx(Buffer.from(await response.arrayBuffer()));
    assert.ok(rows !== undefined && about !== undefined);
    return [rows, about];
  }
}
