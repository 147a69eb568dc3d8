import { readFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import { Session } from "#contract/auth.ts";
import type { Role } from "#contract/roles.ts";
import { RecoveryCodes, TwoStepSetup } from "#contract/two-step.ts";
import { insertUser } from "#server/accounts/user-record.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { AppContext } from "#server/context.ts";

export type TestResponse = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** The parsed JSON; undefined for another type. */
  body: unknown;
};

type CallOptions = {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

export const testPassword = "correct horse 2026";

/** Calls a test server over HTTP, like a browser, and creates the accounts of a test. */
export class TestClient {
  readonly #url: string;
  readonly #context: AppContext;
  #accounts = 0;

  constructor(url: string, context: AppContext) {
    this.#url = url;
    this.#context = context;
  }

  /** Calls `METHOD path`. Sends a FormData or text body unchanged, other bodies as JSON. */
  async call(method: string, path: string, options: CallOptions = {}): Promise<TestResponse> {
    const { body, token, headers = {} } = options;
    const isRaw = body === undefined || body instanceof FormData || typeof body === "string";
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(isRaw ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("utf8");
    return { status: response.status, headers: response.headers, bytes, text, body: parse(text) };
  }

  /** Inserts an account with a new, confirmed address and the test password, without the API. */
  async createAccount(role: Role, more: { active?: boolean; email?: string; name?: string } = {}) {
    this.#accounts += 1;
    const { db, clock, passwords } = this.#context;
    const email = more.email ?? `${role}${this.#accounts}@people.example`;
    const name = more.name ?? "Trần Thị Thử";
    const user = { email, name, role, passwordHash: await passwords.hash(testPassword) };
    const active = more.active ?? true;
    const email_confirmed_at = clock().toISOString();
    const { id } = await withTransaction(db, (tx) =>
      insertUser(tx, { ...user, active, email_confirmed_at }, clock()),
    );
    return { id, email, name, password: testPassword };
  }

  /** Signs in with the test password and returns the session. */
  async signIn(email: string): Promise<Session> {
    const answer = await this.call("POST", "/api/v1/auth/login", {
      body: { email, password: testPassword },
    });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`);
    return Session.parse(answer.body);
  }

  /**
   * Turns two-step sign-in on for the owner of the token. This uses the current code: move the clock
   * half a minute forward before the next one.
   */
  async turnOnTwoStep(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const ask = async (path: string, body: unknown) => {
      const answer = await this.call("POST", `/api/v1/users/me/two-step/${path}`, { token, body });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return answer.body;
    };
    const { secret } = TwoStepSetup.parse(await ask("setup", { password: testPassword }));
    const code = codeAt(secret, this.#context.clock());
    const { recoveryCodes } = RecoveryCodes.parse(await ask("enable", { code }));
    return { secret, recoveryCodes };
  }

  /** Creates an account of this role and signs it in. */
  async createSignedIn(role: Role): Promise<Session & { id: string; email: string }> {
    const account = await this.createAccount(role);
    return { ...(await this.signIn(account.email)), id: account.id, email: account.email };
  }
}

/** The code of an authenticator app for a secret at an instant. */
export const codeAt = (secret: string, now: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() });

/** The fields of a valid application; undefined in `changes` omits a field. */
export function applicationFields(changes: Record<string, string | undefined> = {}) {
  const fields: Record<string, string | undefined> = {
    full_name: "Nguyễn Văn Mẫu",
    email: "ung.vien@people.example",
    phone: "0912 345 678",
    position: "ai-engineer",
    experience_level: "mid",
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
}

/** A multipart body like that of the form. */
export function applicationForm(
  fields: Record<string, string>,
  resume?: { name: string; bytes: Uint8Array<ArrayBuffer> },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (resume !== undefined) form.append("resume", new Blob([resume.bytes]), resume.name);
  return form;
}

/** The bytes of a sample resume. */
export async function readSampleResume(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(`resumes/${name}`, import.meta.url)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
