import { newId } from "#server/db/id.ts";
import { readStatusToken } from "#server/hiring/applications/status-link.ts";
import type { TestApp } from "../app.ts";
import type { TestResponse } from "../client.ts";
import type { TestMailServer } from "../mail-server.ts";
import { waitUntil } from "../wait-until.ts";
import { day, type Invariant, InvariantError, type LifeModel, minute } from "./model.ts";

type Staff = { email: string; id: string; token: string; signedInAt: number };

export type EmailRow = Awaited<ReturnType<LifeWorld["emailsOf"]>>[number];

/** The real server with its mail server, two members of staff, and what the applicant and a stranger hold. */
export class LifeWorld {
  readonly app: TestApp;
  readonly mail: TestMailServer;
  readonly staff: Staff[] = [];
  /** The pairs of commands that have followed each other on one application. */
  readonly pairs = new Set<string>();
  readonly counts = new Map<string, number>();
  /** Errors that nothing has caught. */
  readonly crashes: unknown[] = [];
  /** The invariants that the model does not ask for yet. */
  pending: ReadonlySet<Invariant> = new Set();
  slug = "";
  steps = 0;
  /** The emails of the life by their id. */
  readonly knownEmails = new Set<string>();
  /** Every link of an application that an email has brought to somebody. */
  readonly links = new Map<string, { version: number; token: string }[]>();
  /** The newest one-time link of each purpose to an address, such as `erase someone@people.example`. */
  readonly oneTimeLinks = new Map<string, string>();
  #lives = 0;
  #network = 0;
  #read = 0;

  constructor(app: TestApp, mail: TestMailServer) {
    this.app = app;
    this.mail = mail;
  }

  get now(): number {
    return this.app.clock().getTime();
  }

  keeps(invariant: Invariant): boolean {
    return !this.pending.has(invariant);
  }

  /** Throws where an invariant is broken, unless it is pending. */
  claim(invariant: Invariant, holds: boolean, detail: string): void {
    if (!holds && this.keeps(invariant)) throw new InvariantError(invariant, detail);
  }

  /** A call from a network of its own, which must not end in a fault of the server. */
  async call(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    this.#network += 1;
    const parts = [16, 8, 0].map((shift) => (this.#network >> shift) & 255);
    const headers = { "x-forwarded-for": `10.${parts.join(".")}`, ...more };
    const response = await this.app.client.call(method, `/api/v1${path}`, { body, headers });
    this.claim("the process lives", response.status !== 500, `${method} ${path} ${response.text}`);
    return response;
  }

  /** A call of a member of staff, who signs in again before the session ends. */
  async callAs(who: number, method: string, path: string, options: CallOptions = {}) {
    const one = this.staff[who % this.staff.length];
    if (one === undefined) throw new Error("No staff");
    if (this.now - one.signedInAt >= 10 * minute) {
      one.token = (await this.app.client.signIn(one.email)).tokens.accessToken;
      one.signedInAt = this.now;
    }
    const { body, headers } = options;
    return this.call(method, path, body, { authorization: `Bearer ${one.token}`, ...headers });
  }

  /** How many commands have run, and how many pairs have followed each other. */
  report(): string {
    const most = this.counts.size ** 2;
    return `${this.steps} commands, ${this.pairs.size} of ${most} pairs of ${this.counts.size} kinds`;
  }

  /** A new position for the next life, two days later. */
  async begin(): Promise<void> {
    for (let index = this.staff.length; index < 2; index += 1) {
      const account = await this.app.client.createAccount("admin");
      this.staff.push({ ...account, token: "", signedInAt: 0 });
    }
    this.mail.behaviour = "take";
    this.app.advance(2 * day);
    await this.settle();
    this.#lives += 1;
    if (this.slug !== "") {
      // A position with applications cannot be deleted, and their number is limited.
      await this.app.db.deleteFrom("applications").where("job_id", "=", this.slug).execute();
      const deleted = await this.callAs(0, "DELETE", `/positions/${this.slug}`);
      if (deleted.status !== 204) throw new Error(deleted.text);
    }
    this.slug = `life-${this.#lives}-${newId(this.app.clock()).slice(-12)}`;
    const title = { en: "Analyst", vi: "Phân tích" };
    const lists = { en: ["SQL"], vi: ["SQL"] };
    const texts = { title, summary: title, duties: lists, requirements: lists };
    const body = { slug: this.slug, state: "open", ...texts };
    const created = await this.callAs(0, "POST", "/positions", { body });
    if (created.status !== 201) throw new Error(created.text);
    this.knownEmails.clear();
    this.links.clear();
    this.oneTimeLinks.clear();
  }

  /** Waits until the mailer has tried all emails that are due. */
  async settle(): Promise<void> {
    await waitUntil("the mailer to have tried what is due", async () => {
      const due = await this.app.db
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "queued")
        .where("to_email", "is not", null)
        .where("run_at", "<=", this.app.clock().toISOString())
        .limit(1)
        .execute();
      if (due.length > 0) this.app.mailer.wake();
      return due.length === 0;
    });
    this.#readMail();
  }

  /** Collects the links from the emails that have arrived. */
  #readMail(): void {
    const { received, behaviour } = this.mail;
    for (const { text, envelope } of behaviour === "take" ? received.slice(this.#read) : []) {
      for (const [, purpose, token = ""] of text.matchAll(
        /\/application-status#(?:(\w+)=)?([\w-]{20,})/g,
      )) {
        if (purpose !== undefined) this.oneTimeLinks.set(`${purpose} ${envelope.join()}`, token);
        const read = readStatusToken(this.app.keys, token);
        if (purpose !== undefined || read === undefined) continue;
        const held = this.links.get(read.id) ?? [];
        this.links.set(read.id, [...held, { version: read.version, token }]);
      }
    }
    this.#read = received.length;
  }

  /** The link of this version, once an email has brought it. */
  tokenOf({ id, linkVersion }: { id: string; linkVersion: number }): string | undefined {
    return this.links.get(id)?.findLast(({ version }) => version === linkVersion)?.token;
  }

  /** The emails about the applications, and those to their addresses that belong to none. */
  async emailsOf({ applications }: LifeModel) {
    if (applications.length === 0) return [];
    const ids = applications.map(({ id }) => id);
    const addresses = applications.map(({ email }) => email);
    return this.app.db
      .selectFrom("outbox")
      .select(["id", "kind", "to_email", "state", "run_at", "application_id", "author_id"])
      .where((eb) => eb.or([eb("application_id", "in", ids), eb("to_email", "in", addresses)]))
      .orderBy("id")
      .execute();
  }
}

type CallOptions = { body?: unknown; headers?: Record<string, string> };

/** A value of a parsed response. */
export const valueOf = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);

/** A list of a parsed response; empty where it has none of this name. */
export function listOf(body: unknown, name: string): unknown[] {
  const list = valueOf(body, name);
  return Array.isArray(list) ? list : [];
}

export const idOf = ({ body }: TestResponse): string => String(valueOf(body, "id"));
