import { Session, type Tokens } from "#contract/auth.ts";
import type { Engine } from "#server/db/engine.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields, testPassword } from "#server/testing/client.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { longWait } from "../suite.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Longer than any wait after wrong passwords and the first retry delays of an email. */
const soon = 30 * minute;
/** An unused session expires after this time. */
const idle = day;

/** Moves the clock of a server forward or back, and returns the faults, one line each. */
export async function jump(engine: Engine, milliseconds: number): Promise<string[]> {
  const mail = await startMailServer();
  const app = await startTestApp(engine, { SMTP_URL: mail.url, RATE_LIMIT: "on" });
  try {
    const { tokens } = await app.client.createSignedIn("user");
    const waiting = await app.client.createAccount("user");
    for (let count = 0; count < 6; count += 1) await signIn(app, waiting.email, "wrong");
    mail.behaviour = { refuse: "recipient", code: 451, words: "later" };
    await app.client.call("POST", "/api/v1/applications", { body: applicationFields() });
    await waitForAttempt(app);
    // The leases of a server that has crashed.
    const lease = new Date(app.clock().getTime() + 2 * minute).toISOString();
    await app.db.updateTable("outbox").set({ lease_until: lease }).execute();
    mail.behaviour = "take";

    app.advance(milliseconds);
    return [
      ...(await checkSession(app, tokens, milliseconds < idle)),
      ...(await checkPasswordWait(app, waiting.email)),
      // After a jump back, emails wait until the clock has caught up.
      ...(milliseconds > 0 ? await checkEmails(app) : []),
    ];
  } finally {
    await app.close();
  }
}

const signIn = (app: TestApp, email: string, password: string) =>
  app.client.call("POST", "/api/v1/auth/login", { body: { email, password } });

async function waitForAttempt({ db }: TestApp): Promise<void> {
  const isAttempted = async () => {
    const rows = await db.selectFrom("outbox").select(["attempts", "lease_until"]).execute();
    return rows.length > 0 && rows.every((row) => row.attempts > 0 && row.lease_until === null);
  };
  await waitUntil("the first attempt at each email", isAttempted, longWait);
}

/** A session survives with new tokens, or has expired after a day without use. */
async function checkSession({ client }: TestApp, tokens: Tokens, isAlive: boolean) {
  const body = { refreshToken: tokens.refreshToken };
  const { status, body: response } = await client.call("POST", "/api/v1/auth/refresh", { body });
  if (status !== (isAlive ? 200 : 401)) return [`a refresh returned ${status}`];
  if (!isAlive) return [];
  const { accessToken } = Session.parse(response).tokens;
  const me = await client.call("GET", "/api/v1/users/me", { token: accessToken });
  return me.status === 200 ? [] : [`the new access token returned ${me.status}`];
}

/** The wait after wrong passwords is at most 15 minutes, whatever the clock did. */
async function checkPasswordWait(app: TestApp, email: string): Promise<string[]> {
  const { headers } = await signIn(app, email, testPassword);
  const wait = Number(headers.get("retry-after") ?? 0);
  if (wait > 900) return [`a sign-in has to wait for ${wait} s`];
  app.advance(soon);
  const { status } = await signIn(app, email, testPassword);
  return status === 200 ? [] : [`the right password returned ${status} half an hour later`];
}

async function checkEmails({ db, mailer, clock }: TestApp): Promise<string[]> {
  const areSent = async () => {
    mailer.wake();
    const queued = await db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "queued")
      .where((eb) => eb.or([eb("notices", "is", null), eb("run_at", "<=", clock().toISOString())]))
      .execute();
    return queued.length === 0;
  };
  return waitUntil("an empty outbox", areSent, longWait).then(
    () => [],
    () => ["emails are still queued half an hour later"],
  );
}
