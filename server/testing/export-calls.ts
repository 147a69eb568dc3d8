import assert from "node:assert/strict";
import type { ExportRequest } from "#contract/export.ts";
import type { TestApp } from "./app.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx, type Sheet } from "./read-xlsx.ts";

type Asked = Pick<ExportRequest, "kind" | "format"> & {
  query?: Record<string, string>;
  language?: string;
};

/** Exports as the panel asks for them. */
export class ExportCalls {
  readonly #app: TestApp;
  readonly #token: string;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.#token = token;
  }

  ask({ language = "en", ...body }: Omit<Asked, "format"> & { format: string }) {
    const headers = { "accept-language": language };
    return this.#app.client.call("POST", "/api/v1/exports", { token: this.#token, body, headers });
  }

  /** The answer with the file, not read yet. */
  async fetch({ language = "en", ...body }: Asked): Promise<Response> {
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
  async csv(asked: Omit<Asked, "format">): Promise<string[][]> {
    const response = await this.fetch({ ...asked, format: "csv" });
    const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
    assert.ok(text.startsWith("\ufeff"));
    return readCsv(text.slice(1));
  }

  /** The sheet of the rows, and the one that tells about them. */
  async xlsx(asked: Omit<Asked, "format">): Promise<[rows: Sheet, about: Sheet]> {
    const response = await this.fetch({ ...asked, format: "xlsx" });
    const [rows, about] = await readXlsx(Buffer.from(await response.arrayBuffer()));
    assert.ok(rows !== undefined && about !== undefined);
    return [rows, about];
  }
}
