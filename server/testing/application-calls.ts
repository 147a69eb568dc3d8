import assert from "node:assert/strict";
import { before } from "node:test";
import { Application, ApplicationList, SubmittedApplication } from "#contract/applications.ts";
import type { TestApp } from "./app.ts";
import { openedEmails } from "./opened-emails.ts";
import { applicationFields, applicationForm, type TestResponse } from "./client.ts";
import { waitUntil } from "./wait-until.ts";

const list = "/api/v1/applications";

/** The calls of an administrator who signs in before the tests of the suite. */
export function applicationCalls(app: TestApp): ApplicationCalls {
  const calls = new ApplicationCalls(app);
  before(() => calls.signIn());
  return calls;
}

/** The calls of a new administrator. */
export const signedInCalls = (app: TestApp) => new ApplicationCalls(app).signIn();

/** Calls around applications that must succeed. */
export class ApplicationCalls {
  token = "";
  adminId = "";
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Makes the calls those of a new administrator. */
  async signIn(): Promise<this> {
    const { tokens, user } = await this.#app.client.createSignedIn("admin");
    this.token = tokens.accessToken;
    this.adminId = user.id;
    return this;
  }

  /** Applies without a resume and returns the id. */
  async submit(
    changes: Record<string, string | undefined> = {},
    headers: Record<string, string> = {},
  ): Promise<string> {
    return (await submitApplication(this.#app, changes, headers)).id;
  }

  /** Applies with this file and returns the id. */
  async upload(name: string, bytes: Uint8Array): Promise<string> {
    const body = applicationForm(applicationFields(), { name, bytes: new Uint8Array(bytes) });
    return submitted(await this.#app.client.call("POST", `${list}/upload`, { body })).id;
  }

  async read(id: string): Promise<Application> {
    return Application.parse(await this.#get(`${list}/${id}`));
  }

  async find(query: string): Promise<ApplicationList> {
    return ApplicationList.parse(await this.#get(`${list}?${query}`));
  }

  async #get(path: string): Promise<unknown> {
    const answer = await this.#app.client.call("GET", path, { token: this.token });
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  }

  change(id: string, body: unknown, headers: Record<string, string> = {}): Promise<TestResponse> {
    return this.#app.client.call("PATCH", `${list}/${id}`, { token: this.token, body, headers });
  }

  /** Waits until the emails that are due have left, which tells their recipients. */
  async sendDue(): Promise<void> {
    await waitUntil("the emails to be sent", async () => {
      this.#app.mailer.wake();
      const due = await this.#app.db
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "queued")
        .where("run_at", "<=", this.#app.clock().toISOString())
        .execute();
      return due.length === 0;
    });
  }

  /** The emails about an application, with the links that their recipients get. */
  async emails(id: string) {
    const emails = await openedEmails(this.#app, { application_id: id });
    return emails.map(({ kind, to_email, subject, text }) => ({ kind, to_email, subject, text }));
  }
}

/** Applies without a resume. */
export async function submitApplication(
  app: TestApp,
  changes: Record<string, string | undefined>,
  headers: Record<string, string> = {},
) {
  const body = applicationFields(changes);
  return submitted(await app.client.call("POST", list, { body, headers }));
}

function submitted(answer: TestResponse) {
  assert.equal(answer.status, 201, answer.text);
  return SubmittedApplication.parse(answer.body).data;
}
