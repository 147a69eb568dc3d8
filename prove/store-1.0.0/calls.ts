import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { mock } from "node:test";
import { type TestApp } from "#server/testing/app.ts";
import { testPassword } from "#server/testing/client.ts";
import { parseEmail } from "#server/testing/mail-message.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

export type Answer = Record<string, any>;

export const minute = 60_000;
export const wait = (milliseconds: number) => mock.timers.setTime(Date.now() + milliseconds);

/** Calls of the server that must succeed, a minute apart, and the emails that it has saved. */
export function callsOf(app: TestApp) {
  const api = async (method: string, path: string, options: Answer = {}): Promise<Answer> => {
    wait(minute);
    const answer = await app.client.call(method, `/api/v1${path}`, options);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return (answer.body ?? answer.bytes) as Answer;
  };
  const post = (path: string, body: unknown, token?: string) => api("POST", path, { body, token });
  const emails = async (to: string) => {
    const folder = join(app.config.dataDir, "outbox");
    await waitUntil("the emails that are due", async () => {
      app.mailer.wake();
      const now = new Date().toISOString();
      const due = await app.db
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "queued")
        .where("to_email", "is not", null)
        .where("run_at", "<=", now)
        .execute();
      return due.length === 0;
    });
    const read = await Promise.all(
      readdirSync(folder)
        .sort()
        .map((name) => parseEmail(readFileSync(join(folder, name)))),
    );
    return read.filter(({ headers }) => headers.get("to")?.[0]?.includes(to) === true);
  };
  const linkTo = async (to: string, part: string): Promise<string> => {
    const found = (await emails(to)).map(
      ({ text }) => text.match(new RegExp(`${part}([\\w-]+)`))?.[1],
    );
    return found.findLast((token) => token !== undefined) ?? fail(`no ${part} for ${to}`);
  };
  const signIn = async (email: string) =>
    (await post("/auth/login", { email, password: testPassword })).tokens;
  return { api, post, emails, linkTo, signIn };
}

export function fail(reason: string): never {
  throw new Error(reason);
}
