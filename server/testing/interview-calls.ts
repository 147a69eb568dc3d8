import assert from "node:assert/strict";
import { before } from "node:test";
import { PortalApplication } from "#contract/applicant.ts";
import { Interview } from "#contract/interviews.ts";
import { statusToken } from "#server/hiring/applications/status-link.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import type { TestApp } from "./app.ts";
import { ApplicationCalls } from "./application-calls.ts";

/** Longer than the time to undo. */
export const afterUndoMs = 16_000;

/** The calls of an administrator and an applicant around interviews. */
export class InterviewCalls extends ApplicationCalls {
  readonly #app: TestApp;
  people = { id: "", email: "", token: "" };

  constructor(app: TestApp) {
    super(app);
    this.#app = app;
  }

  /** Also creates a recruiter who joins the interviews. */
  override async signIn(): Promise<this> {
    await super.signIn();
    const { id, email } = await this.#app.client.createAccount("recruiter", { name: "Lê Thị An" });
    this.people = { id, email, token: (await this.#app.client.signIn(email)).tokens.accessToken };
    return this;
  }

  /** An instant as many hours from now, on the hour. */
  inHours(hours: number): string {
    const at = Math.ceil(this.#app.clock().getTime() / hourMs) * hourMs + hours * hourMs;
    return new Date(at).toISOString();
  }

  /** The time of day in Vietnam, as emails show it. */
  clockOf(instant: string): string {
    const timeZone = "Asia/Ho_Chi_Minh";
    return new Date(instant).toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });
  }

  /** A valid offer of these times. */
  body(slots: readonly string[], changes: object = {}) {
    return {
      slots: slots.map((starts_at) => ({ starts_at })),
      minutes: 45,
      place: "Tầng 3, 1 Hoàng Văn Thụ",
      interviewers: [this.people.id],
      ...changes,
    };
  }

  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#app.client.call(method, `/api/v1${path}`, { token: this.token, body, headers });
  }

  async offer(id: string, slots: readonly string[], changes: object = {}): Promise<Interview> {
    const path = `/applications/${id}/interviews`;
    const response = await this.send("POST", path, this.body(slots, changes));
    assert.equal(response.status, 201, response.text);
    return Interview.parse(response.body);
  }

  /** Offers an interview and waits until the offer can no longer be undone. */
  async offerAndLeave(id: string, slots: readonly string[], changes: object = {}) {
    const interview = await this.offer(id, slots, changes);
    await this.leave();
    return interview;
  }

  /** Waits until the emails about the last change are sent. */
  async leave(): Promise<void> {
    this.#app.advance(afterUndoMs);
    await this.sendDue();
  }

  async patch(id: string, body: unknown, headers: Record<string, string> = {}): Promise<Interview> {
    const response = await this.send("PATCH", `/interviews/${id}`, body, headers);
    assert.equal(response.status, 200, response.text);
    return Interview.parse(response.body);
  }

  async readInterview(id: string): Promise<Interview> {
    const response = await this.send("GET", `/interviews/${id}`);
    assert.equal(response.status, 200, response.text);
    return Interview.parse(response.body);
  }

  tokenOf(id: string, version = 0): string {
    return statusToken(this.#app.keys, id, version);
  }

  /** Answers as the applicant. */
  answer(applicationId: string, id: string, answer: object) {
    const body = { token: this.tokenOf(applicationId), ...answer };
    return this.#app.client.call("POST", `/api/v1/application-status/interviews/${id}`, { body });
  }

  async pick(applicationId: string, id: string, starts_at: string): Promise<PortalApplication> {
    const response = await this.answer(applicationId, id, { action: "pick", starts_at });
    assert.equal(response.status, 200, response.text);
    return PortalApplication.parse(response.body);
  }

  async portal(id: string): Promise<PortalApplication> {
    const body = { token: this.tokenOf(id) };
    const response = await this.#app.client.call("POST", "/api/v1/application-status", { body });
    assert.equal(response.status, 200, response.text);
    return PortalApplication.parse(response.body);
  }

  /** The emails about an interview, in their order. */
  interviewEmails(interviewId: string) {
    return this.#app.db
      .selectFrom("outbox")
      .select(["id", "kind", "to_email", "subject", "text", "calendar", "calendar_method"])
      .select(["state", "run_at", "attempts"])
      .where("interview_id", "=", interviewId)
      .orderBy("id")
      .execute();
  }

  /** Who gets which change of the calendar, in order. */
  async calendars(interviewId: string): Promise<string[]> {
    const emails = await this.interviewEmails(interviewId);
    return emails.map(({ to_email, calendar_method }) => {
      const side = to_email === this.people.email ? "team" : sideOf(to_email);
      return `${side} ${calendar_method ?? "none"}`;
    });
  }
}

/** Accounts of tests are named by their roles. */
const sideOf = (email: string | null) =>
  email?.startsWith("admin") === true ? "author" : "applicant";

/** The calls of an administrator of a site that a test has started itself. */
export const interviewCallsOf = (app: TestApp) => new InterviewCalls(app).signIn();

export function interviewCalls(app: TestApp): InterviewCalls {
  const calls = new InterviewCalls(app);
  before(() => calls.signIn());
  return calls;
}
