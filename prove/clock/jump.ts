import { Session, type Tokens } from "#contract/auth.ts";
import type { Engine } from "#server/db/engine.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields, testPassword } from "#server/testing/client.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { patience } from "../suite.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Longer than any wait for a password, and than the first pauses of a letter. */
const soon = 30 * minute;
/** A session that nobody uses ends after so long. */
const idle = day;

/** Sets the clock of a server forward or back; gives what did not go on as it should, one line each. */
export async function jump(engine: Engine, milliseconds: number): Promise<string[]> {
  const mail = await startMailServer();
  const app = await startTestApp(engine, { SMTP_URL: mail.url, RATE_LIMIT: "on" });
  try {
    const { tokens } = await app.client.createSignedIn("user");
    const waiting = await app.client.createAccount("user");
    for (let count = 0; count < 6; count += 1) await signIn(app, waiting.email, "wrong");
    mail.behaviour = { refuse: "recipient", code: 451, words: "later" };
    await app.client.call("POST", "/api/v1/applications", { body: applicationFields() });
    await untilTried(app);
    // Those of a server that is gone.
    const lease = new Date(app.clock().getTime() + 2 * minute).toISOString();
    await app.db.updateTable("outbox").set({ lease_until: lease }).execute();
    mail.behaviour = "take";

    app.advance(milliseconds);
    return [
      ...(await trySession(app, tokens, milliseconds < idle)),
      ...(await tryPassword(app, waiting.email)),
      // After a jump back, emails wait until the clock has caught up.
      ...(milliseconds > 0 ? await tryLetters(app) : []),
    ];
  } finally {
    await app.close();
  }
}

const signIn = (app: TestApp, email: string, password: string) =>
  app.client.call("POST", "/api/v1/auth/login", { body: { email, password } });

async function untilTried({ db }: TestApp): Promise<void> {
  const isTried = async () => {
    const rows = await db.selectFrom("outbox").select(["attempts", "lease_until"]).execute();
    return rows.length > 0 && rows.every((row) => row.attempts > 0 && row.lease_until === null);
  };
  await waitUntil("the first attempt at each letter", isTried, patience);
}

/** A session lives on, whose tokens then bear the new time; after a day without use it has ended. */
async function trySession({ client }: TestApp, tokens: Tokens, livesOn: boolean) {
  const body = { refreshToken: tokens.refreshToken };
  const { status, body: answer } = await client.call("POST", "/api/v1/auth/refresh", { body });
  if (status !== (livesOn ? 200 : 401)) return [`a refresh was answered ${status}`];
  if (!livesOn) return [];
  const { accessToken } = Session.parse(answer).tokens;
  const me = await client.call("GET", "/api/v1/users/me", { token: accessToken });
  return me.status === 200 ? [] : [`the new access token was answered ${me.status}`];
}

/** Whoever has to wait waits a quarter of an hour at most, whatever the clock has done. */
async function tryPassword(app: TestApp, email: string): Promise<string[]> {
  const { headers } = await signIn(app, email, testPassword);
  const wait = Number(headers.get("retry-after") ?? 0);
  if (wait > 900) return [`a sign-in has to wait for ${wait} s`];
  app.advance(soon);
  const { status } = await signIn(app, email, testPassword);
  return status === 200 ? [] : [`the right password was answered ${status} half an hour later`];
}

async function tryLetters({ db, mailer }: TestApp): Promise<string[]> {
  const haveLeft = async () => {
    mailer.wake();
    const left = await db.selectFrom("outbox").select("id").where("state", "=", "queued").execute();
    return left.length === 0;
  };
  return waitUntil("letters to leave", haveLeft, patience).then(
    () => [],
    () => ["letters have not left half an hour later"],
  );
}
