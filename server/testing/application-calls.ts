import assert from "node:assert/strict";
import { Application, ApplicationList, SubmittedApplication } from "#contract/applications.ts";
import type { Session } from "#contract/auth.ts";
import type { TestApp } from "./app.ts";
import { applicationFields, applicationForm, type TestResponse } from "./client.ts";

const list = "/api/v1/applications";

/** Calls around applications that must succeed. */
export class ApplicationCalls {
  readonly token: string;
  readonly adminId: string;
  readonly #app: TestApp;

  constructor(app: TestApp, admin: Session) {
    this.#app = app;
    this.token = admin.tokens.accessToken;
    this.adminId = admin.user.id;
  }

  /** Applies without a resume and returns the id. */
  async submit(
    changes: Record<string, string | undefined> = {},
    headers: Record<string, string> = {},
  ): Promise<string> {
    const body = applicationFields(changes);
    return idIn(await this.#app.client.call("POST", list, { body, headers }));
  }

  /** Applies with this file and returns the id. */
  async upload(name: string, bytes: Uint8Array): Promise<string> {
    const body = applicationForm(applicationFields(), { name, bytes: new Uint8Array(bytes) });
    return idIn(await this.#app.client.call("POST", `${list}/upload`, { body }));
  }

  async read(id: string): Promise<Application> {
    const answer = await this.#app.client.call("GET", `${list}/${id}`, { token: this.token });
    assert.equal(answer.status, 200, answer.text);
    return Application.parse(answer.body);
  }

  async find(query: string): Promise<ApplicationList> {
    const answer = await this.#app.client.call("GET", `${list}?${query}`, { token: this.token });
    assert.equal(answer.status, 200, answer.text);
    return ApplicationList.parse(answer.body);
  }

  change(id: string, body: unknown, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.#app.client.call("PATCH", `${list}/${id}`, { token: this.token, body, headers });
  }

  emails(id: string) {
    return this.#app.db
      .selectFrom("outbox")
      .select(["kind", "to_email", "subject", "text"])
      .where("application_id", "=", id)
      .orderBy("id")
      .execute();
  }
}

function idIn(answer: TestResponse): string {
  assert.equal(answer.status, 201, answer.text);
  return SubmittedApplication.parse(answer.body).data.id;
}
