import { setTimeout as pause } from "node:timers/promises";
import { OutboxList } from "#contract/outbox.ts";
import type { TestApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";
import { singleHeader } from "#server/testing/mail-message.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { longWait } from "../suite.ts";
import type { MailFault } from "./faults.ts";
import { credentials, type FaultyMailServer } from "./faulty-server.ts";

const minute = 60_000;

/** The problems during one fault, one line each, and the response time of the application. */
export type FaultResult = { problems: string[]; answeredMs: number };

/**
 * Applies while the mail server has this fault. A silent server disconnects after `silenceMs`; without
 * it, the product's own timeout must end the connection.
 */
export async function applyDuring(
  app: TestApp,
  server: FaultyMailServer,
  fault: MailFault,
  silenceMs?: number,
): Promise<FaultResult> {
  const secret = `zq${Math.random().toString(36).slice(2, 12)}`;
  const email = `${secret}@people.example`;
  const problems: string[] = [];
  const check = (isCorrect: boolean, problem: string) => {
    if (!isCorrect) problems.push(`${problem} (${fault.name}, ${app.engine})`);
  };
  const acceptedBefore = server.accepted.length;
  fault.begin(server);
  const startedAt = performance.now();
  const { status } = await app.client.call("POST", "/api/v1/applications", {
    body: applicationFields({ email, full_name: `Name ${secret}` }),
  });
  const answeredMs = performance.now() - startedAt;
  check(status === 201, `the application returned ${status}`);
  // No attempt can have ended while the mail server is silent.
  const isIndependent = silenceMs === undefined || !(await hasAttemptEnded(app));
  check(isIndependent, "the application waited for the mail server");

  const attempted = waitForAttempts(app, 1);
  check(await isServed(app), "a page was not served");
  await Promise.race([attempted, waitUntil("an email", () => fault.hasOccurred(server), longWait)]);
  check(fault.hasOccurred(server), "the fault did not occur");
  if (silenceMs !== undefined) {
    await pause(silenceMs);
    server.setFault({ at: "greeting", reply: "disconnect" });
  }
  const emails = await attempted;
  check(await isServed(app), "a page was not served afterwards");
  const expected = fault.isPermanent ? "failed" : "queued";
  const states = emails.map(({ state }) => state).join(", ");
  check(emails.length === 2, `${emails.length} emails in the outbox`);
  check(states === `${expected}, ${expected}`, `the emails are ${states}`);
  await fault.end(server);
  if (fault.isPermanent) check((await resendFailed(app)) === 2, "they are not listed as failed");
  else app.advance(minute);
  const after = await waitForAttempts(app, fault.isPermanent ? 1 : 2);
  const finalStates = after.map(({ state }) => state).join(", ");
  check(finalStates === "sent, sent", `the emails are ${finalStates} after recovery`);
  const arrived = server.accepted
    .slice(acceptedBefore)
    .map(({ headers }) => singleHeader(headers, "message-id"));
  check(new Set(arrived).size === 2, `${new Set(arrived).size} different emails arrived`);
  check(fault.mayRepeat || arrived.length === 2, `${arrived.length} messages arrived`);

  const logged = app.logged();
  const inBase64 = Buffer.from(`\0${credentials.name}\0${credentials.password}`).toString("base64");
  for (const word of [secret, credentials.password, inBase64]) {
    check(!logged.includes(word), `${word} is in the log`);
  }
  await app.db.deleteFrom("outbox").execute();
  return { problems, answeredMs };
}

const readOutbox = ({ db }: TestApp) =>
  db.selectFrom("outbox").select(["id", "state", "attempts", "lease_until"]).execute();

/** The emails, once each has had this number of attempts and none is being sent. */
async function waitForAttempts(app: TestApp, attempts: number) {
  app.mailer.wake();
  const areAttempted = async () => {
    const emails = await readOutbox(app);
    const isDone = emails.every(
      (row) => row.lease_until === null && (row.attempts >= attempts || row.state === "failed"),
    );
    return emails.length > 0 && isDone && emails;
  };
  return waitUntil(`${attempts} attempts at each email`, areAttempted, longWait);
}

/** Whether an attempt to send an email has ended. */
async function hasAttemptEnded(app: TestApp): Promise<boolean> {
  const emails = await readOutbox(app);
  return emails.some(({ attempts, lease_until: lease }) => attempts > 0 && lease === null);
}

const isServed = async ({ url }: TestApp) => {
  const page = await fetch(`${url}/login`);
  return page.ok && (await page.text()).includes("<html");
};

/** Resends the failed emails as an administrator, and returns their number. */
async function resendFailed({ client }: TestApp): Promise<number> {
  const { tokens } = await client.createSignedIn("admin");
  const token = tokens.accessToken;
  const { body } = await client.call("GET", "/api/v1/outbox?state=failed", { token });
  const { emails } = OutboxList.parse(body);
  for (const { id } of emails) await client.call("POST", `/api/v1/outbox/${id}/resend`, { token });
  return emails.length;
}
