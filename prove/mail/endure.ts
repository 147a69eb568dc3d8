import { setTimeout as pause } from "node:timers/promises";
import { OutboxList } from "#contract/outbox.ts";
import type { TestApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";
import { singleHeader } from "#server/testing/mail-message.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { patience } from "../suite.ts";
import { credentials, type RudeServer } from "./rude-server.ts";
import type { Way } from "./ways.ts";

const minute = 60_000;

/** What is wrong with what came of one way, one line each, and how long the application took. */
export type Endured = { faults: string[]; answeredMs: number };

/**
 * Somebody applies while the mail server fails in this way. `restMs` is how long a server that only
 * keeps others waiting does so before it hangs up; without it, the product itself has to end it.
 */
export async function endure(
  app: TestApp,
  server: RudeServer,
  way: Way,
  restMs?: number,
): Promise<Endured> {
  const secret = `zq${Math.random().toString(36).slice(2, 12)}`;
  const email = `${secret}@people.example`;
  const faults: string[] = [];
  const demand = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(`${fault} (${way.name}, ${app.engine})`);
  };
  const keptBefore = server.kept.length;
  way.begin(server);
  const begun = performance.now();
  const { status } = await app.client.call("POST", "/api/v1/applications", {
    body: applicationFields({ email, full_name: `Name ${secret}` }),
  });
  const answeredMs = performance.now() - begun;
  demand(status === 201, `the application was answered ${status}`);
  // A server that is silent until it is told otherwise has answered nothing yet.
  const isAhead = restMs === undefined || !(await isTriedInVain(app));
  demand(isAhead, "the application waited for the mail server");

  const tried = untilTried(app, 1);
  demand(await isServed(app), "a page was not served");
  await Promise.race([tried, waitUntil("a letter", () => way.isMet(server), patience)]);
  demand(way.isMet(server), "the server had no occasion for it");
  if (restMs !== undefined) {
    await pause(restMs);
    server.treat({ at: "greeting", instead: "hang-up" });
  }
  const letters = await tried;
  demand(await isServed(app), "a page was not served afterwards");
  const expected = way.isFinal ? "failed" : "queued";
  const states = letters.map(({ state }) => state).join(", ");
  demand(letters.length === 2, `${letters.length} letters in the outbox`);
  demand(states === `${expected}, ${expected}`, `the letters are ${states}`);
  await way.end(server);
  if (way.isFinal) demand((await sendAgain(app)) === 2, "they are not shown as failed");
  else app.advance(minute);
  const after = await untilTried(app, way.isFinal ? 1 : 2);
  const left = after.map(({ state }) => state).join(", ");
  demand(left === "sent, sent", `the letters are ${left} once the server is well`);
  const arrived = server.kept
    .slice(keptBefore)
    .map(({ headers }) => singleHeader(headers, "message-id"));
  demand(new Set(arrived).size === 2, `${new Set(arrived).size} letters arrived`);
  demand(way.mayComeTwice || arrived.length === 2, `${arrived.length} messages arrived`);

  const logged = app.logged();
  const inBase64 = Buffer.from(`\0${credentials.name}\0${credentials.password}`).toString("base64");
  for (const word of [secret, credentials.password, inBase64]) {
    demand(!logged.includes(word), `${word} stands in the log`);
  }
  await app.db.deleteFrom("outbox").execute();
  return { faults, answeredMs };
}

const lettersOf = ({ db }: TestApp) =>
  db.selectFrom("outbox").select(["id", "state", "attempts", "lease_until"]).execute();

/** The letters, once each has been tried so often and none is in hand. */
async function untilTried(app: TestApp, attempts: number) {
  app.mailer.wake();
  const areTried = async () => {
    const letters = await lettersOf(app);
    const isTried = letters.every(
      (row) => row.lease_until === null && (row.attempts >= attempts || row.state === "failed"),
    );
    return letters.length > 0 && isTried && letters;
  };
  return waitUntil(`${attempts} attempts at each letter`, areTried, patience);
}

/** Whether an attempt at a letter has come to its end. */
async function isTriedInVain(app: TestApp): Promise<boolean> {
  const letters = await lettersOf(app);
  return letters.some(({ attempts, lease_until: lease }) => attempts > 0 && lease === null);
}

const isServed = async ({ url }: TestApp) => {
  const page = await fetch(`${url}/login`);
  return page.ok && (await page.text()).includes("<html");
};

/** As an administrator does with the letters shown as failed; gives how many they were. */
async function sendAgain({ client }: TestApp): Promise<number> {
  const { tokens } = await client.createSignedIn("admin");
  const token = tokens.accessToken;
  const { body } = await client.call("GET", "/api/v1/outbox?state=failed", { token });
  const { emails: letters } = OutboxList.parse(body);
  for (const { id } of letters) await client.call("POST", `/api/v1/outbox/${id}/resend`, { token });
  return letters.length;
}
