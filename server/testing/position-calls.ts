import assert from "node:assert/strict";
import * as z from "zod/mini";
import { StaffPosition } from "#contract/positions.ts";
import type { TestApp } from "./app.ts";
import { submitApplication } from "./application-calls.ts";
import type { TestResponse } from "./client.ts";

const StaffList = z.object({ positions: z.array(StaffPosition) });

/** The texts with which a position can be published. */
export const positionTexts = {
  title: { en: "Data Analyst", vi: "Chuyên viên phân tích dữ liệu" },
  summary: { en: "Read figures.", vi: "Đọc số liệu." },
  duties: { en: ["Build reports"], vi: ["Làm báo cáo"] },
  requirements: { en: ["SQL"], vi: ["SQL"] },
};

/** Calls about positions with the token of an administrator. */
export class PositionCalls {
  readonly #app: TestApp;
  readonly token: string;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.token = token;
  }

  call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
    token = this.token,
  ): Promise<TestResponse> {
    const options = { token, headers, ...(body && { body }) };
    return this.#app.client.call(method, `/api/v1${path}`, options);
  }

  async list(state: string): Promise<StaffPosition[]> {
    const { body } = await this.call("GET", `/positions?state=${state}`);
    return StaffList.parse(body).positions;
  }

  async read(slug: string): Promise<StaffPosition> {
    return staffPosition(await this.call("GET", `/positions/${slug}`), 200);
  }

  async create(input: object): Promise<StaffPosition> {
    return staffPosition(await this.call("POST", "/positions", input), 201);
  }

  async change(slug: string, input: object): Promise<StaffPosition> {
    return staffPosition(await this.call("PATCH", `/positions/${slug}`, input), 200);
  }

  /** Applies without a resume. */
  submit(changes: Record<string, string>) {
    return submitApplication(this.#app, changes);
  }
}

function staffPosition({ status, text, body }: TestResponse, expected: number): StaffPosition {
  assert.equal(status, expected, text);
  return StaffPosition.parse(body);
}
